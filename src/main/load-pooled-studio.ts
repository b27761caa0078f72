import { constants } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { REPOSITORY } from '../pages/repository.ts'
import { shelvePages } from '../pages/shelve-pages.ts'
import type { StudioFigures } from '../draws/measure-studio.ts'
import { createWorkers } from '../platform/create-workers.ts'
import type { WorkersSettings } from '../platform/create-workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import { cachedStudio } from '../studio/cached-studio.ts'
import type { KnowledgeSource, Knowledge } from '../author/model/knowledge.ts'
import type { KnowledgeTask } from '../author/model/embedded-knowledge.ts'
import { pooledJudge } from '../studio/pooled-judge.ts'
import type { Crash } from '../studio/drawn.ts'
import { pooledStudio } from '../studio/pooled-studio.ts'
import { reportingStudio } from '../studio/reporting-studio.ts'
import { sharedStudio } from '../studio/shared-studio.ts'
import { pooledDecoder } from './decoder-of.ts'
import { pooledInspect } from './inspect-of.ts'
import { pooledOwnDrawing } from './own-drawing-of.ts'
import { KEPT_FILE } from '../studio/prepared.ts'
import { prepareDrawings } from './prepare-drawings.ts'
import { pooledCatalogue } from './pooled-catalogue.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/**
 * A draw takes milliseconds: this many ahead are a second or two, and more are better sent elsewhere. Whoever pays has a
 * queue of its own, which others cannot fill. A large page takes seconds, and minutes where draws leave it nothing.
 */
const WORK_LIMITS: WorkersSettings['limits'] = {
  high: { mostWaiting: 500, timeoutMs: 10_000 },
  normal: { mostWaiting: 500, timeoutMs: 10_000 },
  low: { mostWaiting: 100, timeoutMs: 600_000 },
}
/** A picture takes a tenth of a second, and more where its threads stand back: so many ahead are some ten seconds, and hold 64 MiB at most. */
const PICTURE_LIMIT = { mostWaiting: 64, timeoutMs: 60_000 }
/** Pages are asked for one after the other: their thread is worth keeping for a while. */
const LINGER_MS = 30_000
/** A thread takes some 60 MiB; a draw that needs more than this is a mistake, and must not cost the process. */
const HEAP_MIB = 512
/** The server closes first, so that nobody waits for the draws that still run. */
const CLOSING_MS = 1000
const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority

/** What both pools have in common. */
const POOL = {
  file: new URL('worker.ts', import.meta.url),
  lingerMs: LINGER_MS,
  heapMib: HEAP_MIB,
  closingMs: CLOSING_MS,
  now: () => performance.now(),
}

/**
 * Loads the studio on as many threads as the configuration says, each warmed up; finished draws are kept for repeats,
 * crashes of the engine reported.
 * Where draws are paid for, one more thread draws for those who pay and for nobody else, so that they need not wait until
 * another draw is done; what others get is not less for it.
 * Pictures are decoded and drawn on threads of their own, which stand back for all of these.
 * Pages are kept in the first of `pageFolders` that can be written: usually beside the code, from which alone they are made.
 */
export async function loadPooledStudio(
  config: Pick<Config, 'workers' | 'cacheMib' | 'hasCredits' | 'dataFolder'>,
  report: (crash: Crash) => void = () => undefined,
  pageFolders: readonly string[] = [join(REPOSITORY, '.cache', 'pages'), join(config.dataFolder, 'pages')],
): Promise<LoadedStudio & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const workers = stack.use(
    createWorkers({
      ...POOL,
      threads: config.workers,
      reserved: config.hasCredits ? 1 : 0,
      niceness: PRIORITY_NORMAL,
      limits: WORK_LIMITS,
    }),
  )
  await workers.ready()
  const forPictures = stack.use(
    createWorkers({
      ...POOL,
      threads: Math.max(1, config.workers - 1),
      reserved: 0,
      niceness: PRIORITY_LOW,
      limits: { high: PICTURE_LIMIT, normal: PICTURE_LIMIT, low: PICTURE_LIMIT },
    }),
  )
  const pooled = reportingStudio(await pooledStudio(workers, forPictures), report)
  const cached = config.cacheMib === 0 ? null : cachedStudio(sharedStudio(pooled), config.cacheMib * 1024 * 1024)
  const open = stack.move()
  const makePage = shelvePages({
    folders: pageFolders,
    edition: () => workers.run<string>('edition', pooled.revision),
    make: (path, haste) => workers.run('page', path, { urgency: createUrgency(haste === 'now' ? 'normal' : 'low') }),
  })
  const figures = (): StudioFigures => ({
    workers: [workers.figures(), forPictures.figures()],
    cache: cached?.figures() ?? null,
  })
  const source: KnowledgeSource = {
    rules: () => workers.run<string>('modelRules', null),
    knowledge: (brief, index) => workers.run<Knowledge>('modelKnowledge', { brief, index } satisfies KnowledgeTask),
  }
  const catalogue = pooledCatalogue(forPictures, pageFolders, pooled.revision)
  return {
    ...(cached ?? pooled),
    makePage,
    catalogue,
    inspect: pooledInspect(forPictures),
    decoder: pooledDecoder(forPictures),
    ownDrawing: pooledOwnDrawing(forPictures),
    figures,
    forModel: { source, judge: pooledJudge(workers) },
    prepare: async () => prepareDrawings(workers, KEPT_FILE),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
