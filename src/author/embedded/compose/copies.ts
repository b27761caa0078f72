import type { Area } from '../../../drawing/language/program.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning } from '../meaning.ts'
import { hasMini, piece } from './piece.ts'
import type { Sketch } from './sketch.ts'
import { traitsOf } from './sketch.ts'
import { nameOf, sentence } from './words.ts'

function box(x: number, y: number, side: number): Area {
  return { x, y, width: side, height: side }
}

/** Boxes for two, three and four of a thing. */
const LAYOUTS: Readonly<Record<number, readonly (readonly Area[])[]>> = {
  2: [
    [box(2, 7.5, 9), box(13, 7.5, 9)],
    [box(1.5, 7, 10), box(12.5, 7, 10)],
  ],
  3: [
    [box(7.5, 2, 9), box(2, 13, 9), box(13, 13, 9)],
    [box(8, 2, 8), box(2, 14, 8), box(14, 14, 8)],
  ],
  4: [
    [box(2, 2, 9), box(13, 2, 9), box(2, 13, 9), box(13, 13, 9)],
    [box(2, 2, 8), box(14, 2, 8), box(2, 14, 8), box(14, 14, 8)],
  ],
}

/** The head two to four times, in its small form where it has one. */
export function copies(meaning: Meaning, lexicon: Lexicon): Sketch[] {
  const { head, count } = meaning
  if (head === null) return []
  const mini = hasMini(head, lexicon)
  return (LAYOUTS[count] ?? []).map((boxes, index) => ({
    name: `${nameOf(head)}-${['', '', 'two', 'three', 'four'][count] ?? count}`,
    idea: `copies-${index + 1}`,
    keyline: 'free',
    traits: traitsOf(head, lexicon),
    statements: boxes.flatMap((into) => piece(head, { into, mini, over: 'none', cut: false }, lexicon)),
    intent: sentence({ ...meaning, guest: null }, null, lexicon.grammar),
  }))
}
