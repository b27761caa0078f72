import type { Contour, InkPart } from '../ink-part.ts'
import type { Writing } from '../writing/writing.ts'

/** What was found in a picture: its ink, piece by piece, and what it lay on. */
export interface Ink {
  /** Largest first, at most `MOST_PARTS`; empty where there is a problem with the whole picture. */
  readonly parts: readonly InkPart[]
  /** The same for a drawing whose areas are filled: there the walls of openings belong to the areas, and are no lines. Found when they are asked for. */
  readonly filledParts: () => readonly InkPart[]
  /** All edges of the ink as it was seen, before anything was made of it: what is in an odd number of them is ink. */
  readonly edges: readonly Contour[]
  readonly ground: Ground
  /** Why the picture cannot be traced, or only badly; null when nothing speaks against it. */
  readonly problem: InkProblem | null
  /** Which share of the picture is ink: 0 to 1. */
  readonly inkShare: number
  /** Median width of the parts that were drawn with a pen, in px of the raster; null where there are none. */
  readonly penWidth: number | null
  /** Lines of writing that were taken out of the parts; left out where nobody has looked for them. */
  readonly writing?: readonly Writing[]
}

export interface Ground {
  /** What the ink lies on: nothing, one colour, colours that pass into each other, or a tile, itself on some other ground. */
  readonly kind: 'transparent' | 'plain' | 'gradient' | 'tile'
  /** Light ink on a dark ground. False for a transparent one. */
  readonly isDark: boolean
}

/**
 * `empty`: no ink. `too-small`: too few pixels to see anything. `noise`: specks without shapes. `photograph`: many colours and textures, and
 * no plain ground. `page`: too many parts for one icon.
 */
export type InkProblem = 'empty' | 'too-small' | 'noise' | 'photograph' | 'page'

/** More parts than that are a page, not an icon; so are more of them and of specks too small for one. */
export const MOST_PARTS = 48
export const MOST_PIECES = 120
