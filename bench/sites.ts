import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { startNginx } from './sites/nginx.ts'
import type { ServerKind } from './sites/serve.ts'

const HELP = `sites: requests that a second of processor time answers, of the server of hosted sites beside others in the same run

  npm run -s bench -- sites [--requests N] [--rounds N]

  --requests N  requests of each server, file and form in a round (default 2000)
  --rounds N    rounds, of which the median counts (default 5)

A bare server of Node answers the same bytes by their address and does nothing else: what it reaches beside another server is
the ceiling of any server on Node, and stands in brackets. sirv and @fastify/static read the same files, packed beforehand where they
are asked for packed ones; so does nginx, with one worker, where it is installed.`

const KINDS: readonly ServerKind[] = ['bare', 'sites', 'sirv', 'fastify-static']
const SIZES: Readonly<Record<string, number>> = { '1k.html': 1_000, '30k.html': 30_000, '200k.html': 200_000 }
const CONNECTIONS = 16
/** A large file takes so many times fewer requests. */
const BYTES_EACH = 30_000
/** A server that runs for days has compiled what it does over and over. */
const WARMING = 4_000

/** `ask` gives the processor time that it took so far, in microseconds. */
interface Running extends Disposable {
  readonly port: number
  readonly ask: () => Promise<number>
}

async function start(kind: ServerKind, folder: string): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'sites', 'serve.ts'), [kind, folder])
  const port = await messageOf(child)
  const ask = async (): Promise<number> => {
    child.send('processor time')
    return messageOf(child)
  }
  return { port, ask, [Symbol.dispose]: () => void child.kill() }
}

async function messageOf(child: ChildProcess): Promise<number> {
  const [message] = (await once(child, 'message')) as [number]
  return message
}

/** Requests that a second of the server's processor time answers. */
async function rateOf({ port, ask }: Running, path: string, coding: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = requests
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const headers = { host: 'site.sites.test', 'accept-encoding': coding }
      const [response] = (await once(get({ port, path, headers, agent }), 'response')) as [IncomingMessage]
      if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
      await once(response.resume(), 'end')
    }
  }
  const before = await ask()
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const spent = (await ask()) - before
  agent.destroy()
  return requests / (spent / 1e6)
}

async function measure(requests: number, rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'burin-bench-sites-'))
  using stack = new DisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true }))
  for (const [name, size] of Object.entries(SIZES)) {
    const text = `<p>${randomBytes(size).toString('base64')}`.slice(0, size)
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  const servers = new Map<string, Running>()
  for (const kind of KINDS) servers.set(kind, stack.use(await start(kind, folder)))
  const nginx = await startNginx(folder)
  if (nginx !== null) servers.set('nginx', stack.use(nginx))
  for (const running of servers.values()) await rateOf(running, '/1k.html', 'identity', WARMING)
  const lines = ['file      form      bare/s    ÷ bare  ÷ sirv       ÷ @fastify/static  ÷ nginx']
  for (const [name, size] of Object.entries(SIZES))
    for (const coding of ['identity', 'br']) {
      const count = Math.ceil(requests / Math.max(1, size / BYTES_EACH))
      lines.push(await line(servers, { name, coding, requests: count, rounds }))
    }
  if (nginx === null) lines.push('nginx is not installed here, or does not start.')
  return lines.join('\n')
}

/** One file in one form, by all servers in turn. */
async function line(
  servers: ReadonlyMap<string, Running>,
  { name, coding, requests, rounds }: { name: string; coding: string; requests: number; rounds: number },
): Promise<string> {
  const rates: Map<string, number>[] = []
  for (const running of servers.values()) await rateOf(running, `/${name}`, coding, Math.ceil(requests / 4))
  for (let round = 0; round < rounds; round += 1) {
    const rate = new Map<string, number>()
    for (const [kind, running] of servers) rate.set(kind, await rateOf(running, `/${name}`, coding, requests))
    rates.push(rate)
  }
  const share = (of: string, by: string): string => {
    const shares = rates.map((rate) => (rate.get(of) ?? 0) / (rate.get(by) ?? Infinity))
    return (quantile(shares, 0.5) ?? 0).toFixed(2)
  }
  const beside = (kind: string): string => `${share('sites', kind)} (${share('bare', kind)})`
  const bare = quantile(
    rates.map((rate) => rate.get('bare') ?? 0),
    0.5,
  )
  const cells = [name, coding, String(Math.round(bare ?? 0)), share('sites', 'bare'), beside('sirv')]
  cells.push(beside('fastify-static'), servers.has('nginx') ? beside('nginx') : '-')
  return cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('')
    .trimEnd()
}

const WIDTHS = [10, 10, 10, 8, 13, 19, 0]

const OPTIONS = {
  requests: { type: 'string', default: '2000' },
  rounds: { type: 'string', default: '5' },
} as const

await runBench(HELP, OPTIONS, (values) =>
  measure(wholeOption('requests', values.requests, 1), wholeOption('rounds', values.rounds, 1)),
)
