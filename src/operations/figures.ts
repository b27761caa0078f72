import type { WorkersFigures } from '../platform/create-workers.ts'
import type { CacheFigures } from '../platform/size-bound-cache.ts'

/** What threads and cache of the studio are at, read whenever somebody asks for the metrics. */
export interface StudioFigures {
  readonly workers: WorkersFigures
  /** Null when no drawing is kept. */
  readonly cache: CacheFigures | null
}
