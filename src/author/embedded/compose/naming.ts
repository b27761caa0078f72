import type { Trait } from '../../../drawing/language/program.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'

/** What a subject is called in an icon's name, its state included: `battery-half-full`, `arrow-left`. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'glyph') return [subject.glyph, ...stateNames(subject)].join('-')
  return `${/^\d+$/.test(subject.characters) ? 'number' : 'letter'}-${subject.characters.toLowerCase().replace(/[^a-z0-9]/g, '')}`.replace(
    /-$/,
    '',
  )
}

function stateNames(subject: Extract<Subject, { kind: 'glyph' }>): string[] {
  const words = (subject.state ?? '')
    .toLowerCase()
    .replace(/\bpointing\b|\band\b/g, ' ')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== '' && !subject.glyph.split('-').includes(word))
}

/** Traits that a composition inherits: where its weight lies, not whether it can be filled. */
export function traitsOf(head: Subject, lexicon: Lexicon): Trait[] {
  const traits = head.kind === 'glyph' ? (lexicon.glyphs.get(head.glyph)?.traits ?? []) : []
  return traits.filter((trait) => trait !== 'unfillable')
}
