import type { Relation } from '../../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../../lexicon/lexicon.ts'
import { thingsOfScene } from '../../../../lexicon/things-of-scene.ts'
import type { GlyphSubject } from '../../meaning.ts'
import { plainGlyph } from '../../meaning.ts'
import { standingIn } from '../../read/rows-of.ts'
import type { Rule } from '../understand.ts'
import { relationOf } from './relation.ts'

/** A glyph that was drawn for exactly the two is better than any composition of them. */
export const ownGlyph: Rule = {
  id: 'own-glyph',
  on: ['pair'],
  rationale:
    'Where somebody has drawn the two as one ("cloud with lightning"), that is the best picture. Where the request keeps them apart by a word, ' +
    'only a glyph that shows both may stand for both: a car battery is neither a car nor a battery. The two themselves stay a second idea.',
  cases: [
    ['cloud with lightning', 'cloud-lightning'],
    ['snow and cloud', 'cloud-snow'],
    ['cloud lightning bolt', 'cloud-lightning'],
    ['phone with an incoming arrow', 'incoming'],
    ['two arrows forming a circle', 'refresh ?forming'],
  ],
  apply: ({ items, shown: [first, second] }, lexicon) => {
    if (first?.subject.kind !== 'glyph' || second?.subject.kind !== 'glyph') return null
    const [one, other] = [first.subject, second.subject]
    // What stands side by side is not one in front of the other.
    if (items.some(({ text }) => standingIn(text, lexicon.grammar) !== null)) return null
    const stated = relationOf(items, first.at, second.at)
    const own = oneOfBoth(one, other, stated, lexicon) ?? togetherAs(one, other, stated, lexicon)
    if (own === null) return null
    const isAnother = one.glyph !== own.glyph && other.glyph !== own.glyph
    // "Two arrows forming a circle" are what the one glyph shows, and no two of it.
    const count = isAnother && !showsBoth(own.glyph, lexicon) ? { count: 1, isCounted: true } : {}
    return {
      shown: [{ ...first, subject: own, ...count }],
      apart: isAnother ? { head: one, guest: { subject: other, placement: 'with' } } : null,
    }
  },
}

/** "A cloud with lightning", where lightning is drawn as a cloud with a bolt: one glyph shows both. */
function oneOfBoth(
  first: GlyphSubject,
  second: GlyphSubject,
  stated: Relation | null,
  lexicon: Lexicon,
): GlyphSubject | null {
  const shows = (one: GlyphSubject, other: GlyphSubject): boolean =>
    other === one ||
    other.glyph.split('-').every((word) => one.glyph.split('-').includes(word)) ||
    // "Cloud lightning bolt": the bolt goes with the lightning. An umbrella under rain is no cloud.
    (stated === null && lexicon.phrasesOf(other.glyph).includes(`${one.glyph.split('-').at(-1)} ${other.text}`))
  return (
    [first, second].find(
      (one) =>
        one.glyph.includes('-') &&
        (stated === null || showsBoth(one.glyph, lexicon)) &&
        [first, second].every((other) => shows(one, other)),
    ) ?? null
  )
}

/** What the names or the words of the two mean together. */
function togetherAs(
  first: GlyphSubject,
  second: GlyphSubject,
  stated: Relation | null,
  lexicon: Lexicon,
): GlyphSubject | null {
  const names = [first.glyph, first.text].flatMap((a) =>
    [second.glyph, second.text].flatMap((b) => [`${a} ${b}`, `${b} ${a}`]),
  )
  for (const name of names) {
    const found = drawnAs(name, lexicon)
    if (found === null || found.preset.size > 0) continue
    const isOneOfThem = found.glyph === first.glyph || found.glyph === second.glyph
    if (isOneOfThem && !lexicon.grammar.glyphs.showTheNamed.has(found.glyph)) continue
    if (stated !== null && !isOneOfThem && !showsBoth(found.glyph, lexicon)) continue
    if (stated !== null && !isOneOfThem && showsAnother(found.glyph, [first, second], lexicon)) continue
    if (standsOtherwise(found.glyph, stated, lexicon)) continue
    return plainGlyph(found.glyph, { preset: new Map([...first.preset, ...second.preset]) })
  }
  return null
}

/** Whether a request says how its two things stand to each other, and the glyph is a scene of such two: in its own way the table of scenes has it. A book above glasses is another picture. */
function standsOtherwise(glyph: string, stated: Relation | null, { grammar }: Lexicon): boolean {
  return stated !== null && STANDS.has(stated) && thingsOfScene(glyph, grammar).length > 0
}

/** Words that say where a thing is, and not only that it is there. */
const STANDS: ReadonlySet<Relation> = new Set(['above', 'below', 'behind', 'front', 'inside'])

/** "A hammer and a wrench" are no wrench and screwdriver, though the two words together are a name of these. */
function showsAnother(glyph: string, named: readonly GlyphSubject[], { glyphs }: Lexicon): boolean {
  const names = named.flatMap((one) => [...one.glyph.split('-'), ...one.text.split(' ')])
  return glyph.split('-').some((word) => glyphs.has(word) && !names.includes(word))
}

/** Glyphs of two names that show both: a cloud with rain, a user with a plus. */
function showsBoth(glyph: string, { grammar }: Lexicon): boolean {
  const words = glyph.split('-')
  return words.some((_, index) => grammar.glyphs.showBoth.has(words.slice(0, index + 1).join('-')))
}
