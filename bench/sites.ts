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
import type { ServerKind } from './sites/serve.ts'

const HELP = `sites: requests that a second of processor time answers, of the server of hosted sites beside others in the same run

  npm run -s bench -- sites [--requests N] [--rounds N]

  --requests N  requests of each server, file and form in a round (default 6000)
  --rounds N    rounds, of which the median counts (default 3)

A bare server of Node answers the same bytes by their address and does nothing else. sirv and @fastify/static read the
same files, packed beforehand where they are asked for packed ones.`

const KINDS: readonly ServerKind[] = ['bare', 'sites', 'sirv', 'fastify-static']
const SIZES: Readonly<Record<string, number>> = { '1k.html': 1_000, '30k.html': 30_000, '200k.html': 200_000 }
const CONNECTIONS = 16
/** A large file takes so many times fewer requests. */
const BYTES_EACH = 30_000

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
  try {
    for (const [name, size] of Object.entries(SIZES)) {
      const text = `<p>${randomBytes(size).toString('base64')}`.slice(0, size)
      writeFileSync(join(folder, name), text)
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    }
    const lines = ['file      form      bare/s    sites ÷ bare  sites ÷ sirv  sites ÷ @fastify/static']
    for (const [name, size] of Object.entries(SIZES))
      for (const coding of ['identity', 'br'])
        lines.push(await line(folder, name, coding, Math.ceil(requests / Math.max(1, size / BYTES_EACH)), rounds))
    return lines.join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One file in one form, by all servers in turn. */
async function line(folder: string, name: string, coding: string, requests: number, rounds: number): Promise<string> {
  const shares: Record<string, number[]> = {}
  const bare: number[] = []
  using stack = new DisposableStack()
  const servers = new Map<ServerKind, Running>()
  for (const kind of KINDS) servers.set(kind, stack.use(await start(kind, folder)))
  for (const running of servers.values()) await rateOf(running, `/${name}`, coding, Math.ceil(requests / 4))
  for (let round = 0; round < rounds; round += 1) {
    const rates = new Map<ServerKind, number>()
    for (const [kind, running] of servers) rates.set(kind, await rateOf(running, `/${name}`, coding, requests))
    bare.push(rates.get('bare') ?? 0)
    for (const kind of KINDS) (shares[kind] ??= []).push((rates.get('sites') ?? 0) / (rates.get(kind) ?? 1))
  }
  const told = (kind: ServerKind): string => (quantile(shares[kind] ?? [], 0.5) ?? 0).toFixed(2).padEnd(14)
  const rate = Math.round(quantile(bare, 0.5) ?? 0)
  return `${name.padEnd(10)}${coding.padEnd(10)}${String(rate).padEnd(10)}${told('bare')}${told('sirv')}${told('fastify-static')}`.trimEnd()
}

const OPTIONS = {
  requests: { type: 'string', default: '6000' },
  rounds: { type: 'string', default: '3' },
} as const

await runBench(HELP, OPTIONS, (values) =>
  measure(wholeOption('requests', values.requests, 1), wholeOption('rounds', values.rounds, 1)),
)
