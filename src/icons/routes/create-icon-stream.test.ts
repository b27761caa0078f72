import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readStream } from '../../../tests/read-stream.ts'
import { drawLine, runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { until } from '../../../tests/until.ts'
import { drawEventSchema } from '../../contract/draw-event.ts'
import type { DrawStreamEvent } from '../../contract/draw-event.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { BusyError } from '../../platform/workers.ts'
import { DrawRefused } from '../../draws/draw-refused.ts'

async function eventsOf(response: Response): Promise<DrawStreamEvent[]> {
  return (await readStream(response)).map((message) => {
    const event = drawEventSchema.parse(JSON.parse(message.data))
    deepEqual([message.event, message.id], [event.type, String(event.sequence)])
    return event
  })
}

describe('POST /api/v1/icons with stream: true', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  it('tells everything in order, numbered from 0, and ends with the whole draw', async () => {
    const response = await service.draw({ concept: 'cloud', n: 2, stream: true })
    equal(response.status, 200)
    equal(response.headers.get('content-type'), 'text/event-stream')
    equal(response.headers.get('cache-control'), 'no-store')
    match(response.headers.get('x-request-id') ?? '', /^req_/)
    const events = await eventsOf(response)
    deepEqual(
      events.map(({ type, ...rest }) => ('index' in rest ? `${type} ${rest.index}` : type)),
      [
        'draw.created',
        ...[0, 1].flatMap((index) =>
          ['item.intent', 'item.program.delta', 'item.program.delta', 'item.preview', 'item.completed'].map(
            (type) => `${type} ${index}`,
          ),
        ),
        'draw.completed',
      ],
    )
    deepEqual(
      events.map((event) => event.sequence),
      events.map((_, at) => at),
    )
  })

  it('begins when the draw is admitted, before anything is drawn', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await runIconsService({
      draw: async (brief, watch) => gate.promise.then(() => drawLine(brief, watch)),
    })
    const response = await slow.draw({ concept: 'cloud', stream: true })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    let text = ''
    while (!text.includes('\n\n')) text += new TextDecoder().decode((await reader.read()).value)
    match(text, /^id: 0\nevent: draw\.created\ndata: .*"concept":"cloud".*\n\n$/)
    gate.resolve()
    while (!text.includes('event: draw.completed')) text += new TextDecoder().decode((await reader.read()).value)
    await slow.stop()
  })

  it('is an ordinary refusal when there is no room', async () => {
    const full = await runIconsService({ draw: async () => Promise.reject(new BusyError('overload', 3)) })
    const response = await full.draw({ concept: 'cloud', stream: true })
    deepEqual([response.status, response.headers.get('retry-after')], [503, '3'])
    await full.stop()
  })

  it('begins with the draw so far, and its deltas make the program', async () => {
    const events = await eventsOf(await service.draw({ prompt: 'a cloud', stream: true }))
    const [created] = events
    const completed = events.at(-1)
    ok(created?.type === 'draw.created' && completed?.type === 'draw.completed')
    const { data: none, took_ms: _before, ...begun } = created.draw
    const { data, took_ms: _after, ...ended } = completed.draw
    deepEqual(none, [])
    deepEqual(begun, ended)
    const deltas = events.flatMap((event) => (event.type === 'item.program.delta' ? [event.delta] : []))
    equal(deltas.join(''), data[0]?.program)
    const item = events.find((event) => event.type === 'item.completed')
    deepEqual(item?.item, data[0])
  })

  it('is the same draw as without streaming', async () => {
    const whole = (await (await service.draw({ concept: 'cloud', n: 2 })).json()) as DrawObject
    const last = (await eventsOf(await service.draw({ concept: 'cloud', n: 2, stream: true }))).at(-1)
    ok(last?.type === 'draw.completed')
    const comparable = ({ id: _id, created: _created, took_ms: _took, ...rest }: DrawObject): unknown => rest
    deepEqual(comparable(last.draw), comparable(whole))
  })

  it('answers what fails before the first event as ordinary JSON', async () => {
    const cases: [unknown, Record<string, string>, number][] = [
      [{ stream: true }, {}, 400],
      [{ concept: 'cloud', stream: true, model: 'other' }, {}, 404],
      [{ concept: 'cloud', stream: true }, { authorization: 'Bearer svc_test_short' }, 401],
      [{ concept: 'cloud', stream: 'yes' }, {}, 400],
    ]
    for (const [body, headers, status] of cases) {
      const response = await service.draw(body, headers)
      deepEqual([response.status, response.headers.get('content-type')], [status, 'application/json; charset=utf-8'])
      equal(((await response.json()) as { status: number }).status, status)
    }
    const broken = await runIconsService({
      draw: async () => {
        throw new Error('secret detail')
      },
    })
    equal((await broken.draw({ concept: 'cloud', stream: true })).status, 500)
    await broken.stop()
  })

  it('ends with one error event when it fails on the way, which hides what is internal', async () => {
    for (const [failure, code] of [
      [new Error('secret detail'), 'server_error'],
      [new DrawRefused('model_unavailable', 'Later.', { retryAfter: 7 }), 'model_unavailable'],
    ] as const) {
      const begun = Promise.withResolvers<void>()
      const broken = await runIconsService({
        draw: async () => {
          await begun.promise
          throw failure
        },
      })
      const response = await broken.draw({ concept: 'cloud', stream: true })
      begun.resolve()
      const events = await eventsOf(response)
      deepEqual(
        events.map((event) => event.type),
        ['draw.created', 'error'],
      )
      const last = events[1]
      ok(last?.type === 'error')
      equal(last.error.code, code)
      equal(last.error.request_id, response.headers.get('x-request-id'))
      ok(!JSON.stringify(events).includes('secret'))
      ok(broken.log.some((line) => line.includes(last.error.request_id) && line.includes('"event":"failed"')))
      await broken.stop()
    }
  })

  it('ends with 502 as an event when nothing could be drawn', async () => {
    const begun = Promise.withResolvers<void>()
    const empty = await runIconsService({
      draw: async (brief) => {
        await begun.promise
        const drawn = await drawLine(brief)
        return { ...drawn, items: drawn.items.map((item) => ({ ...item, svg: '' })) }
      },
    })
    const response = await empty.draw({ concept: 'cloud', stream: true })
    begun.resolve()
    const events = await eventsOf(response)
    const last = events.at(-1)
    ok(last?.type === 'error')
    deepEqual([last.error.status, last.error.code], [502, 'model_error'])
    await empty.stop()
  })

  it('cancels the draw when the client goes away, and counts no error', async () => {
    let reason: unknown = null
    const slow = await runIconsService({
      draw: (_brief, _watch, signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reason = signal.reason
            reject(signal.reason as Error)
          })
        }),
    })
    for (const stream of [true, false]) {
      reason = null
      const drawn = slow.briefs.length
      const controller = new AbortController()
      const request = fetch(`${slow.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: `Bearer ${slow.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ concept: 'cloud', stream }),
        signal: controller.signal,
      }).catch(() => null)
      await until(() => slow.briefs.length > drawn)
      if (stream) await request
      controller.abort()
      await until(() => reason !== null)
      equal((reason as Error).name, 'AbortError')
      await request
    }
    ok(!slow.log.some((line) => line.includes('"level":"error"')), slow.log.join(''))
    await slow.stop()
  })

  it('lets a stream end when the service is told to stop', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await runIconsService({
      draw: async (brief) => {
        await gate.promise
        return drawLine(brief)
      },
    })
    const response = await slow.draw({ concept: 'cloud', stream: true })
    const stopped = slow.stop()
    gate.resolve()
    equal((await eventsOf(response)).at(-1)?.type, 'draw.completed')
    await stopped
  })
})
