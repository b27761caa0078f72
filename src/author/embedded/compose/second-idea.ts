import type { Cut } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularPhrases } from '../../../lexicon/phrase.ts'
import type { Meaning, Subject } from '../meaning.ts'
import { plainGlyph } from '../meaning.ts'
import { compose } from './compose.ts'
import type { Arrangement } from './sketch.ts'

/** A way to draw an item, and whose findings it bears. */
export interface Idea {
  readonly arrangement: Arrangement
  readonly meaning: Meaning
}

/** Ideas for the second item: another picture that is known first, which bears its own findings; then another metaphor or composition; variants of the first idea last. */
export function secondIdeas(meaning: Meaning, lexicon: Lexicon, cut: Cut): Idea[] {
  const { second } = meaning
  const known = second === null ? [] : compose(second, lexicon, cut).slice(0, 2)
  return [
    ...known.map((arrangement) => ({ arrangement, meaning: second ?? meaning })),
    ...otherIdeas(meaning, lexicon, cut).map((arrangement) => ({ arrangement, meaning })),
  ]
}

function otherIdeas(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const first = compose(meaning, lexicon, cut)
  const family = familyOf(first[0])
  const otherComposition = first.filter((one) => familyOf(one) !== family)
  const otherMetaphor = metaphors(meaning, lexicon).flatMap((other) => compose(other, lexicon, cut).slice(0, 2))
  const framed = frames(meaning, lexicon).flatMap((other) => compose(other, lexicon, cut).slice(0, 2))
  const variants = first.filter((one) => familyOf(one) === family).slice(1)
  const apart = meaning.apart === null ? [] : compose({ ...meaning, ...meaning.apart }, lexicon, cut).slice(0, 4)
  if (apart.length > 0) return [...apart, ...otherMetaphor, ...framed, ...first]
  const other = rearranged(meaning, lexicon).flatMap((one) => compose(one, lexicon, cut).slice(0, 2))
  const ideas =
    meaning.guest === null
      ? [...otherMetaphor, ...otherComposition, ...framed, ...other]
      : [...bestOfEach(otherComposition), ...other, ...otherMetaphor, ...otherComposition, ...framed]
  return [...ideas, ...variants, ...first.slice(0, 1)]
}

/** The best arrangement of each kind of composition: the tries are few, and a kind that does not fit seldom fits moved by a little. */
function bestOfEach(arrangements: readonly Arrangement[]): Arrangement[] {
  const families = new Set<string>()
  return arrangements.filter((one) => {
    const isFirst = !families.has(familyOf(one))
    families.add(familyOf(one))
    return isFirst
  })
}

/** The same things told apart in another way: below instead of beside, a number instead of copies, a corner instead of a frame, a round prohibition sign. */
function rearranged(meaning: Meaning, { grammar }: Lexicon): Meaning[] {
  const { head, guest, container, count, slash } = meaning
  if (head === null) return []
  if (guest !== null) {
    const isFree = container === null && count === 1 && (guest.placement === 'with' || guest.placement === 'on')
    return isFree ? [{ ...meaning, guest: { ...guest, placement: 'below' } }] : []
  }
  if (count > 1) {
    const number: Subject = { kind: 'character', characters: String(count) }
    return [{ ...meaning, count: 1, guest: { subject: number, placement: 'with' } }]
  }
  if (container !== null) {
    const frame: Subject = plainGlyph(container)
    return [{ ...meaning, head: frame, guest: { subject: head, placement: 'with' }, container: null }]
  }
  return slash ? [...grammar.glyphs.frames].slice(0, 1).map((frame) => ({ ...meaning, container: frame })) : []
}

function familyOf(arrangement: Arrangement | undefined): string {
  return arrangement?.idea.split('-')[0] ?? ''
}

/** The same meaning with another glyph for the head's words. */
function metaphors(meaning: Meaning, lexicon: Lexicon): Meaning[] {
  const head = meaning.head
  if (head?.kind !== 'glyph') return []
  return (drawnAs(head.text, lexicon)?.others ?? []).map((glyph) => {
    const other = plainGlyph(glyph, { text: head.text, plural: head.plural, sign: head.sign })
    // "Two users" is drawn by a glyph that shows two; its singular must be drawn twice to say the same.
    const single = head.plural && singularPhrases(head.text).some((phrase) => drawnAs(phrase, lexicon)?.glyph === glyph)
    return { ...meaning, head: other, count: single ? Math.max(2, meaning.count) : meaning.count }
  })
}

/** The same meaning held by a shape, when it has none yet. */
function frames(meaning: Meaning, lexicon: Lexicon): Meaning[] {
  const { head, container, count } = meaning
  const shapes = lexicon.grammar.glyphs.frames
  if (container !== null || count > 1 || (head?.kind === 'glyph' && shapes.has(head.glyph))) return []
  // A line through both is one too many, and a face has its own frame: its mood would be too small to tell.
  if (meaning.slash || (head?.kind === 'glyph' && head.preset.has('mood'))) return []
  return [...shapes].filter((frame) => lexicon.glyphs.has(frame)).map((frame) => ({ ...meaning, container: frame }))
}
