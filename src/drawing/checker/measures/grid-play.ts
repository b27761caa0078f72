import type { Cut } from '../../model/cut.ts'

/** The size that glyphs are drawn for: there their coordinates are whole pixels. */
const DRAWN_SIZE = 24

/**
 * How far in px the fitting to the pixel grid may move an edge from where it was drawn. Nothing at the size that glyphs are drawn for
 * with an even stroke; else half a pixel: their coordinates fall between pixels, or the edges of their strokes do.
 */
export function gridPlay({ size, stroke }: Pick<Cut, 'size' | 'stroke'>): number {
  return size === DRAWN_SIZE && stroke % 2 === 0 ? 0 : 0.5
}

/** How thresholds write it. */
export const GRID_PLAY_FORMULA: string = `½ px, none at size ${DRAWN_SIZE} with an even stroke`
