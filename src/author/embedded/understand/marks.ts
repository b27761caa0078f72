import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Item } from '../item.ts'
import { keyOf } from '../meaning.ts'
import type { Understanding } from './understanding.ts'

/** Facts about a request that rules ask for: what kinds of words it has, and what is known of its things. */
export type Mark =
  | Exclude<Item['kind'], 'thing' | 'character'>
  /** It names something that can be shown. */
  | 'thing'
  /** It names nothing, known or unknown. */
  | 'nothing'
  /** More than two of them are shown. */
  | 'third thing'
  /** A glyph that shows the same as another thing's. */
  | 'same thing'
  /** A thing whose words say what it does: "phone ringing". */
  | 'doing'
  /** A thing drawn by the glyph of a neighbouring idea. */
  | 'stretched'
  /** A glyph with a parameter is shown. */
  | 'parameter'
  /** A relation, and one thing only. */
  | 'loose relation'
  | 'plural'
  | 'counted'
  | 'face'
  | 'feeling'
  /** A shape that can hold others. */
  | 'frame'
  /** Two are shown, and how they stand to each other is open. */
  | 'pair'

/** Whether a request has a mark, as far as it is understood. */
export function hasMark(mark: Mark, so: Understanding, lexicon: Lexicon): boolean {
  const { items, things, shown } = so
  const { containers, feelings, glyphs, lostInPhrases, lostWhereItRings } = lexicon.grammar
  const isGlyph = (is: (glyph: string, text: string) => boolean): boolean =>
    things.some(({ subject }) => subject.kind === 'glyph' && is(subject.glyph, subject.text))
  switch (mark) {
    case 'thing':
      return things.length > 0
    case 'nothing':
      return things.length === 0 && !items.some(({ kind }) => kind === 'unknown')
    case 'third thing':
      return shown.length > 2
    case 'same thing':
      return new Set(shown.map(({ subject }) => keyOf(subject))).size < shown.length
    case 'doing':
      return isGlyph((_, text) => text.split(' ').some((word) => lostInPhrases.has(word) || lostWhereItRings.has(word)))
    case 'stretched':
      return shown.some(({ subject }) => subject.kind === 'glyph' && subject.isStretched)
    case 'parameter':
      return shown.some(
        ({ subject }) => subject.kind === 'glyph' && (lexicon.glyphs.get(subject.glyph)?.parameters.length ?? 0) > 0,
      )
    case 'loose relation':
      return (
        items.filter(({ kind }) => kind === 'thing' || kind === 'character').length === 1 &&
        items.some(({ kind }) => kind === 'relation')
      )
    case 'plural':
      return things.some(({ subject }) => subject.kind === 'glyph' && subject.plural)
    case 'counted':
      return things.some(({ count }) => count > 1)
    case 'face':
      return isGlyph((glyph) => glyphs.faces.has(glyph))
    case 'feeling':
      return items.some((item) => feelings.has(item.text))
    case 'frame':
      return things.length > 1 && isGlyph((glyph, text) => containers.has(text) || containers.has(glyph))
    case 'pair':
      return shown.length === 2 && so.placement === null
    default:
      return items.some(({ kind }) => kind === mark)
  }
}
