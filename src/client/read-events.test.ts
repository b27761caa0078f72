import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readDrawExamples } from '../icons/openapi/examples.ts'
import { ApiProblem } from './api-problem.ts'
import { readEvents } from './read-events.ts'
import type { DrawProgress } from './read-events.ts'

const example = readDrawExamples().stream.replaceAll('A bookmark.', 'A 🔖 — bookmark.')

/** A stream of the bytes of a text, cut at those places. */
function cutAt(text: string, places: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return new ReadableStream({
    start: (controller) => {
      for (const [at, end] of [...ends, bytes.length].entries()) controller.enqueue(bytes.slice(ends[at - 1] ?? 0, end))
      controller.close()
    },
  })
}

async function all(text: string, places: readonly number[] = []): Promise<DrawProgress[]> {
  return Array.fromAsync(readEvents(cutAt(text, places)))
}

describe('readEvents', () => {
  it('reads the same events wherever the bytes are cut, however the lines end', async () => {
    const whole = await all(example)
    equal(whole.at(-1)?.type, 'draw.completed')
    ok(whole.some((event) => event.type === 'item.intent' && event.intent === 'A 🔖 — bookmark.'))
    deepEqual(
      await all(
        example,
        Array.from({ length: 100_000 }, (_, at) => at),
      ),
      whole,
    )
    const texts = fc.constantFrom(
      example,
      example.replaceAll('\n', '\r\n'),
      example.replaceAll('\n\n', '\n\n: keep-alive\n\n'),
    )
    await fc.assert(
      fc.asyncProperty(texts, fc.array(fc.nat(), { maxLength: 30 }), async (text, places) =>
        deepEqual(await all(text, places), whole),
      ),
    )
  })
  it('passes over events that a newer service tells', async () => {
    const told = (type: string, sequence: number, rest: object): string =>
      `id: ${sequence}\nevent: ${type}\ndata: ${JSON.stringify({ type, sequence, ...rest })}\n\n`
    const draw: unknown = (await all(example)).find(({ type }) => type === 'draw.completed')
    const text = [
      told('item.review', 0, { by: 'somebody' }),
      told('item.intent', 1, { index: 0, intent: 'A bell.', mood: 'merry' }),
      told('constructor', 2, {}),
      told('draw.completed', 3, { draw: (draw as { readonly draw: object }).draw }),
    ].join('')
    deepEqual(
      (await all(text)).map(({ type }) => type),
      ['item.intent', 'draw.completed'],
    )
  })
  it('throws the error that ends a stream', async () => {
    const error = { status: 502, code: 'model_error', message: 'No.', request_id: `req_${'0'.repeat(24)}` }
    const text = `id: 0\nevent: error\ndata: ${JSON.stringify({ type: 'error', sequence: 0, error })}\n\n`
    const outcome = await all(text).catch((problem: unknown) => problem)
    ok(outcome instanceof ApiProblem)
    deepEqual(outcome.error, error)
  })
  it('refuses what is no stream of this API', async () => {
    const cases: [string, RegExp][] = [
      ['', /ended before its last event/],
      [example.slice(0, -1), /ended before its last event/],
      [example.slice(0, 200), /ended before its last event/],
      ['<html>\n', /Unknown field/],
      [example.replace('"sequence":1}', '"sequence":2}'), /gap: event 2 came for 1/],
      [
        example.replace('event: item.intent', 'event: item.completed'),
        /named item\.completed, but its data says item\.intent/,
      ],
      ['id: 0\nevent: x\ndata: {\n\n', /JSON/],
      [`data: ${'x'.repeat(17_000_000)}`, /buffer/i],
    ]
    for (const [text, problem] of cases) await rejects(all(text), problem, text.slice(0, 40))
    await rejects(
      Array.fromAsync(readEvents(new Response(new Uint8Array([0xff, 10])).body ?? cutAt('', []))),
      TypeError,
    )
  })
  it('closes the stream when its reader stops', async () => {
    let isClosed = false
    const bytes = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(example.slice(0, 2000))),
      cancel: () => {
        isClosed = true
      },
    })
    for await (const event of readEvents(bytes)) {
      equal(event.type, 'draw.created')
      break
    }
    ok(isClosed)
  })
})
