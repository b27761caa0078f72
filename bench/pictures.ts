import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { LIMITS } from '../src/contract/limits.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import type { Raster } from '../src/drawing/model/raster.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { createReadPicture } from '../src/pictures/read-picture.ts'
import type { ReadPicture } from '../src/pictures/read-picture.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'
import { quantile } from '../src/tools/quantile.ts'
import { wholeOption } from '../src/tools/stop.ts'
import type { SteadyOrder, SteadyReport } from './admission/steady.ts'
import { runBench } from './command/run-bench.ts'
import { newRequests } from './icons-service/new-requests.ts'
import { startHelper, startService } from './icons-service/processes.ts'
import type { Helper, Service } from './icons-service/processes.ts'
import { sendPicture, WAYS } from './trace/send-picture.ts'
import { chooseSources } from './trace/sources.ts'

const HELP = `pictures: what draws from pictures cost, and what they take from draws of words

  npm run -s bench -- pictures [--count N] [--words] [--json]

  --count N  how many pictures of 512 px: drawings that are not ours, of which some are noisy, blurred, tinted … (default 120)
  --words    only what draws of words lose to them
  --json     the figures as JSON

Processor time is that of decoding, tracing and up to four attempts, in this process and one after the other. Memory is
that of the service as it is, with another process asking. Words are asked for by a third one, the same in every round, and nothing is kept of
them or of the pictures: every second round has pictures beside it, and the figures are those of the round in the middle.`

const SIDE = 512
/** Draws before the measured ones, until the code is compiled. */
const WARM_UP = 40
const AT_ONCE = 8
/** Draws of words in a round, so many and so far apart. */
const WORDS = { requests: 400, everyMs: 25 }
/** So many send pictures beside them, each the next one when the last is answered. */
const CALLERS = 4
/** Of each kind, alone and beside pictures. */
const ROUNDS = 3
const KEY = `svc_test_${'0'.repeat(32)}`

interface WordFigures {
  readonly alone: SteadyReport
  readonly besidePictures: SteadyReport
  readonly picturesASecond: number
}

interface Figures {
  readonly pictures: number
  /** Processor time of a draw in ms. */
  readonly cpuMs: { readonly median: number; readonly p95: number; readonly most: number }
  /** Of decoding alone. */
  readonly decodingMs: { readonly median: number; readonly p95: number }
  /** Until the service has drawn from a picture of 4096 × 4096 px, in ms: the longest of all ways to send it. */
  readonly largestMs: number
  /** Memory of the service in MiB, idle and with eight pictures at once. */
  readonly mib: { readonly idle: number; readonly most: number }
  /** Draws of words in ms, alone and while somebody draws pictures, one after the other. */
  readonly words: WordFigures
}

async function measure(count: number): Promise<Figures> {
  const pictures = await samplePictures(count + WARM_UP)
  const { cpuMs, decodingMs } = await measureHere(pictures)
  await using service = await startService(availableParallelism())
  for (const picture of pictures.slice(0, WARM_UP)) await draw(service, picture)
  const mib = await measureMemory(service, pictures.slice(WARM_UP))
  const largestMs = await measureLargest(service)
  return { pictures: count, cpuMs, decodingMs, largestMs, mib, words: await measureWords(pictures) }
}

/** Words alone and beside pictures, in turn: what the machine does besides comes to both. */
async function measureWords(pictures: readonly Buffer[]): Promise<WordFigures> {
  await using service = await startService(availableParallelism(), { BURIN_CACHE_MIB: '0' })
  using steady = startHelper('../admission/steady.ts')
  for (const picture of pictures.slice(0, WARM_UP)) await draw(service, picture)
  const bodies = newRequests(loadLexicon().names(), WORDS.requests).map((one) => JSON.stringify(one))
  const words = async (): Promise<SteadyReport> => askSteadily(steady, service, bodies)
  await words()
  const alone: SteadyReport[] = []
  const beside: SteadyReport[] = []
  let drawn = 0
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await words())
    const { report, count } = await besides(service, pictures, words())
    beside.push(report)
    drawn += count
  }
  const seconds = (ROUNDS * WORDS.requests * WORDS.everyMs) / 1000
  return { alone: middleOf(alone), besidePictures: middleOf(beside), picturesASecond: drawn / seconds }
}

/** The round of which the 99th percentile is the one in the middle. */
function middleOf(rounds: readonly SteadyReport[]): SteadyReport {
  const middle = rounds.toSorted((one, other) => one.p99 - other.p99)[Math.floor(rounds.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}

/** Drawings of others at 512 px, each sent another way. */
async function samplePictures(count: number): Promise<Buffer[]> {
  let seed = 1
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const sources = chooseSources(Math.ceil(count / 3), 1).slice(0, count)
  const pictures: Buffer[] = []
  for (const [place, { svg }] of sources.entries()) {
    const way = WAYS[place % WAYS.length] ?? 'clean'
    pictures.push((await sendPicture(svg, way, SIDE, random)).bytes)
  }
  return pictures
}

async function measureHere(pictures: readonly Buffer[]): Promise<Pick<Figures, 'cpuMs' | 'decodingMs'>> {
  const studio = await loadStudio()
  const readPicture = createReadPicture(sharpDecoder())
  const all: number[] = []
  const decoding: number[] = []
  for (const bytes of pictures) {
    const started = process.cpuUsage()
    const raster = await rasterOf(readPicture, bytes)
    decoding.push(processorMsSince(started))
    await studio.draw({ prompt: null, concept: null, images: [raster], cut: HOUSE_CUT, count: 1 })
    all.push(processorMsSince(started))
  }
  const measured = all.slice(WARM_UP)
  return {
    cpuMs: { median: share(measured, 0.5), p95: share(measured, 0.95), most: Math.max(...measured) },
    decodingMs: { median: share(decoding.slice(WARM_UP), 0.5), p95: share(decoding.slice(WARM_UP), 0.95) },
  }
}

async function rasterOf(readPicture: ReadPicture, bytes: Uint8Array): Promise<Raster> {
  const read = await readPicture(bytes, { who: 'bench', signal: new AbortController().signal })
  if ('problem' in read) throw new Error(`a picture ${read.problem}`)
  return read
}

function processorMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

function share(values: readonly number[], of: number): number {
  return quantile(values, of) ?? 0
}

async function draw(service: Service, picture: Buffer): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/icons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ images: [{ base64: picture.toString('base64'), mime: typeOf(picture) }] }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a picture was answered ${response.status}`)
}

function typeOf(picture: Buffer): string {
  return picture[0] === 0xff ? 'image/jpeg' : 'image/png'
}

async function askSteadily(steady: Helper, { port }: Service, bodies: readonly string[]): Promise<SteadyReport> {
  const order: SteadyOrder = { port, keys: [KEY], ...WORDS, bodies }
  return steady.ask<SteadyReport>(order)
}

/** Draws pictures, some at once, as long as something else goes on; counts them. */
async function besides<Report>(
  service: Service,
  pictures: readonly Buffer[],
  other: Promise<Report>,
): Promise<{ readonly report: Report; readonly count: number }> {
  const over = new AbortController()
  let count = 0
  const drawing = Array.from({ length: CALLERS }, async () => {
    while (!over.signal.aborted) await draw(service, pictures[count++ % pictures.length] ?? Buffer.alloc(0))
  })
  const [report] = await Promise.all([other.finally(() => over.abort()), ...drawing])
  return { report, count }
}

async function measureMemory(service: Service, pictures: readonly Buffer[]): Promise<Figures['mib']> {
  await wait(2000)
  const idle = service.residentMib() ?? 0
  let most = idle
  const look = setInterval(() => (most = Math.max(most, service.residentMib() ?? 0)), 10)
  for (let place = 0; place < pictures.length; place += AT_ONCE)
    await Promise.all(pictures.slice(place, place + AT_ONCE).map(async (picture) => draw(service, picture)))
  clearInterval(look)
  return { idle, most }
}

async function measureLargest(service: Service): Promise<number> {
  const [source] = chooseSources(1, 1)
  const times: number[] = []
  for (const way of ['clean', 'jpeg', 'tile', 'rotated'] as const) {
    const { bytes } = await sendPicture(source?.svg ?? '', way, LIMITS.imageSidePixels, () => 0)
    const startedAt = performance.now()
    await draw(service, bytes)
    times.push(performance.now() - startedAt)
  }
  return Math.max(...times)
}

function told({ pictures, cpuMs, decodingMs, largestMs, mib, words }: Figures): string {
  return [
    `${pictures} pictures of ${SIDE} px, of processors: median ${ms(cpuMs.median)}, p95 ${ms(cpuMs.p95)}, most ${ms(cpuMs.most)}`,
    `  of which decoding: median ${ms(decodingMs.median)}, p95 ${ms(decodingMs.p95)}`,
    `a picture of 4096 × 4096 px: drawn within ${ms(largestMs)}, its journey included`,
    `memory: ${mib.idle.toFixed(0)} MiB idle, ${mib.most.toFixed(0)} MiB at most with ${AT_ONCE} at once`,
    toldOfWords(words),
  ].join('\n')
}

function toldOfWords({ alone, besidePictures, picturesASecond }: WordFigures): string {
  const line = ({ p50, p99, max }: SteadyReport): string => `median ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(max)}`
  return [
    `words alone: ${line(alone)}`,
    `words while pictures are drawn, ${picturesASecond.toFixed(1)} a second: ${line(besidePictures)}`,
  ].join('\n')
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}

const OPTIONS = {
  count: { type: 'string', default: '120' },
  words: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

await runBench(HELP, OPTIONS, async ({ count: given, words, json }) => {
  const count = wholeOption('count', given, 1)
  if (words === true) {
    const figures = await measureWords(await samplePictures(count + WARM_UP))
    return json === true ? JSON.stringify(figures, null, 2) : toldOfWords(figures)
  }
  const figures = await measure(count)
  return json === true ? JSON.stringify(figures, null, 2) : told(figures)
})
