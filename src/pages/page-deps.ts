import type { Studio } from '../studio/draw.ts'
import type { PageFacts } from './page.ts'

/** What pages are made from, beside the files of the repository. */
export interface PageDeps extends PageFacts {
  /** Draws the pictures. */
  readonly studio: () => Promise<Pick<Studio, 'draw'>>
  /** The OpenAPI document. */
  readonly api: () => Promise<unknown>
}
