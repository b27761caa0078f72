import { z } from 'zod'
import { cutOfQuery } from '../../contract/cut-query.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'

/** What the address of a page of the gallery says: a link that somebody mistyped shows what can be shown. */
export interface GalleryQuery {
  /** Words that are looked for. */
  readonly q: string
  readonly cut: Cut
  /** All that it says, for parameters of a glyph. */
  readonly given: Readonly<Record<string, string>>
}

const LONGEST_SEARCH = 100

export const galleryQuery: z.ZodType<GalleryQuery> = z.record(z.string(), z.string()).transform((given) => ({
  q: (given['q'] ?? '').slice(0, LONGEST_SEARCH),
  cut: cutOfQuery(given),
  given,
}))

/** The address of a page that keeps the cut; what the house cut has is left out. */
export function galleryAddress(path: string, cut: Cut, more: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(cut).filter(([name, value]) => HOUSE_CUT[name as keyof Cut] !== value)
  const query = new URLSearchParams([
    ...Object.entries(more),
    ...named.map(([name, value]) => [name, String(value)]),
  ]).toString()
  return query === '' ? path : `${path}?${query}`
}
