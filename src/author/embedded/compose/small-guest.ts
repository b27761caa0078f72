import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { generalised } from '../meaning.ts'
import { FEW_LANES } from './paired.ts'
import { hasMini } from './piece.ts'
import type { Arrangement } from './sketch.ts'
import { nounPhrase } from './words.ts'

/** A guest in a box up to this wide (units) is drawn at half the size of an icon, or smaller. */
const SMALL = 14

/** What is said of a guest without a small form that nobody can tell at half its size: it is not what was asked for. */
export function smallGuest({ parts, guestAs }: Arrangement, lexicon: Lexicon, cut: Cut): Finding[] {
  if (guestAs === null) return []
  const { grammar } = lexicon
  return parts.flatMap(({ subject, setting }): Finding[] => {
    if (subject.kind !== 'glyph' || !setting.mini || setting.into.width > SMALL || hasMini(subject, lexicon)) return []
    if (lanes(cut) >= FEW_LANES && grammar.glyphs.toldWhenSmall.has(subject.glyph)) return []
    const noun = nounPhrase(subject.glyph, grammar)
    const message = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} has no small form and can hardly be told at this size: ask for a plainer sign.`
    return [{ ...generalised(message), severity: 'error' }]
  })
}
