import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Program } from '../../drawing/language/program.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../../lexicon/load.ts'
import { readGlyphs } from '../../lexicon/read-glyphs.ts'
import { readTwins } from '../../lexicon/twins.ts'
import type { Subject } from './judge-glyph.ts'
import { judgeGlyph } from './judge-glyph.ts'
import type { GlyphReport } from './judged.ts'

/** What a worker is told, and what it says for each glyph. */
export interface Order {
  readonly names: readonly string[]
  readonly cuts: readonly Cut[]
  readonly subject: Subject
}

/** Fewer glyphs than this are not worth the start of another thread. */
const WORTH_A_THREAD = 6

/** Judges the named glyphs at the given cuts, on up to two threads; `tell` hears about each glyph as it is done. Sorted by name. */
export async function runCensus(
  order: Order,
  tell: (done: number, report: GlyphReport) => void,
): Promise<GlyphReport[]> {
  const reports: GlyphReport[] = []
  const take = (report: GlyphReport): void => {
    reports.push(report)
    tell(reports.length, report)
  }
  const threads = order.names.length < WORTH_A_THREAD ? 1 : Math.min(2, availableParallelism())
  if (threads === 1) judgeNamed(order, take)
  else
    await Promise.all(
      Array.from({ length: threads }, (_, thread) =>
        inThread({ ...order, names: order.names.filter((_name, index) => index % threads === thread) }, take),
      ),
    )
  return reports.sort((a, b) => (a.glyph < b.glyph ? -1 : 1))
}

/** The work of one thread. */
export function judgeNamed({ names, cuts, subject }: Order, take: (report: GlyphReport) => void): void {
  const wanted = new Set(names)
  const lookup = (name: string): Program | null => readGlyphs(GLYPHS_FOLDER, (one) => one === name)[0]?.program ?? null
  const twins = readTwins(GLYPHS_FOLDER)
  for (const file of readGlyphs(GLYPHS_FOLDER, (name) => wanted.has(name)))
    take(judgeGlyph(file, cuts, lookup, subject, twins))
}

function inThread(order: Order, take: (report: GlyphReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: order })
    worker.on('message', take)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a census thread ended with code ${code}`))))
  })
}
