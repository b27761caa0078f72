import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Item } from '../item.ts'
import { isNamed } from '../item.ts'
import type { Place } from './place.ts'

/** Words for where on a picture something is, and for the part of it; what is on top of another is above it. */
const AT_WORDS = ['overlapping', 'covering', 'over', 'in', 'at', 'on', 'to', 'near', 'into', 'from']
const SIDE_WORDS = ['top', 'bottom', 'upper', 'lower', 'left', 'right', 'center', 'centre', 'middle']
const AT = `(?:${AT_WORDS.join('|')})`
const SIDE = `(?:${SIDE_WORDS.join('|')})`
const PART = String.raw`(?:(?:hand )?(?:corner|side|edge|half|part|area))`
const PLACE = new RegExp(
  String.raw`^(?!on top$|at half$)(?:${AT} (?:its )?${SIDE}(?: ${SIDE})?(?: ${PART})?|${SIDE} ${SIDE}(?: ${PART})?|${SIDE} ${PART}|${AT} (?:its )?${PART})$`,
)

/** A corner of a thing, as far as a request says which. */
export interface Corner {
  readonly vertical: 'top' | 'bottom' | null
  readonly horizontal: 'left' | 'right' | null
}

/** The corner that one of the phrases names in which a sign sits; null where none does: "at the bottom" is no corner. */
export function cornerIn(texts: readonly string[]): Corner | null {
  const text = texts.find((one) => CORNER.test(one))
  if (text === undefined) return null
  return {
    vertical: /top|upper/.test(text) ? 'top' : /bottom|lower/.test(text) ? 'bottom' : null,
    horizontal: /left/.test(text) ? 'left' : /right/.test(text) ? 'right' : null,
  }
}

const CORNER = new RegExp(
  String.raw`^(?:${AT} )?(?:its |one )?(?:(?:top|bottom|upper|lower) (?:left|right)(?: ${PART})?|(?:${SIDE} )?(?:hand )?corner)$`,
)

/** With one of these such a phrase begins, and few others do: it is asked of every phrase of a request. */
const FIRST_WORDS = new Set([...AT_WORDS, ...SIDE_WORDS])

const BEGINS_WITH_AT = new RegExp(`^${AT} `)

/** In the middle is inside. */
const MIDDLE = /^in (?:its )?(?:middle|center|centre)$/

/** "With a gear at the bottom right", "overlapping the top corner": says where a sign sits on another thing, which has one place for it. */
export function whereItSits(text: string, { items, lexicon, words, at }: Place): Item | null {
  if (!FIRST_WORDS.has(text.split(' ', 1)[0] ?? '')) return null
  const isLast = words[at + text.split(' ').length] === undefined
  const named = items.filter(isNamed)
  const sits: Item = { kind: 'quality', text, glyph: null, style: true }
  if (MIDDLE.test(text)) return isLast && named.length === 1 ? sits : null
  if (!PLACE.test(text)) return null
  if (named.length < 2) return isOn(text, named, words[at + text.split(' ').length]?.lower, lexicon) ? on(text) : null
  const last = named.at(-1)
  // An arrow to the left points there, and what flies to the left goes there.
  const goes = /^flying$/.test(last?.text ?? '')
  const points = goes || (last?.kind === 'thing' && lexicon.grammar.glyphs.direction.has(last.glyph))
  return points && !/corner|side|edge/.test(text) ? null : sits
}

/** "A bell at the top right of a phone" is one on a phone. */
function isOn(text: string, named: readonly Item[], next: string | undefined, lexicon: Lexicon): boolean {
  if (named.length === 0 || next === undefined || lexicon.grammar.relations.has(next)) return false
  return BEGINS_WITH_AT.test(text) && drawnAs(next, lexicon) !== null
}

/** A sign on a thing is in its corner. */
function on(text: string): Item {
  return { kind: 'relation', relation: 'to', text }
}
