/** A service whose sites are served by several processes of their own. */
import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { promoteDeployment } from '../src/hosting/deployments/promote-deployment.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { promoteUnderReaders } from './promote-under-readers.ts'
import { startService, whenReady } from './start-service.ts'
import type { StartedService } from './start-service.ts'
import { until } from './until.ts'

const PROCESSES = 2
/** That many connections are on one process alone once in two thousand million times. */
const CONNECTIONS = 32
const HOST = 'my-shop.localhost'

/** A connection that stays, and whether it broke. */
interface Visitor {
  readonly ask: (path?: string) => Promise<string>
  broke: boolean
}

function visitor(port: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const one: Visitor = {
    broke: false,
    async ask(path = '/') {
      const asked = request({ port, host: '127.0.0.1', path, headers: { host: HOST }, agent })
      asked.on('socket', (socket) => {
        if (socket.listenerCount('close', broken) === 0) socket.once('close', broken)
      })
      const [response] = (await once(asked.end(), 'response')) as [IncomingMessage]
      return await text(response)
    },
  }
  const broken = (): void => void (one.broke = true)
  return one
}

function linesOf({ problems }: StartedService, event: string): { pid: number; signal?: string }[] {
  const lines = problems.split('\n').filter((line) => line.includes(`"${event}"`))
  return lines.map((line) => JSON.parse(line) as { pid: number; signal?: string })
}

describe(
  'sites in several processes',
  { skip: process.platform !== 'linux' && 'processes share a port on Linux' },
  () => {
    const stack = new AsyncDisposableStack()
    let hosting: Hosting
    let service: StartedService
    let port: number
    let operations: string
    let owner: { accountId: string; projectId: string }
    before(async () => {
      hosting = stack.use(await openHosting())
      const accountId = await hosting.addAccount()
      const project = await hosting.addProject(accountId, 'my-shop')
      owner = { accountId, projectId: project.id }
      await hosting.deploy(project, accountId, { 'index.html': 'first' })
      service = startService({
        BURIN_PARTS: 'sites',
        BURIN_SITES_WORKERS: String(PROCESSES),
        BURIN_SITES_DOMAIN: 'localhost',
        BURIN_DATA: hosting.dataFolder,
        DATABASE_URL: hosting.url,
      })
      stack.defer(() => void service.child.kill('SIGKILL'))
      await whenReady(service)
      port = Number(/Hosted sites are .*:(\d+)\)/.exec(service.out)?.[1])
      operations = /operators: (\S+)/.exec(service.out)?.[1] ?? ''
    })
    after(() => stack.disposeAsync())

    const pids = (): number[] => linesOf(service, 'site-process-began').map(({ pid }) => pid)
    const readiness = async (): Promise<unknown> => (await fetch(`${operations}/readyz`)).json()
    const metric = async (name: string): Promise<number> => {
      const page = await (await fetch(`${operations}/metrics`)).text()
      return Number(
        page
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      )
    }

    it('all answer; one that is killed takes only its own connections with it, and is replaced', async () => {
      equal(pids().length, PROCESSES)
      const visitors = Array.from({ length: CONNECTIONS }, () => visitor(port))
      const askAll = async (): Promise<void> => {
        const there = visitors.filter(({ broke }) => !broke)
        const told = there.map(async (one) => {
          // What is asked of a process that was just killed is lost with its connection, and with nothing else.
          const answer = await one.ask().catch(() => null)
          if (answer === null) await until(() => one.broke)
          return answer ?? 'first'
        })
        deepEqual(new Set(await Promise.all(told)), new Set(['first']))
      }
      await askAll()
      process.kill(pids()[0] ?? 0, 'SIGKILL')
      await until(() => visitors.some(({ broke }) => broke))
      // Whose connection was on the other process notices nothing, however often it asks meanwhile.
      while (linesOf(service, 'site-process-began').length === PROCESSES) await askAll()
      const left = visitors.filter(({ broke }) => !broke)
      ok(left.length > 0 && left.length < CONNECTIONS, `${left.length}`)
      equal(linesOf(service, 'site-process-lost')[0]?.signal, 'SIGKILL')
      notEqual(pids()[PROCESSES], pids()[0])
      await until(async () => JSON.stringify(await readiness()) === '{"status":"ready","warnings":[]}')
      process.kill(pids()[1] ?? 0, 'SIGKILL')
      await until(() => visitors.every(({ broke }) => broke))
      const warning = { part: 'site-processes', problem: `are 1 of ${PROCESSES}` }
      // Each one that is lost soon is replaced later than the one before, so at last one sees that it is missing.
      await until(async () => {
        if (linesOf(service, 'site-process-lost').length === pids().length - PROCESSES)
          process.kill(pids().at(-1) ?? 0, 'SIGKILL')
        return JSON.stringify(await readiness()) === JSON.stringify({ status: 'ready', warnings: [warning] })
      })
      await until(async () => JSON.stringify(await readiness()) === '{"status":"ready","warnings":[]}')
    })

    it('all learn what was promoted, and are counted together', async () => {
      const project = { id: owner.projectId, slug: 'my-shop' } as Parameters<Hosting['deploy']>[0]
      const asked = Array.from({ length: CONNECTIONS }, () => visitor(port))
      await Promise.all(asked.map(({ ask }) => ask('/none.css')))
      await until(async () => (await metric('burin_site_answers_total{status="404"}')) === CONNECTIONS)
      const next = await hosting.deploy(project, owner.accountId, { 'index.html': 'second' })
      await promoteDeployment(hosting.deps, { ...owner, deploymentId: next.id })
      await until(async () => (await Promise.all(asked.map(({ ask }) => ask()))).every((told) => told === 'second'))
      equal(await metric('burin_site_processes'), PROCESSES)
    })

    it('show each page with its own scripts, while deployments are promoted back and forth', async () => {
      const { loads, broken } = await promoteUnderReaders(hosting, { ports: [port, port], promotes: 20, readers: 16 })
      deepEqual(broken, [])
      ok(loads >= 16, `${loads}`)
    })

    it('end with the service, after what they answer', async () => {
      equal((await askSite({ port, host: HOST, path: '/' })).status, 200)
      const lost = linesOf(service, 'site-process-lost').length
      service.child.kill('SIGTERM')
      deepEqual(await service.ended, [0, null])
      match(service.problems, /"stopped"/)
      for (const pid of pids()) await until(() => !isThere(pid))
      equal(linesOf(service, 'site-process-lost').length, lost)
    })
  },
)

describe('a port for several processes', () => {
  it('that somebody else has is refused like any other', async () => {
    const { createServer } = await import('node:net')
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const taken = String((server.address() as { port: number }).port)
    const hosting = await openHosting()
    const service = startService({
      BURIN_PARTS: 'sites',
      BURIN_SITES_WORKERS: '2',
      BURIN_SITES_PORT: taken,
      BURIN_DATA: hosting.dataFolder,
      DATABASE_URL: hosting.url,
    })
    deepEqual(await service.ended, [1, null])
    match(service.problems, new RegExp(`BURIN_SITES_PORT is ${taken}, but another program listens`))
    server.close()
    await hosting[Symbol.asyncDispose]()
  })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
