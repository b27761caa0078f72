import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { GlyphCard } from './glyph-card.ts'
import type { Found } from './search-cards.ts'

/** A glyph drawn alone, as a request that names it gets it. */
export interface GlyphDrawing {
  readonly svg: string
  /** The program that draws it: it can be cut anew anywhere. */
  readonly program: string
  readonly intent: string
  readonly findings: readonly Finding[]
}

/** Which drawing of a glyph. */
export interface GlyphOrder {
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
  readonly cut: Cut
}

/** A drawing by name on a sheet: its SVG; '' where the cut leaves nothing of it. */
export type Sheet = Readonly<Record<string, string>>

/** What the author makes of words. */
export interface Meant {
  /** Names of the glyphs by which they are drawn, the main one first. */
  readonly glyphs: readonly string[]
  /** All of them are words as they are: no typing errors. */
  readonly isSpelt: boolean
}

/** All glyphs, to be looked through: read only. */
export interface Catalogue {
  /** Changes when any drawing may: what is kept by it is good for ever. */
  readonly revision: () => Promise<string>
  /** Sorted by name. */
  readonly cards: () => Promise<readonly GlyphCard[]>
  /** Other names, each with the only glyph that is called so. */
  readonly aliases: () => Promise<ReadonlyMap<string, string>>
  /** The cards that words mean, the best first; all are hits where there are no words. */
  readonly search: (text: string) => Promise<Found>
  /** The other cards that mean something near, the nearest first: none where nothing does. */
  readonly relatives: (card: GlyphCard) => Promise<readonly GlyphCard[]>
  /** Every glyph and every variant at a cut. Takes seconds the first time. */
  readonly sheet: (cut: Cut) => Promise<Sheet>
  /** A glyph at all 120 cuts, by the names of the cuts; null when there is no such glyph. */
  readonly cuts: (order: Omit<GlyphOrder, 'cut'>) => Promise<Sheet | null>
  /** One drawing; null when there is no such glyph. */
  readonly draw: (order: GlyphOrder) => Promise<GlyphDrawing | null>
}
