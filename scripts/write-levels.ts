/**
 * Writes `src/lexicon/levels.txt`: what each glyph shows where strokes are heavier for their size than at the house cut.
 * Levels are tried from the richest down, and the first is kept that the checker passes.
 *
 *   node scripts/run.mjs scripts/write-levels.ts          # glyphs that were drawn anew
 *   node scripts/run.mjs scripts/write-levels.ts --all    # every glyph: after a change of the compiler or of a rule
 *   node scripts/run.mjs scripts/write-levels.ts bell     # these
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { detail as declaration } from '../src/drawing/language/declarations/detail.ts'
import { digestOf, levelsFile, readLevels } from '../src/lexicon/levels.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { type GlyphFile, readGlyphs } from '../src/lexicon/read-glyphs.ts'
import { detailOf } from './levels-of.ts'

const HEAD = `# What each glyph shows where strokes are heavier for their size than at the house cut: the lanes that choose its levels.
# Written by scripts/write-levels.ts; the number behind a name tells when the glyph has been drawn anew since.
`

/** How many glyphs the threads share: the painter of pictures gives memory back when its thread ends. */
const AT_ONCE = 60

const files = readGlyphs(GLYPHS_FOLDER)

if (isMainThread) await writeAll(process.argv.slice(2))
else for (const name of workerData as readonly string[]) parentPort?.postMessage(lineOf(name))

async function writeAll(asked: readonly string[]): Promise<void> {
  const known = readLevels(GLYPHS_FOLDER)
  const isOld = ({ program: { name }, text }: GlyphFile): boolean => known(name)?.digest !== digestOf(text)
  const wanted = files.filter(
    (file) => asked.includes('--all') || asked.includes(file.program.name) || (asked.length === 0 && isOld(file)),
  )
  const made = await inTurns(wanted.map(({ program }) => program.name))
  const lines = files.flatMap(({ program: { name } }) => {
    const kept = known(name)
    return made.get(name) ?? (kept === null ? [] : [`${name} ${kept.digest} ${kept.detail}`.trimEnd()])
  })
  writeFileSync(levelsFile(GLYPHS_FOLDER), `${HEAD}${lines.toSorted().join('\n')}\n`)
  console.log(`${made.size} of ${files.length} glyphs looked at`)
}

/** The lines of glyphs. */
async function inTurns(names: readonly string[]): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  for (let at = 0; at < names.length; at += AT_ONCE)
    for (const [name, line] of await inThreads(names.slice(at, at + AT_ONCE))) lines.set(name, line)
  return lines
}

/** The lines of glyphs, made on as many threads as there are processors. */
async function inThreads(names: readonly string[]): Promise<Map<string, string>> {
  const lines = new Map<string, string>()
  const threads = Math.min(availableParallelism(), names.length)
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const share = names.filter((_name, index) => index % threads === thread)
      const worker = new Worker(new URL(import.meta.url), { workerData: share })
      worker.on('message', (line: string) => lines.set(line.split(' ')[0] ?? '', line))
      return new Promise((resolve, reject) => worker.on('error', reject).on('exit', resolve))
    }),
  )
  return lines
}

function lineOf(name: string): string {
  const programs = new Map(files.map(({ program }) => [program.name, program]))
  const { program, text } = files.find((file) => file.program.name === name) as GlyphFile
  const found = detailOf(program, (other) => programs.get(other) ?? null)
  const [line = ''] = declaration.print({ ...program, detail: found })
  return [name, digestOf(text), ...line.split(' ').slice(1)].join(' ')
}
