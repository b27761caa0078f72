/** What threads and cache of the studio are at, read whenever somebody asks for the metrics. */
export interface StudioFigures {
  readonly threads: number
  readonly running: number
  readonly waiting: number
  readonly cacheHits: number
  readonly cacheMisses: number
  readonly cacheBytes: number
}
