import type { Entry, Lexicon } from '../../../lexicon/lexicon.ts'

/** Whether a phrase names one thing that has no glyph of its own. */
export function isUndrawn({ kind }: Entry): boolean {
  return kind === 'undrawn' || kind === 'general'
}

/** Whether a phrase names one thing, drawn or not. */
export function isKnown(phrase: string, lexicon: Lexicon): boolean {
  const entry = lexicon.lookUp(phrase)
  return entry.kind === 'glyph' || isUndrawn(entry)
}
