/** Live draws by a language model, over HTTP, with a stand-in for the model and a real database. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { drawEventSchema } from '../src/contract/draw-event.ts'
import type { DrawStreamEvent } from '../src/contract/draw-event.ts'
import type { DrawObject } from '../src/contract/draw-object.ts'
import { openKnowledge } from '../src/main/open-knowledge.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import type { LoadedStudio } from '../src/main/icons-part-deps.ts'
import { attempt } from '../src/studio/attempt.ts'
import type { Payer } from './make-payer.ts'
import { startModelStandIn } from './model-stand-in.ts'
import type { ModelStandIn } from './model-stand-in.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import { readStream } from './read-stream.ts'
import { ownServer } from './test-database.ts'

describe('a draw by a language model', () => {
  const stack = new AsyncDisposableStack()
  let model: ModelStandIn
  let service: PayingService
  let payer: Payer
  let passedMs = 0

  before(async () => {
    model = stack.use(await startModelStandIn())
    const address = await stack.use(await ownServer()).makeDatabase()
    const source = openKnowledge()
    const loaded = {
      ...(await loadStudio()),
      forModel: {
        source: {
          rules: async () => source.rules(),
          knowledge: async (brief, index) => source.knowledge({ brief, index }),
        },
        judge: attempt,
      },
    } satisfies LoadedStudio
    const settings = {
      BURIN_AUTHOR: 'openai-compatible:stand-in',
      BURIN_AUTHOR_URL: model.url,
      BURIN_AUTHOR_KEY: 'secret-key',
    }
    service = await runPayingService(address, {}, settings, {
      loadStudio: async () => loaded,
      now: () => Date.now() + passedMs,
    })
    stack.defer(() => service.stop())
    payer = await service.makePayer(100)
  })
  after(() => stack.disposeAsync())

  const ask = (prompt: string, more: object = {}): Promise<Response> =>
    service.draw({ prompt, ...more }, { authorization: `Bearer ${payer.key}` })
  const drawn = async (prompt: string, more: object = {}): Promise<DrawObject> => {
    const response = await ask(prompt, more)
    equal(response.status, 200, await response.clone().text())
    return (await response.json()) as DrawObject
  }

  it('has a finding mended by the second attempt, says what both took, and costs one credit', async () => {
    const [before] = await service.balanceOf(payer)
    const { data, usage, credits } = await drawn('nearly a ring')
    deepEqual(
      data.map(({ status, attempts, intent }) => [status, attempts, intent]),
      [['checked', 2, 'A ring.']],
    )
    deepEqual([usage?.total_tokens, credits], [8080, 1])
    deepEqual(await service.balanceOf(payer), [before - 1n, 0n])
    const [, , correction = ''] = model.calls.at(-1)?.turns ?? []
    match(correction, /4 circle 12,12 7\.5/)
    match(correction, /- error \S+: line \d, column 1: /)
  })

  it('shows the program growing in a stream, but not its last line before that is paid for', async () => {
    const events = (await readStream(await ask('nearly a ring too', { stream: true, cut: { radius: 0 } }))).map(
      ({ data }) => drawEventSchema.parse(JSON.parse(data)),
    )
    const told = (round: number): string =>
      events
        .map((event) => (event.type === 'item.program.delta' && event.attempt === round ? event.delta : ''))
        .join('')
    deepEqual([told(1), told(2)], ['icon rings\nkeyline circle\ncircle 12,12 10\n', 'icon ring\nkeyline circle\n'])
    equal(
      previewOf(events)?.findings.some(({ severity }) => severity === 'error'),
      true,
    )
    const last = events.at(-1)
    ok(last?.type === 'draw.completed')
    deepEqual([last.draw.credits, last.draw.usage?.output_tokens], [1, 80])
  })

  it('costs nothing where it stays a draft', async () => {
    const [before] = await service.balanceOf(payer)
    const { data, credits } = await drawn('declines', { cut: { size: 16 } })
    deepEqual([data[0]?.status, credits], ['draft', 0])
    deepEqual(await service.balanceOf(payer), [before, 0n])
  })

  it('takes a program out of fences and comments, and nothing else of the answer', async () => {
    for (const word of ['fenced', 'chatty']) {
      const { data } = await drawn(`${word} ring`)
      equal(data[0]?.program, 'icon ring\nkeyline circle\ncircle 12,12 10\n')
    }
  })

  it('has readings drawn by the embedded author, and says so', async () => {
    const { data } = await drawn('reading of something')
    deepEqual([data[0]?.status, data[0]?.attempts], ['checked', 1])
    match(data[0]?.program ?? '', /file/)
    match(data[0]?.findings.map(({ message }) => message).join() ?? '', /was read as "file with a lock"/)
  })

  it('asks for a program where readings cannot be drawn', async () => {
    const { data } = await drawn('unreadable thing')
    deepEqual([data[0]?.status, data[0]?.intent], ['checked', 'A ring.'])
    match(model.calls.at(-1)?.turns.at(-1) ?? '', /florbnix/)
  })

  it("is the embedded author's where nothing that the model says can be drawn", async () => {
    for (const word of ['never', 'prose', 'garbage', 'cut']) {
      model.always(word)
      const { data } = await drawn('a bell')
      deepEqual([data[0]?.status, data[0]?.intent], ['checked', 'A bell.'], word)
    }
    model.always(null)
  })

  it('asks for two ideas of n = 2 first, and then for each, the second with what the first shows before it', async () => {
    const before = model.calls.length
    const { data, usage } = await drawn('reading as two things', { n: 2 })
    equal(data.length, 2)
    const [ideas = '', first = '', ...others] = model.calls.slice(before).map(({ turns }) => turns[0] ?? '')
    match(ideas, /words: reading as two things[^]*Two icons are wanted/)
    match(first, /The idea to show: A ring\./)
    match(others.at(-1) ?? '', /has this idea already: A file[^]*The idea to show: A file\./)
    equal(usage?.total_tokens, 4040 * (2 + others.length))
  })

  it('has the same rules at the beginning of every call, and the key in the header alone', () => {
    equal(new Set(model.calls.map(({ system }) => system)).size, 1)
    deepEqual([...new Set(model.calls.map(({ key }) => key))], ['Bearer secret-key'])
    equal(service.log.join('\n').includes('secret-key'), false)
  })

  it('is not made for sandbox keys', async () => {
    const asked = model.calls.length
    const response = await service.draw({ prompt: 'nearly a bell' })
    equal(((await response.json()) as DrawObject).usage, null)
    equal(model.calls.length, asked)
  })

  it('ends the request at the provider when its caller leaves', async () => {
    const leaving = new AbortController()
    const called = model.called()
    const asking = fetch(`${service.baseUrl}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${payer.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'silent bell' }),
      signal: leaving.signal,
    })
    const call = await called
    leaving.abort()
    await Promise.all([call.left, asking.catch(() => null)])
  })

  it('fails with the code and the seconds of the provider, which is asked again when it is back', async () => {
    for (const [word, status, code, seconds] of [
      ['busy', 503, 'model_unavailable', 7],
      ['crowd', 503, 'model_unavailable', 5],
      ['wrong-key', 503, 'model_unavailable', 60],
      ['unknown', 503, 'model_unavailable', 60],
    ] as const) {
      const response = await ask(`${word} bell`)
      const body = (await response.json()) as { readonly code: string; readonly retry_after: number }
      deepEqual([response.status, body.code, body.retry_after], [status, code, seconds])
    }
    equal((await drawn('good again')).data[0]?.status, 'checked')
    ok(service.log.some((line) => line.includes('status 401')))
  })

  it('is left alone for a while after five failures, and asked again then', async () => {
    const status = async (): Promise<string> => {
      const response = await fetch(`${service.baseUrl}/api/v1/models/iconmodel-1`)
      return ((await response.json()) as { readonly status: string }).status
    }
    // What failed before is long ago.
    passedMs += 60_000
    model.always('broken')
    const before = model.calls.length
    for (let times = 0; times < 5; times++) equal((await ask('a bell')).status, 503)
    const asked = model.calls.length
    equal(asked, before + 5)
    const refused = (await (await ask('a bell')).json()) as { readonly code: string; readonly retry_after: number }
    equal(refused.code, 'model_unavailable')
    ok(refused.retry_after >= 1 && refused.retry_after <= 15)
    deepEqual([model.calls.length, await status()], [asked, 'offline'])
    equal((await service.draw({ prompt: 'a bell' })).status, 200)
    passedMs += 15_000
    model.always(null)
    equal((await drawn('good now')).data[0]?.status, 'checked')
    equal(await status(), 'online')
  })
})

function previewOf(events: readonly DrawStreamEvent[]): Extract<DrawStreamEvent, { type: 'item.preview' }> | undefined {
  return events.find((event) => event.type === 'item.preview')
}
