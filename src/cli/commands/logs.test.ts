import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../../tests/call-burin.ts'
import type { BurinEnded, BurinWorld } from '../../../tests/call-burin.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { recordTraffic } from '../../hosting/traffic/record-traffic.ts'
import { Stopped } from '../stopped.ts'

describe('burin logs and open', () => {
  let api: HostingApi
  let token: string
  let project: { readonly id: string; readonly url: string }
  before(async () => {
    api = await runHostingApi()
    token = (await api.addPerson()).token
    const made = await api.ask('POST', '/projects/', { token, body: { name: 'Logs', slug: 'logs-one' } })
    project = made.body as typeof project
  })
  after(() => api[Symbol.asyncDispose]())
  const burin = async (line: string, world: BurinWorld = {}): Promise<BurinEnded> =>
    callBurin(`${line} --project logs-one`, {
      now: api.hosting.deps.now,
      ...world,
      environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token },
    })
  async function visit(path: string, { at = 0, status = 200 } = {}): Promise<void> {
    const request = {
      projectId: project.id,
      at: new Date(api.hosting.deps.now() - 60_000 + at),
      method: 'GET',
      path,
      status,
      bytes: 2048,
      ms: 3,
      network: '192.0.2.0/24',
      userAgent: null,
      referrer: null,
    }
    await recordTraffic(api.hosting.deps.database, { counts: [], requests: [request] })
  }

  it('says that nobody asked', async () => {
    const { exitCode, output, problem } = await burin('logs')
    deepEqual([exitCode, output], [0, ''])
    equal(
      problem,
      'burin: nobody asked anything of logs-one in the last 24 hours; what visitors ask shows within a minute or two\n',
    )
    equal((await burin('logs --json')).output, '')
  })

  it('shows requests, the newest last, as lines for people and for programs', async () => {
    await visit('/new', { at: 2000, status: 404 })
    await visit('/old\u001B[31m')
    const { output, problem } = await burin('logs')
    equal(problem, 'TIME  STATUS  METHOD  PATH  SIZE  TOOK  NETWORK OF THE VISITOR\n')
    match(
      output,
      /^\S{19}Z {2}200 {2}GET {2}\/old {2}2 KiB {2}3 ms {2}192\.0\.2\.0\/24\n\S+ {2}404 {2}GET {2}\/new .*\n$/,
    )
    const [narrow = ''] = (await burin('logs', { columns: 40 })).output.split(/(?=^\d)/m)
    match(narrow, /^\S{19}Z {2}200 {2}GET\n {2}\/old\n {2}2 KiB {2}3 ms {2}192\.0\.2\.0\/24\n$/)
    const lines = (await burin('logs --json')).output.trimEnd().split('\n')
    deepEqual(
      lines.map((line) => (JSON.parse(line) as { status: number }).status),
      [200, 404],
    )
  })

  it('follows: each new one once, also one that comes late or twice; waits for a service that is away; ends with 130', async () => {
    const controller = new AbortController()
    const looks = [
      async () => visit('/late', { at: -5000 }),
      async () => undefined,
      async () => void (isAway = true),
      async () => undefined,
      async () => {
        isAway = false
        await visit('/twin', { at: 3000 })
        await visit('/twin', { at: 3000 })
      },
    ]
    let isAway = false
    const fetchOrNot: typeof fetch = async (...asked) =>
      isAway ? new Response('{"error":"Down."}', { status: 503 }) : fetch(...asked)
    const { exitCode, output, problem } = await burin('logs --follow --json', {
      signal: controller.signal,
      fetch: fetchOrNot,
      wait: async (ms) => {
        // The client waits by itself before it asks a second time.
        if (ms !== 10_000) return
        const next = looks.shift()
        if (next === undefined) controller.abort(new Stopped())
        controller.signal.throwIfAborted()
        await next?.()
      },
    })
    equal(exitCode, 130, problem)
    const paths = output
      .split('\n')
      .filter((line) => line.includes('"path"'))
      .map((line) => (JSON.parse(line) as { path: string }).path)
    deepEqual(paths.slice(2), ['/late', '/twin', '/twin'])
    deepEqual(problem.match(/Asking again every 10 seconds\./g)?.length, 1, problem)
  })

  it('open shows the site in a browser where somebody sits, and prints its address anyway', async () => {
    const opened: string[] = []
    const openBrowser = async (address: string): Promise<boolean> => opened.push(address) > 0
    const shown = await burin('open', { answers: [], openBrowser })
    deepEqual([shown.exitCode, shown.output, opened], [0, `${project.url}\n`, [project.url]])
    match(shown.problem, /logs-one shows visitors nothing yet; burin deploy/)
    deepEqual((await burin('open', { openBrowser })).output, `${project.url}\n`)
    equal(opened.length, 1)
    deepEqual(JSON.parse((await burin('open --json', { answers: [], openBrowser })).output), {
      url: project.url,
      opened: false,
    })
    match((await burin('open', { answers: [] })).problem, /no browser could be started/)
  })

  it('open knows a deployment by its label', async () => {
    const made = await api.ask('POST', '/projects/slug/logs-one/deployments', { token })
    const { label, url } = made.body as { label: string; url: string }
    equal((await burin(`open ${label.slice(0, 6)}`)).output, `${url}\n`)
    match((await burin('open nothing-like-it')).problem, /has no deployment "nothing-like-it"/)
  })
})
