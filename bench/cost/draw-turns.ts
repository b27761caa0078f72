/**
 * `node draw-turns.ts CHECKOUT`, forked: opens the engine of a checkout, which may be another than this one, draws FIRST and says what that
 * cost; then draws the briefs of each message and answers with what each draw cost.
 */
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brief } from '../../src/author/author.ts'
import type { Judge } from '../../src/studio/draw.ts'

/** Milliseconds of processor time of all threads of the process. */
export interface Opened {
  /** From the start of the process until the engine can draw. */
  readonly openMs: number
  readonly firstDrawMs: number
}

const FIRST: Brief = {
  concept: null,
  prompt: 'a cloud with a lightning bolt',
  images: [],
  cut: { size: 24, stroke: 2, radius: 3, finish: 'outlined' },
  count: 1,
}

const [checkout = ''] = process.argv.slice(2)

async function room<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(checkout, 'src', path)).href)) as T
}

/** As the service has it: a checkout from before drawings were made ahead draws everything. */
async function judge(): Promise<Judge> {
  const { attempt } = await room<typeof import('../../src/studio/attempt.ts')>('studio/attempt.ts')
  if (!existsSync(join(checkout, 'src/studio/prepared.ts'))) return attempt
  const { openPrepared } = await room<typeof import('../../src/studio/prepared.ts')>('studio/prepared.ts')
  const { preparedJudge } = await room<typeof import('../../src/studio/prepared-judge.ts')>('studio/prepared-judge.ts')
  return preparedJudge(attempt, openPrepared())
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// As its service does, which has left the folder there.
const kept = join(checkout, '.cache', 'compiled')
if (existsSync(kept)) enableCompileCache(kept)
const { embeddedAuthor } = await room<typeof import('../../src/author/embedded/embedded-author.ts')>(
  'author/embedded/embedded-author.ts',
)
const { loadLexicon } = await room<typeof import('../../src/lexicon/load.ts')>('lexicon/load.ts')
const { createStudio } = await room<typeof import('../../src/studio/draw.ts')>('studio/draw.ts')
const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: await judge(), revision: 'measured' })

async function drawn(brief: Brief): Promise<number> {
  const before = processorMs()
  await studio.draw(brief)
  return processorMs() - before
}

async function drawAll(briefs: readonly Brief[]): Promise<number[]> {
  const times: number[] = []
  for (const brief of briefs) times.push(await drawn(brief))
  return times
}

const openMs = processorMs()
const firstDrawMs = await drawn(FIRST)
flushCompileCache()
process.send?.({ openMs, firstDrawMs } satisfies Opened)
process.on('message', (briefs: readonly Brief[]) => void drawAll(briefs).then((times) => process.send?.(times)))
