import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'

/** Whether a subject is at home in a corner of another. */
export function isSign(subject: Subject, { glyphs, grammar }: Lexicon): boolean {
  if (subject.kind === 'character') return true
  return subject.sign || grammar.glyphs.signs.has(subject.glyph) || glyphs.get(subject.glyph)?.keyline === 'sign'
}
