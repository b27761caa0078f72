/** Requests that try to talk a language model into something, and a stand-in that does its worst: over HTTP, as streams. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import { ATTACKS, CORPUS, repeatedRuns, WORST } from './model-attacks.ts'
import type { Attack } from './model-attacks.ts'
import { startModelScene } from './model-scene.ts'
import type { ModelScene } from './model-scene.ts'
import { readStream } from './read-stream.ts'

describe('attacks by the words of a request', () => {
  const stack = new AsyncDisposableStack()
  let scene: ModelScene
  before(async () => void (scene = stack.use(await startModelScene())))
  after(() => stack.disposeAsync())

  // Every attack meets an answer in `author/model/attacks.test.ts`, without a service; here some do, and with the long tests all with all.
  const worst = Object.entries(WORST)
  const isPicked = (attack: Attack, at: number, by: number): boolean =>
    process.env['BURIN_FUZZ'] === 'full' ||
    (by % 3 === 0 && at === 5 * by + 1) ||
    (attack.name === 'two contradictory pictures' && by === 0)
  for (const [at, attack] of ATTACKS.entries())
    for (const [name, say] of worst.filter((_, by) => isPicked(attack, at, by)))
      it(`${attack.name}, answered with ${name}, give a drawing or an honest draft`, async () => {
        const { model, service, payer } = scene
        const [before, logged] = [model.calls.length, service.log.length]
        model.says(say)
        const body = { ...attack, name: undefined, images: (attack.images ?? []).map(imageOf), stream: true }
        const response = await service.draw(body, { authorization: `Bearer ${payer.key}` })
        equal(response.status, 200, await response.clone().text())
        const events = (await readStream(response)).map(({ data }) => drawEventSchema.parse(JSON.parse(data)))
        deepEqual(
          events.filter(({ type }) => type === 'draw.completed' || type === 'error').map(({ type }) => type),
          ['draw.completed'],
        )
        const last = events.at(-1)
        const item = last?.type === 'draw.completed' ? last.draw.data[0] : undefined
        ok(item?.svg.startsWith('<svg ') === true)
        ok(item.status === 'checked' || item.findings.some(({ severity }) => severity === 'error'))
        ok(item.program.length <= 16_384)
        const calls = model.calls.slice(before)
        ok(calls.length >= 1 && calls.length <= 4)
        // The request stands in its marks, which it does not end.
        for (const { turns } of calls) deepEqual(turns[0]?.match(/[<>]{2,}/g), ['<<<', '>>>'])
        const told = [...new Set(textsOf(events))].filter((text) => text !== attack.prompt && text !== attack.concept)
        deepEqual(repeatedRuns(told.join('\n'), calls[0]!), [])
        for (const text of told) {
          ok(
            !/<script|evil|https?:|\p{Cc}|\u202e/iu.test(
              text.replace('http://www.w3.org/2000/svg', '').replaceAll('\n', ''),
            ) || isOwnWord(text, attack),
            text,
          )
        }
        deepEqual(
          service.log.slice(logged).filter((line) => /"level":"(?:error|warn)"/.test(line)),
          [],
        )
      })
})

/** A finding quotes a word of the request that nothing is known of. */
function isOwnWord(text: string, { prompt = '' }: Attack): boolean {
  const [, quoted] = /"([^"]+)" is not shown/.exec(text) ?? []
  return quoted !== undefined && prompt.toLowerCase().includes(quoted.toLowerCase())
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
