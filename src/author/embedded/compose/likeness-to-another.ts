import type { Cut } from '../../../drawing/model/cut.ts'
import { cutName, SIZES, STROKES } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { generalised } from '../meaning.ts'
import type { Arrangement } from './sketch.ts'
import { nounPhrase } from './words.ts'

/** What is said of a glyph alone, as it stands, of which a cut leaves so little that it is taken for another: it is not what was asked for. */
export function likenessToAnother({ parts, slash, guestAs }: Arrangement, lexicon: Lexicon, cut: Cut): Finding[] {
  const [only, ...others] = parts
  if (only?.subject.kind !== 'glyph' || others.length > 0 || slash !== null || guestAs !== null) return []
  const { glyph, preset } = only.subject
  const usual = lexicon.glyphs.get(glyph)?.parameters ?? []
  if (usual.some((one) => (preset.get(one.name) ?? one.default) !== one.default)) return []
  const twin = lexicon.takenFor(glyph, cutName(cut).replace(' ', '/'))
  if (twin === null) return []
  const { size, stroke, finish } = cut
  const message = `At ${size} px, stroke ${stroke}, ${finish}, this looks like ${nounPhrase(twin, lexicon.grammar)}: ask for ${remedy(cut)}.`
  return [{ ...generalised(message), severity: 'error' }]
}

/** What leaves more of a glyph. */
function remedy({ size, stroke, finish }: Cut): string {
  const ways = [
    ...(size < Math.max(...SIZES) ? ['a larger size'] : []),
    ...(stroke > Math.min(...STROKES) ? ['a finer stroke'] : []),
    ...(finish === 'filled' ? ['the finish outlined'] : []),
  ]
  return ways.length === 0 ? 'something else' : ways.join(' or ')
}
