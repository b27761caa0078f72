import type { Trait } from '../../../drawing/language/program.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'

/** What a part of a name is called. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'glyph') return subject.glyph
  return `${/^\d+$/.test(subject.characters) ? 'number' : 'letter'}-${subject.characters.toLowerCase().replace(/[^a-z0-9]/g, '')}`.replace(
    /-$/,
    '',
  )
}

/** Traits that a composition inherits: where its weight lies, not whether it can be filled. */
export function traitsOf(head: Subject, lexicon: Lexicon): Trait[] {
  const traits = head.kind === 'glyph' ? (lexicon.glyphs.get(head.glyph)?.traits ?? []) : []
  return traits.filter((trait) => trait !== 'unfillable')
}
