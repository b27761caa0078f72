import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Subject } from '../meaning.ts'
import { area, miniSizeOf } from './boxes.ts'
import { hasMini } from './piece.ts'
import type { Arrangement } from './sketch.ts'

/** Boxes for two, three and four of a thing: with the white of a stroke between them and room for a small form in its own size. */
const LAYOUTS: Readonly<Record<number, readonly (readonly Area[])[]>> = {
  2: [
    [area(2, 8, 8), area(14, 8, 8)],
    [area(2, 3, 9), area(13, 12, 9)],
    [area(2, 2, 10), area(12, 12, 10)],
  ],
  3: [
    [area(8, 2, 8), area(2, 14, 8), area(14, 14, 8)],
    [area(7.5, 2, 9), area(2, 13, 9), area(13, 13, 9)],
  ],
  4: [
    [area(2, 2, 8), area(14, 2, 8), area(2, 14, 8), area(14, 14, 8)],
    [area(2, 2, 9), area(13, 2, 9), area(2, 13, 9), area(13, 13, 9)],
  ],
}

/** The same where strokes are heavy: they need their space between the things. */
const HEAVY_LAYOUTS: typeof LAYOUTS = {
  2: [
    [area(3, 8.75, 6.5), area(14.5, 8.75, 6.5)],
    [area(2.5, 8.5, 7), area(14.5, 8.5, 7)],
  ],
  3: [
    [area(8.75, 2.5, 6.5), area(3, 14, 6.5), area(14.5, 14, 6.5)],
    [area(8.5, 2.5, 7), area(2.5, 14, 7), area(14.5, 14, 7)],
  ],
  4: [
    [area(3, 3, 6.5), area(14.5, 3, 6.5), area(3, 14.5, 6.5), area(14.5, 14.5, 6.5)],
    [area(2.5, 2.5, 7), area(14.5, 2.5, 7), area(2.5, 14.5, 7), area(14.5, 14.5, 7)],
  ],
}
const FEW_LANES = 5

/** The head two to four times, in its small form where it has one. */
export function copies(meaning: Meaning, head: Subject, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { count } = meaning
  const mini = hasMini(head, lexicon)
  const layouts = (lanes(cut) < FEW_LANES ? HEAVY_LAYOUTS : LAYOUTS)[count] ?? []
  return (isLarge(head, lexicon) ? layouts.toReversed() : layouts).map((boxes, index) => ({
    idea: `copies-${index + 1}`,
    named: [head, ['', '', 'two', 'three', 'four'][count] ?? String(count)],
    keyline: 'free',
    parts: boxes.map((into) => ({ subject: head, setting: { into, mini, over: 'none', cut: false } })),
    slash: null,
    said: { ...meaning, guest: null },
    guestAs: null,
  }))
}

/** Whether a small form is larger than the narrowest boxes: pressed into them its strokes would fill it. */
function isLarge(head: Subject, lexicon: Lexicon): boolean {
  const { width, height } = miniSizeOf(head, lexicon) ?? MINI_SIZE
  return Math.max(width, height) > MINI_SIZE.width + 1
}
