import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { freePort, NO_REDIS, runRedis, STEADY_REDIS } from '../../tests/run-redis.ts'
import { drawLine, runIconsService } from '../../tests/run-icons-service.ts'
import type { IconsService } from '../../tests/run-icons-service.ts'
import { until } from '../../tests/until.ts'
import type { Database } from '../database/database.ts'
import { loadPooledStudio } from '../main/load-pooled-studio.ts'
import type { Crash } from '../studio/drawn.ts'
import type { Studio } from '../studio/draw.ts'
import { reportingStudio } from '../studio/reporting-studio.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from './metrics.ts'
import { createOperations } from './create-operations.ts'
import type { Operations } from './create-operations.ts'
import type { HealthCheck } from './health-check.ts'

/** The value of a metric as Prometheus reads it, with the labels as they stand there; undefined when there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

async function metricsOf(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text()
}

/** A studio that met a fault of the engine on the way. */
const CRASHED: Studio = {
  revision: 'test',
  isDeterministic: true,
  concept: () => 'line',
  draw: async (brief) => ({
    ...(await drawLine(brief)),
    crashes: [{ program: 'icon bad', cut: brief.cut, trace: 'Error: no corner' }],
  }),
}

describe('what operators see of the icon service', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService({
      draw: async (brief) => {
        if (brief.concept === 'broken') throw new Error('no such thing')
        if (brief.concept === 'nothing') return { concept: 'nothing', items: [], usage: null }
        const drawn = await drawLine(brief)
        if (brief.concept !== 'draft') return drawn
        return { ...drawn, items: drawn.items.map((item) => ({ ...item, status: 'draft', attempts: 4 })) }
      },
    })
  })
  after(async () => service.stop())

  it('is not on the public port', async () => {
    for (const path of ['/metrics', '/readyz']) equal((await fetch(service.baseUrl + path)).status, 404, path)
    equal((await fetch(`${service.baseUrl}/healthz`)).status, 200)
  })

  it('counts answers by route, method and status', async () => {
    const series = (labels: string): string => `burin_http_request_duration_seconds_count{${labels}}`
    const listed = series('method="GET",route="/api/v1/models/:model",status="404"')
    const unknown = series('method="POST",route="none",status="404"')
    const malformed = series('method="malformed",route="none",status="400"')
    const before = await metricsOf(service.operationsOn)
    await fetch(`${service.baseUrl}/api/v1/models/some-model`)
    await fetch(`${service.baseUrl}/some-path`, { method: 'POST' })
    const connection = connect(service.port, '127.0.0.1', () => connection.write('nonsense\r\n\r\n'))
    await once(connection.resume(), 'close')
    const text = await metricsOf(service.operationsOn)
    for (const name of [listed, unknown, malformed]) equal(valueOf(text, name), (valueOf(before, name) ?? 0) + 1, name)
    ok(!/some-model|some-path/.test(text))
  })

  it('counts draws by their outcome and who asked, and the attempts they took', async () => {
    for (const concept of ['cloud', 'cloud', 'draft', 'broken', 'nothing']) await service.draw({ concept, n: 2 })
    await service.draw({ concept: 'no slug!' })
    const text = await metricsOf(service.operationsOn)
    const draws = (outcome: string): number | undefined =>
      valueOf(text, `burin_draws_total{outcome="${outcome}",caller="sandbox"}`)
    deepEqual(
      [draws('checked'), draws('draft'), draws('server_error'), draws('model_error'), draws('invalid_request')],
      [2, 1, 1, 1, undefined],
    )
    deepEqual(
      ['1', '4'].map((most) => valueOf(text, `burin_draw_item_attempts_bucket{le="${most}"}`)),
      [4, 6],
    )
  })

  it('counts and logs crashes of the engine, with their program', async () => {
    const deps = { loadStudio: async (report: (crash: Crash) => void) => reportingStudio(CRASHED, report) }
    const crashed = await runIconsService({}, {}, deps)
    try {
      equal((await crashed.draw({ concept: 'cloud' })).status, 200)
      equal(valueOf(await metricsOf(crashed.operationsOn), 'burin_compiler_crashes_total'), 1)
      const lines = crashed.log.map((line) => JSON.parse(line) as Record<string, unknown>)
      const line = lines.find(({ event }) => event === 'compiler-crashed')
      deepEqual(
        [line?.['program'], line?.['cut'], line?.['problem']],
        ['icon bad', '24/2/3 outlined', 'Error: no corner'],
      )
    } finally {
      await crashed.stop()
    }
  })

  it('counts what idempotency keys meet', async () => {
    const headers = { 'idempotency-key': 'one' }
    for (const concept of ['cloud', 'cloud', 'heart']) await service.draw({ concept }, headers)
    const text = await metricsOf(service.operationsOn)
    deepEqual(
      ['first', 'kept', 'other-request', 'running'].map((claim) =>
        valueOf(text, `burin_idempotency_keys_total{claim="${claim}"}`),
      ),
      [1, 1, 1, undefined],
    )
  })

  it('counts what limits refuse, by limit', async () => {
    const limited = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '1', BURIN_LIMIT_WRONG_KEYS: '1' })
    for (let turn = 0; turn < 3; turn++) {
      await limited.draw({ concept: 'cloud' })
      await limited.draw({ concept: 'cloud' }, { authorization: 'Bearer wrong' })
    }
    const text = await metricsOf(limited.operationsOn)
    deepEqual(
      ['sandbox', 'wrong-keys'].map((policy) => valueOf(text, `burin_rate_limited_total{policy="${policy}"}`)),
      [2, 2],
    )
    await limited.stop()
  })

  it('shows what threads and cache of the studio are at', async () => {
    const pooled = await runIconsService(
      {},
      {},
      { loadStudio: async () => loadPooledStudio({ workers: 1, cacheMib: 1, hasCredits: true, dataFolder: '.data' }) },
    )
    for (const prompt of ['a cloud', 'a heart', 'a cloud']) await pooled.draw({ prompt })
    const text = await metricsOf(pooled.operationsOn)
    deepEqual(
      ['burin_worker_threads', 'burin_draws_running'].map((name) => valueOf(text, name)),
      [3, 0],
      'one of them is kept for those who pay, and one draws from pictures',
    )
    deepEqual(
      ['high', 'normal', 'low'].map((priority) => valueOf(text, `burin_draws_waiting{priority="${priority}"}`)),
      [0, 0, 0],
    )
    deepEqual(
      ['burin_cache_hits_total', 'burin_cache_misses_total'].map((name) => valueOf(text, name)),
      [1, 2],
    )
    ok((valueOf(text, 'burin_cache_bytes') ?? 0) > 1000)
    await pooled.stop()
  })

  it('shows whether Redis answers, and draws without it', { skip: NO_REDIS }, async () => {
    const redis = await runRedis(await freePort())
    const shared = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '100', REDIS_URL: redis.url, ...STEADY_REDIS })
    await shared.ready()
    const isUp = async () => valueOf(await metricsOf(shared.operationsOn), 'burin_part_up{part="redis"}')
    equal(await isUp(), 1)
    await redis.stop()
    equal((await shared.draw({ concept: 'cloud' })).status, 200)
    equal(await isUp(), 0)
    equal((await fetch(`${shared.operationsOn}/readyz`)).status, 200)
    await shared.stop()
  })

  it('is what Prometheus reads', async () => {
    const response = await fetch(`${service.operationsOn}/metrics`)
    match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    ok(text.split('\n').length > 50)
    for (const line of text.split('\n'))
      match(line, /^$|^# (HELP|TYPE) \w+ .+$|^[a-z_0-9]+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+$/)
    for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'process_start_time_seconds'])
      ok((valueOf(text, name) ?? 0) > 0, name)
  })

  it('says not ready before the studio is warm, and ready from then on', async () => {
    const cold = await runIconsService()
    const early = await fetch(`${cold.operationsOn}/readyz`)
    deepEqual(
      [early.status, await early.json()],
      [503, { status: 'not-ready', problems: [{ part: 'studio', problem: 'is still loading' }], warnings: [] }],
    )
    await cold.ready()
    const late = await fetch(`${cold.operationsOn}/readyz`)
    deepEqual([late.status, await late.json()], [200, { status: 'ready', warnings: [] }])
    const text = await metricsOf(cold.operationsOn)
    equal(valueOf(text, 'burin_info{revision="test-revision"}'), 1)
    equal(valueOf(text, 'burin_part_up{part="studio"}'), 1)
    await cold.stop()
  })

  it('says not ready while the service stops, and goes last', async () => {
    const gate = Promise.withResolvers<void>()
    const slow = await runIconsService({ draw: async (brief) => gate.promise.then(() => drawLine(brief)) })
    const answer = slow.draw({ concept: 'cloud' })
    await until(() => slow.briefs.length > 0)
    const stopped = slow.stop()
    const response = await fetch(`${slow.operationsOn}/readyz`)
    const { problems } = (await response.json()) as { problems: { part: string; problem: string }[] }
    equal(response.status, 503)
    deepEqual(problems[0], { part: 'service', problem: 'is stopping' })
    gate.resolve()
    equal((await answer).status, 200)
    await stopped
    await fetch(slow.operationsOn).then(
      () => ok(false, 'it still answers'),
      () => undefined,
    )
  })

  it('says not ready while the database is away, and closes it after the studio', async () => {
    const closed: string[] = []
    let isAway = true
    const database: Database = {
      query: async () => [],
      transaction: async () => Promise.reject(new Error('not in this test')),
      listen: () => Promise.reject(new Error('nobody listens here')),
      isReady: async () => !isAway,
      [Symbol.asyncDispose]: async () => void closed.push('database'),
    }
    const kept = await runIconsService(
      {},
      {},
      {
        openDatabase: async () => database,
        loadStudio: async () => ({
          revision: 'test-revision',
          isDeterministic: true,
          concept: () => 'line',
          draw: drawLine,
          [Symbol.asyncDispose]: async () => void closed.push('studio'),
        }),
      },
    )
    await kept.ready()
    const response = await fetch(`${kept.operationsOn}/readyz`)
    deepEqual(
      [response.status, ((await response.json()) as { problems: unknown }).problems],
      [503, [{ part: 'database', problem: 'does not answer' }]],
    )
    equal(valueOf(await metricsOf(kept.operationsOn), 'burin_part_up{part="database"}'), 0)
    isAway = false
    equal((await fetch(`${kept.operationsOn}/readyz`)).status, 200)
    equal(valueOf(await metricsOf(kept.operationsOn), 'burin_part_up{part="database"}'), 1)
    await kept.stop()
    deepEqual(closed, ['studio', 'database'])
  })

  it('ends requests that take longer than a stop may', async () => {
    const stuck = await runIconsService({ draw: async () => new Promise(() => undefined) }, {}, { closingMs: 20 })
    const answer = stuck.draw({ concept: 'cloud' }).catch(() => 'cut')
    await until(() => stuck.briefs.length > 0)
    await stuck.stop()
    equal(await answer, 'cut')
  })
})

describe('createOperations', () => {
  const checks = new Map<string, HealthCheck>()
  const lines: string[] = []
  let operations: Operations
  let address: string
  before(async () => {
    const metrics = createMetrics(checks)
    const log = createLog('info', Date.now, (line) => lines.push(line))
    operations = createOperations({
      metrics,
      checks,
      pages: new Map([['/told', async (query) => ({ status: 404, body: { asked: query.get('name') } })]]),
      makeRequestId: () => `req_${'a'.repeat(24)}`,
      log,
      names: ['burin.internal'],
    })
    address = await operations.listen({ host: '127.0.0.1', port: 0 })
  })
  after(async () => operations[Symbol.asyncDispose]())

  it('answers what parts of the service add, by GET and HEAD', async () => {
    const told = await fetch(`${address}/told?name=a%2Fb`)
    deepEqual([told.status, await told.text()], [404, '{"asked":"a/b"}'])
    equal((await fetch(`${address}/told`, { method: 'POST' })).status, 405)
  })
  it('names every part that is needed and down, and no other', async () => {
    checks.set('a', { isUp: () => true, isNeeded: true, problem: 'is gone' })
    checks.set('b', { isUp: async () => false, isNeeded: true, problem: 'does not answer' })
    checks.set('c', { isUp: () => false, isNeeded: false, problem: 'is away' })
    const response = await fetch(`${address}/readyz`)
    deepEqual(
      [response.status, await response.json()],
      [
        503,
        {
          status: 'not-ready',
          problems: [{ part: 'b', problem: 'does not answer' }],
          warnings: [{ part: 'c', problem: 'is away' }],
        },
      ],
    )
    const text = await metricsOf(address)
    deepEqual(
      ['a', 'b', 'c'].map((part) => valueOf(text, `burin_part_up{part="${part}"}`)),
      [1, 0, 0],
    )
    checks.clear()
  })

  it('takes a part that does not answer for down', async () => {
    checks.set('hung', { isUp: () => new Promise(() => undefined), isNeeded: true, problem: 'hangs' })
    equal((await fetch(`${address}/readyz`)).status, 503)
    checks.clear()
  })

  it('guards every answer', async () => {
    const cases: [string, RequestInit, number][] = [
      ['/healthz', {}, 200],
      ['/healthz?x', { method: 'HEAD' }, 200],
      ['/', {}, 404],
      ['/metrics/', {}, 404],
      ['/constructor', {}, 404],
      ['/metrics', { method: 'POST', body: 'x'.repeat(100_000) }, 405],
    ]
    for (const [path, init, status] of cases) {
      const response = await fetch(address + path, init)
      equal(response.status, status, path)
      equal(response.headers.get('x-request-id'), `req_${'a'.repeat(24)}`)
      equal(response.headers.get('x-content-type-options'), 'nosniff')
      equal(response.headers.get('cache-control'), 'no-store')
      equal(response.headers.get('access-control-allow-origin'), null)
      equal(response.headers.get('allow'), status === 405 ? 'GET, HEAD' : null)
    }
  })

  it('shows metrics by names only that lead here for sure', async () => {
    const { hostname, port } = new URL(address)
    const statusFor = async (host: string, path = '/metrics'): Promise<number> => {
      const [response] = (await once(get({ hostname, port, path, headers: { host } }), 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode ?? 0
    }
    for (const host of ['localhost:3003', 'LOCALHOST', '127.0.0.1', '10.0.0.7:3003', '[::1]:3003', '[fd00::7]'])
      equal(await statusFor(host), 200, host)
    for (const host of ['burin.internal', 'burin.internal:3003', 'Burin.Internal'])
      equal(await statusFor(host), 200, host)
    for (const host of ['evil.example', 'evil.example:3003', '127.0.0.1.evil.example', 'localhost.evil.example', 'a@b'])
      equal(await statusFor(host), 421, host)
    // Those who only ask whether it is well may call it what they like.
    equal(await statusFor('evil.example', '/healthz'), 200)
  })

  it('answers what is no HTTP', async () => {
    const connection = connect(Number(new URL(address).port), '127.0.0.1', () => connection.write('nonsense\r\n\r\n'))
    const [bytes] = (await once(connection, 'data')) as [Buffer]
    match(bytes.toString(), /^HTTP\/1\.1 400 [^]*x-request-id: req_/)
  })

  it('tells nobody but the log what went wrong', async () => {
    checks.set('faulty', {
      isUp: () => {
        throw new Error('secret')
      },
      isNeeded: true,
      problem: '',
    })
    const response = await fetch(`${address}/readyz`)
    equal(response.status, 500)
    ok(!(await response.text()).includes('secret'))
    ok(lines.some((line) => line.includes('operations-failed') && line.includes('secret')))
    checks.clear()
  })

  it('rejects when the port it is told is taken, and takes another when it is not told', async () => {
    const metrics = createMetrics(checks)
    const log = createLog('info', Date.now, (line) => lines.push(line))
    const other = createOperations({ metrics, checks, pages: new Map(), makeRequestId: () => 'req', log, names: [] })
    const port = Number(new URL(address).port)
    const refused = await other.listen({ host: '127.0.0.1', port }).catch((error: { code: string }) => error.code)
    equal(refused, 'EADDRINUSE')
    // Somebody has the usual port: this server, or whoever was first.
    const holder = createServer().on('error', () => undefined)
    holder.listen(3003, '127.0.0.1')
    await Promise.race([once(holder, 'listening'), once(holder, 'error')]).catch(() => undefined)
    const found = await other.listen({ host: '127.0.0.1', port: null })
    ok(!found.endsWith(':3003'))
    ok(lines.some((line) => line.includes('operations-port-taken')))
    await other[Symbol.asyncDispose]()
    metrics[Symbol.dispose]()
    holder.close()
  })
})
