/**
 * Writes `src/lexicon/twins.txt`: which glyphs are taken for another at which cuts, because little of them is left there.
 *
 *   node scripts/run.mjs scripts/write-twins.ts
 *
 * To be run when a glyph changes, its levels, or what the compiler makes of one.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { glyphPrograms } from '../bench/likeness/glyph-programs.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { allCuts, cutName, RADII } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { twinsFile } from '../src/lexicon/twins.ts'
import type { TakenFor } from './twins-of.ts'
import { drawingsHash, twinsAt } from './twins-of.ts'

/** What a thread tells: the glyphs that are taken for others at one cut. */
interface Found {
  readonly cut: Cut
  readonly taken: readonly TakenFor[]
}

const programs = glyphPrograms()

if (isMainThread) await writeAll()
else
  for (const cut of workerData as readonly Cut[])
    parentPort?.postMessage({ cut, taken: twinsAt(cut, programs) } satisfies Found)

async function writeAll(): Promise<void> {
  const found = await inThreads(allCuts())
  const lines = new Map<string, string[]>()
  for (const { cut, taken } of found)
    for (const { glyph, twin } of taken) {
      const pair = `${glyph} ${twin}`
      lines.set(pair, [...(lines.get(pair) ?? []), cutName(cut).replace(' ', '/')])
    }
  const head = `# Made of ${drawingsHash(programs)} by scripts/write-twins.ts: a glyph, what its drawing is taken for, and the cuts at which it is.`
  const text = [...lines].map(([pair, cuts]) => [pair, ...shortened(cuts)].join(' ')).toSorted()
  writeFileSync(twinsFile(GLYPHS_FOLDER), `${[head, ...text].join('\n')}\n`)
  const drawings = found.reduce((sum, { taken }) => sum + taken.length, 0)
  console.log(
    `${drawings} drawings of ${new Set(text.map((line) => line.split(' ')[0])).size} glyphs are taken for others`,
  )
}

/** Cuts in their order; `*` in the place of all radii. */
function shortened(cuts: readonly string[]): string[] {
  const anyRadius = (cut: string): string => cut.replace(/\/\d\/(?=\D)/, '/*/')
  const whole = (cut: string): boolean =>
    cuts.filter((one) => anyRadius(one) === anyRadius(cut)).length === RADII.length
  return [...new Set(cuts.map((cut) => (whole(cut) ? anyRadius(cut) : cut)))].toSorted()
}

/** The twins at cuts, found on as many threads as there are processors. */
async function inThreads(cuts: readonly Cut[]): Promise<Found[]> {
  const found: Found[] = []
  const threads = availableParallelism()
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const share = cuts.filter((_cut, index) => index % threads === thread)
      const worker = new Worker(new URL(import.meta.url), { workerData: share })
      worker.on('message', (one: Found) => found.push(one))
      return new Promise((resolve, reject) => worker.on('error', reject).on('exit', resolve))
    }),
  )
  return found
}
