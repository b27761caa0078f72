import type { Box } from '../../../drawing/geometry/segment.ts'
import type { InkPart } from '../ink-part.ts'

/** A line of characters that was found in a picture; its ink is no part of the drawing any more. */
export interface Writing {
  /** Capitals and digits that our alphabet has, where all of them are plainly read; else null. */
  readonly text: string | null
  /** Round its ink, in px of the raster. */
  readonly box: Box
  /** How wide the pen is that wrote it, in px. */
  readonly pen: number
  /** Its ink, for the drawing to leave room for; empty where it will not be drawn, or lies in the ink of something else. */
  readonly parts: readonly InkPart[]
  /** It is so large that the picture is of it: where it has no room as text it is drawn by its shapes, not left out. */
  readonly isSubject?: boolean
  /** It was tried, and has no room. */
  readonly isLeftOut?: boolean
}

/** How many characters our statement of text writes at most. */
export const MOST_CHARACTERS = 4
