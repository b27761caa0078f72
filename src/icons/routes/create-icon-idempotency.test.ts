import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readStream } from '../../../tests/read-stream.ts'
import { drawLine, runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { until } from '../../../tests/until.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import type { ErrorBody } from '../../contract/error-object.ts'

describe('POST /api/v1/icons with an Idempotency-Key', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  let made = 0
  const fresh = (): string => `key-${(made += 1)}`
  const withKey = (key: string): Record<string, string> => ({ 'idempotency-key': key })

  it('answers the same request with the stored answer, and says so', async () => {
    const headers = withKey(fresh())
    const first = await service.draw({ prompt: 'a cloud', n: 2 }, headers)
    equal(first.headers.get('idempotency-replayed'), null)
    const draws = service.briefs.length
    const second = await service.draw({ n: 2, prompt: 'a cloud' }, headers)
    equal(second.status, 200)
    equal(second.headers.get('idempotency-replayed'), 'true')
    equal(await second.text(), await first.text())
    equal(service.briefs.length, draws)
  })

  it('takes the key bare or as a quoted string', async () => {
    const key = fresh()
    const first = (await (await service.draw({ concept: 'cloud' }, withKey(key))).json()) as DrawObject
    const second = (await (await service.draw({ concept: 'cloud' }, withKey(`"${key}"`))).json()) as DrawObject
    equal(second.id, first.id)
  })

  it('refuses another body under the same key', async () => {
    const headers = withKey(fresh())
    await service.draw({ concept: 'cloud' }, headers)
    const response = await service.draw({ concept: 'bell' }, headers)
    const answer = (await response.json()) as ErrorBody
    deepEqual([answer.status, answer.code, answer.param], [400, 'invalid_request', 'Idempotency-Key'])
  })

  it('takes defaults that are spelt out, and another `stream`, for the same request', async () => {
    const headers = withKey(fresh())
    const first = (await (await service.draw({ prompt: 'a cloud' }, headers)).json()) as DrawObject
    const cut = { size: 24, stroke: 2, radius: 3, finish: 'outlined' }
    for (const more of [
      { n: 1 },
      { cut: {} },
      { cut: { radius: 3 } },
      { cut },
      { images: [] },
      { model: 'iconmodel-1' },
      { stream: false },
    ]) {
      const response = await service.draw({ prompt: 'a cloud', ...more }, headers)
      equal(response.headers.get('idempotency-replayed'), 'true', JSON.stringify(more))
      equal(((await response.json()) as DrawObject).id, first.id)
    }
    const streamed = await service.draw({ prompt: 'a cloud', stream: true, cut, n: 1 }, headers)
    equal(streamed.headers.get('content-type'), 'text/event-stream')
    deepEqual(JSON.parse((await readStream(streamed)).at(-1)?.data ?? '').draw, first)
    for (const other of [{ n: 2 }, { cut: { ...cut, size: 16 } }, { concept: 'cloud' }])
      equal((await service.draw({ prompt: 'a cloud', ...other }, headers)).status, 400, JSON.stringify(other))
  })

  it('keeps keys of callers apart', async () => {
    const headers = withKey(fresh())
    await service.draw({ concept: 'cloud' }, headers)
    const other = { ...headers, authorization: `Bearer svc_test_${'z'.repeat(32)}` }
    const response = await service.draw({ concept: 'bell' }, other)
    deepEqual([response.status, response.headers.get('idempotency-replayed')], [200, null])
  })

  it('takes 1 and 255 characters, and refuses 0, 256 and what is not visible ASCII', async () => {
    for (const key of ['x', 'x'.repeat(255), '!~"\\'])
      equal((await service.draw({ concept: 'cloud' }, withKey(key))).status, 200, key)
    for (const key of ['', '""', 'x'.repeat(256), 'a b', 'clé', 'a, b']) {
      const response = await service.draw({ concept: 'cloud' }, withKey(key))
      const answer = (await response.json()) as ErrorBody
      deepEqual([answer.status, answer.param], [400, 'Idempotency-Key'], key)
    }
  })

  it('answers 429 while the first is drawing; a client that left gets its answer later', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await runIconsService({
      draw: async (brief, watch, signal) => {
        await gate.promise
        equal(signal, undefined)
        return drawLine(brief, watch)
      },
    })
    const headers = withKey(fresh())
    for (const stream of [true, false]) {
      const controller = new AbortController()
      const left = fetch(`${slow.baseUrl}/api/v1/icons`, {
        method: 'POST',
        headers: { authorization: `Bearer ${slow.key}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ concept: 'cloud', stream }),
        signal: controller.signal,
      }).catch(() => null)
      if (stream) await until(() => slow.briefs.length > 0)
      const running = await slow.draw({ concept: 'cloud', stream: true }, headers)
      const answer = (await running.json()) as ErrorBody
      deepEqual([answer.status, answer.code], [429, 'rate_limit_exceeded'])
      match(running.headers.get('retry-after') ?? '', /^[1-9]\d*$/)
      equal(String(answer.retry_after), running.headers.get('retry-after'))
      controller.abort()
      await left
    }
    gate.resolve()
    let response = await slow.draw({ concept: 'cloud', stream: true }, headers)
    while (response.status === 429) response = await slow.draw({ concept: 'cloud', stream: true }, headers)
    equal(response.headers.get('idempotency-replayed'), 'true')
    equal((await readStream(response)).at(-1)?.event, 'draw.completed')
    equal(slow.briefs.length, 1)
    await slow.stop()
  })

  it('replays a stream as a stream, with the draw that was stored', async () => {
    const headers = withKey(fresh())
    const drawOf = async (response: Response): Promise<unknown> =>
      (JSON.parse((await readStream(response)).at(-1)?.data ?? '{}') as { draw: unknown }).draw
    const first = await drawOf(await service.draw({ concept: 'cloud', stream: true }, headers))
    const again = await service.draw({ concept: 'cloud', stream: true }, headers)
    equal(again.headers.get('content-type'), 'text/event-stream')
    equal(again.headers.get('idempotency-replayed'), 'true')
    deepEqual(await drawOf(again), first)
  })

  it('lets the key go when the draw fails', async () => {
    let fails = true
    const moody = await runIconsService({
      draw: async (brief) => {
        if (fails) throw new Error('not today')
        return drawLine(brief)
      },
    })
    const headers = withKey(fresh())
    equal((await moody.draw({ concept: 'cloud' }, headers)).status, 500)
    equal((await moody.draw({ concept: 'cloud', model: 'other' }, headers)).status, 404)
    fails = false
    const response = await moody.draw({ concept: 'cloud' }, headers)
    deepEqual([response.status, response.headers.get('idempotency-replayed')], [200, null])
    await moody.stop()
  })
})

describe('live draws', () => {
  it('are refused while the model is offline; sandbox keys draw', async () => {
    const offline = await runIconsService(
      {},
      { BURIN_MODEL: 'offline' },
      {
        authenticate: async ({ authorization: [header] }) =>
          header?.includes('svc_live_') === true
            ? { kind: 'live', id: 'x', accountId: 'acc_x', keyId: 'key_x' }
            : { kind: 'sandbox', id: 'x', network: '192.0.2.1' },
      },
    )
    const response = await offline.draw({ concept: 'cloud' }, { authorization: `Bearer svc_live_${'a'.repeat(32)}` })
    const answer = (await response.json()) as ErrorBody
    deepEqual([answer.status, answer.code, answer.retry_after], [503, 'model_offline', undefined])
    equal((await offline.draw({ concept: 'cloud' })).status, 200)
    const models = (await (await fetch(`${offline.baseUrl}/api/v1/models`)).json()) as { data: { status: string }[] }
    equal(models.data[0]?.status, 'offline')
    ok(offline.briefs.length === 1)
    await offline.stop()
  })
})
