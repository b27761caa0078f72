import { deepEqual, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { readStream } from '../../../tests/read-stream.ts'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'

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
const texts = fc.oneof(
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
    { weight: 40, arbitrary: good[name] ?? fitting },
    { weight: 4, arbitrary: fitting },
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
  return schema.type === 'boolean' ? fc.boolean() : texts
}

/** The answer's object; of a stream, the one at its end. */
async function answerOf(response: Response): Promise<Record<string, unknown>> {
  if (response.headers.get('content-type') !== 'text/event-stream') return (await response.json()) as never
  const last = JSON.parse((await readStream(response)).at(-1)?.data ?? '{}') as { draw: Record<string, unknown> }
  return last.draw
}

/** A body as text, sometimes with one character gone wrong. */
const bodies = fc
  .tuple(
    valuesOf(z.toJSONSchema(drawRequestSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
    fc.option(fc.tuple(fc.nat(), fc.string({ maxLength: 2 })), { freq: 9 }),
  )
  .map(([value, slip]) => {
    const text = JSON.stringify(value)
    const spoilt =
      slip === null ? text : text.slice(0, slip[0] % text.length) + slip[1] + text.slice((slip[0] % text.length) + 1)
    // Half a surrogate pair cannot be sent as UTF-8: what is judged must be what is sent.
    return spoilt.toWellFormed()
  })

const RUNS = process.env['BURIN_FUZZ'] === 'full' ? 20_000 : 1000

describe('POST /api/v1/icons, with whatever may come', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  it(`draws or refuses, and never breaks (${RUNS} requests)`, async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await service.draw(body)
        const answer = await answerOf(response)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        ok([200, 400, 404, 503].includes(response.status), `${response.status} for ${body}`)
        if (response.status === 200) {
          drawObjectSchema.parse(answer)
          // What the schema does not accept as it stands must never have been drawn.
          ok(drawRequestSchema.safeParse(JSON.parse(body)).success, body)
        } else {
          deepEqual(
            [answer['status'], answer['request_id'], typeof answer['message']],
            [response.status, response.headers.get('x-request-id'), 'string'],
          )
        }
      }),
      { numRuns: RUNS },
    )
    // The requests must reach the studio as well as the door, or the test tells nothing.
    for (const status of [200, 400, 404])
      ok((statuses.get(status) ?? 0) > RUNS / 100, `${status}: ${statuses.get(status) ?? 0}`)
  })
})
