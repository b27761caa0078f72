import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AuthorFailure, Draft, Proposals, Session, Verdict } from '../src/author/author.ts'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import type { DrawStreamEvent } from '../src/contract/draw-event.ts'
import { attempt } from '../src/studio/attempt.ts'
import { createStudio } from '../src/studio/draw.ts'
import type { Studio } from '../src/studio/draw.ts'
import { readStream } from './read-stream.ts'
import { runIconsService } from './run-icons-service.ts'

const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const TOOK = { inputTokens: 700, outputTokens: 30, reasoningTokens: 0, totalTokens: 730 }

function draft(program: string): Draft {
  return { program, intent: 'A circle.', findings: [], idea: 'scripted' }
}

/** A studio of this thread whose author does what a script says. */
function studioBy(script: (session: Session) => Proposals): Studio {
  const author = {
    concept: () => 'circle',
    isDeterministic: false,
    revision: 'a script',
    propose: (_brief: unknown, _index: 0 | 1, session: Session) => script(session),
  }
  return createStudio({ author, judge: attempt, revision: 'test-revision' })
}

function piecesIn(events: readonly DrawStreamEvent[], round: number): string {
  return events
    .map((event) => (event.type === 'item.program.delta' && event.attempt === round ? event.delta : ''))
    .join('')
}

/** The events of a stream; `read` is called as soon as a piece of a program has come. */
async function eventsOf(response: Response, read: () => void): Promise<DrawStreamEvent[]> {
  const [whole, early] = response.body?.tee() ?? []
  ok(whole !== undefined && early !== undefined)
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of early) {
    text += decoder.decode(bytes, { stream: true })
    if (text.includes('item.program.delta')) read()
  }
  return (await readStream(new Response(whole))).map(({ data }) => drawEventSchema.parse(JSON.parse(data)))
}

describe('a draw by an author that waits', () => {
  it('streams its text as it comes, has a finding mended by the second attempt, and says what both took', async () => {
    const read = Promise.withResolvers<void>()
    const service = await runIconsService(
      studioBy(async function* ({ report }) {
        let program = CROWDED
        for (;;) {
          for (const delta of program.match(/.{1,7}/gs) ?? []) report({ kind: 'text', delta })
          report({ kind: 'usage', usage: TOOK })
          // Nothing of the draft is there yet but what was told.
          await read.promise
          const { findings } = yield draft(program)
          if (findings.some(({ rule }) => rule !== 'program')) program = GOOD
        }
      }),
    )
    const response = await service.draw({ concept: 'circle', stream: true })
    const events = await eventsOf(response, read.resolve)
    deepEqual([piecesIn(events, 1), piecesIn(events, 2)], [CROWDED, GOOD])
    const last = events.at(-1)
    ok(last?.type === 'draw.completed')
    deepEqual([last.draw.data[0]?.status, last.draw.data[0]?.attempts], ['checked', 2])
    deepEqual(last.draw.usage, { input_tokens: 1400, output_tokens: 60, reasoning_tokens: 0, total_tokens: 1460 })
    await service.stop()
  })

  it('ends with one error event when its author fails half-way', async () => {
    const read = Promise.withResolvers<void>()
    const failing = async function* ({ report }: Session): AsyncGenerator<Draft, AuthorFailure, Verdict> {
      report({ kind: 'text', delta: 'icon ' })
      await read.promise
      yield draft('icon broken\ncircel 12,12\n')
      return { kind: 'unavailable', retryAfterSeconds: 7 }
    }
    const service = await runIconsService(studioBy(failing))
    const events = await eventsOf(await service.draw({ concept: 'circle', stream: true }), read.resolve)
    const ends = events.filter(({ type }) => type === 'error' || type === 'draw.completed')
    const last = events.at(-1)
    ok(last?.type === 'error' && ends.length === 1)
    deepEqual([last.error.status, last.error.code, last.error.retry_after], [503, 'model_unavailable', 7])
    await service.stop()
  })

  it('is ended when its caller hangs up', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    const left = Promise.withResolvers<void>()
    const service = await runIconsService(
      studioBy(async function* ({ signal }) {
        asked.resolve(signal)
        signal.addEventListener('abort', () => left.resolve())
        await left.promise
        yield draft(GOOD)
        return null
      }),
    )
    const hangUp = new AbortController()
    const answer = fetch(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ concept: 'circle' }),
      signal: hangUp.signal,
    })
    const signal = await asked.promise
    hangUp.abort()
    await answer.catch(() => null)
    await left.promise
    equal(signal.aborted, true)
    await service.stop()
  })
})
