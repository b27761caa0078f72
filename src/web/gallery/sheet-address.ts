import type { Cut } from '../../drawing/model/cut.ts'

/** Under what name the drawings at a cut are given: `24-2-3-outlined`. */
export function sheetName({ size, stroke, radius, finish }: Cut): string {
  return `${size}-${stroke}-${radius}-${finish}`
}

/** Where the drawings of all glyphs at a cut are as one picture, of which a page shows parts by their names. */
export function spriteAddress(revision: string, cut: Cut): string {
  return `/icons/data/${revision}/${sheetName(cut)}.svg`
}
