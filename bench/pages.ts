import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadLexicon } from '../src/lexicon/load.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import { runBench } from './command/run-bench.ts'
import { newRequests } from './icons-service/new-requests.ts'
import { startService } from './icons-service/processes.ts'

const HELP = `pages: how large and how soon the largest page is, and how long draws take while pages are made and asked for

  npm run -s bench -- pages [--seconds N] [--workers N]

  --seconds N  how long each measurement takes at least (default 5)
  --workers N  threads that draw (default 1)

Pages that were made before are deleted first (.cache/pages): they are made again.`

/** The one that takes longest to be made. */
const PAGE = '/docs/glyphs'
const KEY = `svc_test_${'p'.repeat(32)}`
const POLL_MS = 200
const READERS = 4

interface Waits {
  readonly draws: number
  readonly p50Ms: number | null
  readonly p99Ms: number | null
  readonly refused: number
}

interface Sent {
  readonly status: number
  readonly firstByteMs: number
  readonly bytes: number
}

/** Draws one new request after the other until `isOver`. */
async function drawUntil(port: number, isOver: () => boolean, requests: Iterator<unknown>): Promise<Waits> {
  const waits: number[] = []
  let refused = 0
  while (!isOver()) {
    const startedAt = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(requests.next().value),
    })
    await response.arrayBuffer()
    waits.push(performance.now() - startedAt)
    if (response.status !== 200) refused += 1
  }
  return { draws: waits.length, p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99), refused }
}

async function ask(port: number, coding: string): Promise<Sent> {
  const startedAt = performance.now()
  const headers = { 'accept-encoding': coding, accept: 'text/html' }
  const [response] = (await once(get({ port, path: PAGE, headers }), 'response')) as [IncomingMessage]
  const firstByteMs = performance.now() - startedAt
  return { status: response.statusCode ?? 0, firstByteMs, bytes: (await buffer(response)).length }
}

async function measure(seconds: number, workers: number): Promise<string> {
  const lines: string[] = []
  rmSync(join(import.meta.dirname, '..', '.cache', 'pages'), { recursive: true, force: true })
  await using service = await startService(workers)
  const { port } = service
  const requests = newRequests(loadLexicon().names(), 50_000).values()
  const startedAt = performance.now()
  let isMade = false
  const whileMade = drawUntil(port, () => isMade, requests)
  while ((await ask(port, 'br')).status !== 200) await sleep(POLL_MS)
  isMade = true
  const madeMs = performance.now() - startedAt
  lines.push(waited(`while pages are made (${shown(madeMs)} until ${PAGE})`, await whileMade))
  for (const coding of ['br', 'gzip', 'identity']) {
    const [first, again] = [await ask(port, coding), await ask(port, coding)]
    lines.push(
      `${PAGE} ${coding}: ${first.bytes} bytes, first byte ${shown(first.firstByteMs)}, then ${shown(again.firstByteMs)}`,
    )
  }
  const over = (): (() => boolean) => {
    const endsAt = performance.now() + seconds * 1000
    return () => performance.now() > endsAt
  }
  lines.push(waited('quiet', await drawUntil(port, over(), requests)))
  const isOver = over()
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver()) await ask(port, 'br')
  })
  lines.push(waited(`while ${READERS} ask for ${PAGE} all the time`, await drawUntil(port, isOver, requests)))
  await Promise.all(readers)
  return lines.join('\n')
}

function waited(when: string, { draws, p50Ms, p99Ms, refused }: Waits): string {
  return `draws ${when}: p50 ${shown(p50Ms)}, p99 ${shown(p99Ms)} of ${draws}, ${refused} refused`
}

function shown(ms: number | null): string {
  return ms === null ? '–' : `${ms.toFixed(1)} ms`
}

const OPTIONS = {
  seconds: { type: 'string', default: '5' },
  workers: { type: 'string', default: '1' },
} as const

await runBench(HELP, OPTIONS, (values) =>
  measure(wholeOption('seconds', values.seconds, 1), wholeOption('workers', values.workers, 1, 64)),
)
