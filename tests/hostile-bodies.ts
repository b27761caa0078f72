import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { z } from 'zod'
import { drawRequestSchema } from '../src/contract/draw-request.ts'

/** As much of JSON Schema as the request's schema uses. */
interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    ' ',
    '24',
    24,
    2.5,
    -0,
    1e308,
    null,
    true,
    [],
    {},
    '__proto__',
    'a\u0000b',
    '\ud800',
    'AAAA',
    'iconmodel-1',
  ),
)
const slugs = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,6}$/)
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 520 }),
  slugs,
  fc.base64String({ maxLength: 60 }),
  fc.lorem({ maxCount: 8 }),
)
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

/** What a property that is only "a string" to the schema must be for a request to get through. */
const good: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  model: fc.constant('iconmodel-1'),
  concept: slugs,
  base64: fc.constant(PIXEL),
  mime: fc.constant('image/png'),
}

/** Values that fit the schema's outline most of the time, and now and then anything at all. */
function valuesOf(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const fitting = fittingValuesOf(schema)
  return fc.oneof(
    { weight: 60, arbitrary: good[name] ?? fitting },
    { weight: 3, arbitrary: fitting },
    { weight: 1, arbitrary: junk },
  )
}

function fittingValuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.items !== undefined) return fc.array(valuesOf(schema.items), { maxLength: 5 })
  if (schema.properties !== undefined) {
    const properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, valuesOf(inner, name)]),
    )
    const known = fc.record(properties, { requiredKeys: [] })
    const strange = fc.tuple(
      known,
      fc.dictionary(
        fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('__proto__', 'toString', 'constructor')),
        junk,
        { maxKeys: 1 },
      ),
    )
    return fc.oneof(
      { weight: 9, arbitrary: known },
      { weight: 1, arbitrary: strange.map(([fitting, more]) => ({ ...fitting, ...more })) },
    )
  }
  return schema.type === 'boolean' ? fc.boolean() : words
}

/** Requests as the schema outlines them. */
const values = valuesOf(z.toJSONSchema(drawRequestSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)

/** Half a surrogate pair cannot be sent as UTF-8: what is judged must be what is sent. */
const texts = values.map((value) => JSON.stringify(value).toWellFormed())

const bytesOf = (text: string): Uint8Array => Buffer.from(text)

/** A text with one place gone wrong. */
const slips = fc
  .tuple(
    texts,
    fc.nat(),
    fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom('"', '\\', '}', ']', ',', ':', '\0', '{"a":')),
  )
  .map(([text, place, noise]) => {
    const at = place % text.length
    return (text.slice(0, at) + noise + text.slice(at + 1)).toWellFormed()
  })

/** A text with more text behind one of its brackets, braces or commas, where it may well still be JSON. */
const stuffed = fc
  .tuple(
    texts,
    fc.nat(),
    fc.constantFrom(
      '"n":1,',
      '"n":1,"\\u006e":1,',
      '"__proto__":{"n":2},',
      '"constructor":{"prototype":{}},',
      '"prompt":1e999,',
      '"cut":{"size":1e-999},',
      `"n":${'9'.repeat(400)},`,
      `"n":${'9'.repeat(4000)},`,
      `"prompt":"${'a'.repeat(5000)}",`,
      `"prompt":"${'\\"'.repeat(3000)}",`,
      `"${'k'.repeat(5000)}":0,`,
      `"x":${'['.repeat(40)}${']'.repeat(40)},`,
      `"x":${'{"y":'.repeat(40)}0${'}'.repeat(40)},`,
      `"x":${'['.repeat(4000)},`,
      `${'0,'.repeat(30_000)}`,
      '\n'.repeat(5000),
      '/* */',
      '\ufeff',
      '\u0000',
    ),
  )
  .map(([text, place, more]) => {
    const doors = [...text.matchAll(/[{[,]/g)].map(({ index }) => index + 1)
    const at = doors[place % doors.length] ?? 1
    return text.slice(0, at) + more + text.slice(at)
  })

/** An object of very many properties, known ones among them. */
const crowds = fc
  .tuple(texts, fc.constantFrom(100, 19_000, 20_000, 21_000))
  .map(([text, count]) => `{${Array.from({ length: count }, (_, i) => `"p${i}":0`).join()},"rest":${text}}`)

/** Bytes that are no JSON in UTF-8, or only just. */
const encoded = fc.tuple(texts, fc.nat()).chain(([text, place]) =>
  fc.constantFrom<Uint8Array>(
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
    Buffer.from(text, 'latin1'),
    Buffer.from(`\ufeff${text}`),
    gzipSync(text),
    Buffer.from(text).subarray(0, place % text.length),
    Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0xaf])]),
    Buffer.from(text).map((byte, i) => (i === place % text.length ? byte ^ 0x80 : byte)),
  ),
)

/** Pictures that are cut off, of other sizes than they say, or noise behind a good beginning. */
const pictures = fc
  .tuple(fc.nat(), fc.uint8Array({ maxLength: 40 }), fc.constantFrom('image/png', 'image/jpeg', 'image/webp'))
  .map(([place, noise, mime]) => {
    const picture = Buffer.from(PIXEL, 'base64')
    picture.set(noise.subarray(0, 20), 8 + (place % 20))
    const cut = picture.subarray(0, 1 + (place % (picture.length + 20)))
    const starts = { 'image/png': '', 'image/jpeg': '\xff\xd8\xff', 'image/webp': 'RIFF\x20\0\0\0WEBPVP8 ' }
    const start = Buffer.from(starts[mime], 'latin1')
    const base64 = Buffer.concat(start.length > 0 ? [start, noise] : [cut]).toString('base64')
    return JSON.stringify({ prompt: 'like this', images: [{ base64, mime }] })
  })

/** Bodies of draws: valid, nearly valid and hostile ones, derived from the schema of the request. */
export const hostileBodies: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 60, arbitrary: texts.map(bytesOf) },
  { weight: 12, arbitrary: slips.map(bytesOf) },
  { weight: 12, arbitrary: stuffed.map((text) => bytesOf(text.toWellFormed())) },
  { weight: 8, arbitrary: encoded },
  { weight: 6, arbitrary: pictures.map(bytesOf) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
  { weight: 1, arbitrary: crowds.map(bytesOf) },
)
