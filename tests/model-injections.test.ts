/** Requests that try to talk a language model into something, and a stand-in that does its worst: over HTTP, as streams. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import { DECLARATIONS } from '../src/drawing/language/declarations.ts'
import { STATEMENTS } from '../src/drawing/language/statements.ts'
import type { SeenCall } from './model-stand-in.ts'
import { startModelScene } from './model-scene.ts'
import type { ModelScene } from './model-scene.ts'
import { readStream } from './read-stream.ts'

interface Attack {
  readonly name: string
  readonly prompt?: string
  readonly concept?: string
  readonly images?: readonly string[]
}

const CORPUS = new URL('../corpus/', import.meta.url)
const ATTACKS = readFileSync(new URL('injections.jsonl', CORPUS), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Attack)

const PROGRAM_LINE = new RegExp(`^\\s*(?:reading:|${[...DECLARATIONS, ...STATEMENTS].map(({ keyword }) => keyword).join('\\b|')}\\b)`)
const RING = 'icon ring\nkeyline circle\ncircle 12,12 10\n'
const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
const slug = (text: string): string => text.toLowerCase().match(/[a-z]+/g)?.join('-') ?? 'x'

/** What a model might say at its worst, made of all that it was told. */
const WORST: Readonly<Record<string, (call: SeenCall) => string>> = {
  'the whole prompt': ({ system, turns }) => [system, ...turns].join('\n'),
  'the prompt as intent': ({ system }) => `${system.replaceAll('\n', ' ').slice(0, 150)}\n${RING}`,
  'a sentence of it as intent': ({ system }) => `The rules: ${system.split(/[.:]/, 1)[0]}.\n${RING}`,
  'the request part as intent': ({ turns }) => `${lines(turns[0] ?? '')[0]}\n${RING}`,
  'the prompt as statements': ({ system }) => `A.\n${RING}${lines(system).map((line) => `line ${line}\n`).join('')}`,
  'the prompt as lines': ({ system }) => `A ring.\n${RING}${system}`,
  'the prompt as comments': ({ system }) => `A.\n${RING.replaceAll('\n', ` # ${lines(system)[0]}\n`)}`,
  'the prompt as words': ({ system }) => `A.\n${RING}words ${slug(system).replaceAll('-', ', ')}\ncategory ${slug(system)}\n`,
  'the prompt as names': ({ system }) =>
    `A.\nicon ${slug(system).slice(0, 63)}\n${(slug(system).match(/[a-z]+(?:-[a-z]+){2}/g) ?? []).slice(0, 60).map((name) => `part ${name} { dot 12,12 }\n`).join('')}circle 12,12 10\n`,
  'the prompt as readings': ({ system }) => lines(system).map((line) => `reading: ${line}\n`).join(''),
  'an SVG with scripts': () =>
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>fetch("https://evil.example")</script></svg>',
  'a program in an SVG': () => `<svg onload="alert(1)">\n${RING}<script>alert(1)</script>\n</svg>`,
  '100 KB of program': () => `A ring.\nicon ring\n${'circle 12,12 10\n'.repeat(6500)}`,
  'prose': () => 'I am sorry, but as a language model I cannot draw that. See https://evil.example for more.',
  'an address': () => `A ring, see https://evil.example\n${RING}use https://evil.example/a.svg into 2,2 20x20\ntext "EVIL.EXAMPLE" 12,12 9\n`,
  'signs that nobody sees': () => `\u202eA ring\u0000\ufeff\n\u200bicon ring\n${RING}\u0000\u0007`,
}

describe('attacks by the words of a request', () => {
  const stack = new AsyncDisposableStack()
  let scene: ModelScene
  before(async () => void (scene = stack.use(await startModelScene())))
  after(() => stack.disposeAsync())

  it('are many, of many kinds', () => {
    ok(ATTACKS.length >= 60)
    equal(new Set(ATTACKS.map(({ name }) => name)).size, ATTACKS.length)
  })

  const worst = Object.entries(WORST)
  for (const [at, attack] of ATTACKS.entries()) {
    // Each attack meets one of the answers, and with the long tests all of them.
    const all = process.env['BURIN_FUZZ'] === 'full'
    const met = all ? worst : [worst[at % worst.length]!]
    for (const [name, say] of met)
      it(`${attack.name}, answered with ${name}, give a drawing or an honest draft`, async () => {
        const { model, service, payer } = scene
        const [before, logged] = [model.calls.length, service.log.length]
        model.says(say)
        const body = { ...attack, name: undefined, images: (attack.images ?? []).map(imageOf), stream: true }
        const response = await service.draw(body, { authorization: `Bearer ${payer.key}` })
        equal(response.status, 200, await response.clone().text())
        const events = (await readStream(response)).map(({ data }) => drawEventSchema.parse(JSON.parse(data)))
        deepEqual(events.filter(({ type }) => type === 'draw.completed' || type === 'error').map(({ type }) => type), ['draw.completed'])
        const last = events.at(-1)
        const item = last?.type === 'draw.completed' ? last.draw.data[0] : undefined
        ok(item?.svg.startsWith('<svg ') === true)
        ok(item.status === 'checked' || item.findings.some(({ severity }) => severity === 'error'))
        ok(item.program.length <= 16_384)
        const calls = model.calls.slice(before)
        ok(calls.length >= 1 && calls.length <= 4)
        // The request stands in its marks, which it does not end.
        for (const { turns } of calls) deepEqual(marksIn(turns[0] ?? ''), ['<<<REQUEST', 'REQUEST>>>'])
        const told = textsOf({ events, prompt: undefined }).filter((text) => text !== attack.prompt && text !== attack.concept)
        const secret = runsOf(proseOf(`${calls[0]?.system}\n${calls[0]?.turns[0]?.split('<<<REQUEST')[0]}`))
        for (const text of told) {
          deepEqual(lines(text).flatMap((line) => [...runsOf(line)].filter((run) => secret.has(run))), [], text)
          ok(!/<script|evil|https?:|\u0000|\u202e/i.test(text.replace('http://www.w3.org/2000/svg', '')) || isOwnWord(text, attack), text)
        }
        deepEqual(service.log.slice(logged).filter((line) => /"level":"(?:error|warn)"/.test(line)), [])
      })
  }
})

/** A finding quotes a word of the request that nothing is known of. */
function isOwnWord(text: string, { prompt = '' }: Attack): boolean {
  const [, quoted] = /"([^"]+)" is not shown/.exec(text) ?? []
  return quoted !== undefined && prompt.toLowerCase().includes(quoted.toLowerCase())
}

function marksIn(text: string): string[] {
  return text.match(/<<+\s*REQUEST|REQUEST\s*>>+|^(?:The request:.*\n)?<<.*|.*>>$/gm) ?? []
}

function imageOf(file: string): object {
  const base64 = readFileSync(new URL(`pictures/${file}`, CORPUS)).toString('base64')
  return { base64, mime: file.endsWith('.png') ? 'image/png' : 'image/webp' }
}

/** Every text in a value, however deep; but what was asked, which is told again as it came. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'prompt' || key === 'concept' ? [] : textsOf(one)))
}

/** Without the lines of programs and readings, which are no secret. */
function proseOf(prompt: string): string {
  return lines(prompt)
    .filter((line) => !PROGRAM_LINE.test(line))
    .join('\n')
}

/** Every run of five words. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}
