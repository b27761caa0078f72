import type { WorkersFigures } from '../platform/create-workers.ts'

/** What came of all looks into a cache, and how much it keeps. */
interface CacheFigures {
  readonly hits: number
  readonly misses: number
  readonly bytes: number
}

/** What threads and cache of the studio are at, read whenever somebody asks for the metrics. */
export interface StudioFigures {
  readonly workers: WorkersFigures
  /** Null when no drawing is kept. */
  readonly cache: CacheFigures | null
}
