import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Statement, Trait } from '../../../drawing/language/program.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'

/** A composition before it is printed: its statements are expanded, so nothing in it refers to the lexicon. */
export interface Sketch {
  readonly name: string
  readonly idea: string
  readonly keyline: Keyline
  readonly traits: readonly Trait[]
  readonly statements: readonly Statement[]
  readonly intent: string
}

/** Traits that a composition inherits: where its weight lies, not whether it can be filled. */
export function traitsOf(head: Subject, lexicon: Lexicon): Trait[] {
  const traits = head.kind === 'glyph' ? (lexicon.glyphs.get(head.glyph)?.traits ?? []) : []
  return traits.filter((trait) => trait !== 'unfillable')
}
