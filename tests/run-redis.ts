import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { createLog } from '../src/platform/log.ts'
import { openRedis } from '../src/platform/redis/open-redis.ts'
import type { Redis } from '../src/platform/redis/open-redis.ts'
import { until } from './until.ts'

/** A Redis server of our own, for tests that stop, freeze and restart it. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Stops it answering while its connections stay open; `thaw` lets it go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** Why tests with a Redis server cannot run here; false when they can. For `{ skip }`. */
export const NO_REDIS: string | false =
  spawnSync('redis-server', ['--version']).status === 0 ? false : 'redis-server is not installed'

/** No system gives one of these to whoever asks for any port, as `listen(0)` and every connection do: it stays free. */
const PORTS = { from: 16_384, below: 32_768 }
const given = new Set<number>()

/** A port of this machine that nobody listens on, and that nobody gets by chance before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.below)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Starts it, without a file on disk, and waits until it answers. */
export async function runRedis(port: number): Promise<RedisServer> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/']
  const child = spawn('redis-server', options, { stdio: 'ignore' })
  const end = (): void => void child.kill('SIGKILL')
  process.on('exit', end)
  await until(() => {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}: is port ${port} taken?`)
    return answers(port)
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      process.off('exit', end)
      await stopped(child)
    },
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1', () => connection.write('PING\r\n'))
    connection.on('error', () => resolve(false))
    connection.on('close', () => resolve(false))
    connection.on('data', () => {
      connection.destroy()
      resolve(true)
    })
  })
}

/** How long a command may take where the processors have much else to do. */
const PATIENT_MS = 30_000

/** For services whose counts on Redis a test takes at their word. */
export const STEADY_REDIS = { BURIN_TEST_REDIS_MS: String(PATIENT_MS) }

/** A connection to a Redis that is there, which is not taken for away because the machine is busy. */
export async function steadyRedisOn(url: string): Promise<Redis> {
  const redis = await openRedis(
    url,
    createLog('debug', Date.now, () => undefined),
    { commandMs: PATIENT_MS },
  )
  await until(redis.isUp)
  return redis
}

/** A connection as the service has one, with the lines that it logs and their events; a command may take long unless told otherwise. */
export async function redisOn(
  url: string,
  commandMs: number = PATIENT_MS,
): Promise<{ readonly redis: Redis; readonly lines: readonly string[]; readonly events: () => string[] }> {
  const lines: string[] = []
  const redis = await openRedis(
    url,
    createLog('debug', Date.now, (line) => lines.push(line)),
    { commandMs },
  )
  return { redis, lines, events: () => lines.map((line) => (JSON.parse(line) as { event: string }).event) }
}

/** Stands before a server of this machine: takes connections, and lets nothing through before it is opened. */
export async function gatedProxy(
  port: number,
): Promise<AsyncDisposable & { readonly url: string; readonly open: () => void }> {
  const gate = Promise.withResolvers<void>()
  const sockets: Socket[] = []
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    sockets.push(from, to)
    for (const socket of [from, to]) socket.on('error', () => sockets.forEach((one) => one.destroy()))
    to.pipe(from)
    void gate.promise.then(() => from.pipe(to))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: gate.resolve,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
