import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area } from '../../../drawing/language/program.ts'
import type { Program } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { hasFewLanes } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Subject } from '../meaning.ts'
import type { Standing } from '../read/rows-of.ts'
import { area, miniSizeOf } from './boxes.ts'
import { isDrawnAt } from './room-inside.ts'
import { hasMini, WHOLE } from './piece.ts'
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

/** The head two to four times, in its small form where it has one; in a row or a column where that is said, and as they fit where it does not. */
export function copies(meaning: Meaning, head: Subject, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { count, standing, between } = meaning
  if (between !== undefined)
    return [...withArrows(meaning, head, between, lexicon, cut), ...withBetween(meaning, head, between, lexicon)]
  const isFew = hasFewLanes(cut)
  const layouts = (isFew ? HEAVY_LAYOUTS : LAYOUTS)[count] ?? []
  const asTheyFit = isLarge(head, lexicon) ? layouts.toReversed() : layouts
  const piled = count === 3 && standing !== 'row' ? inForms('stacked', meaning, head, lexicon, cut) : []
  if (standing === undefined)
    return [
      ...(count === 2 ? inForms('overlapped', meaning, head, lexicon, cut) : piled),
      ...copiesIn(asTheyFit, 'copies', meaning, head, lexicon),
    ]
  const { standing: _, ...loose } = meaning
  return [
    ...piled,
    ...copiesIn(linesOf(count, standing, isSolid(head)), standing, meaning, head, lexicon),
    ...copiesIn(asTheyFit.slice(0, 1), 'copies', loose, head, lexicon),
  ]
}

/** All of them in the forms that are drawn of so many: one behind the other, or in a pile. */
function inForms(
  how: 'overlapped' | 'stacked',
  meaning: Meaning,
  head: Subject,
  lexicon: Lexicon,
  cut: Cut,
): Arrangement[] {
  if (head.kind !== 'glyph') return []
  const forms = (how === 'overlapped' ? lexicon.overlappedOf : lexicon.stackedOf)(head.glyph, cut.finish)
  return forms
    .filter((form) => isDrawnAt(form, cut))
    .map((form, index) => several(meaning, `${how}-${index + 1}`, numbered(head, meaning), [inForm(head, form)]))
}

/** Several things as one picture, which has no guest. */
function several(
  meaning: Meaning,
  idea: string,
  named: Arrangement['named'],
  parts: Arrangement['parts'],
): Arrangement {
  return { idea, named, keyline: 'free', parts, slash: null, said: { ...meaning, guest: null }, guestAs: null }
}

function numbered(head: Subject, { count }: Meaning): Arrangement['named'] {
  return [head, ['', '', 'two', 'three', 'four'][count] ?? String(count)]
}

/** A form that is drawn for the whole canvas. */
function inForm(subject: Subject, form: Program): Arrangement['parts'][number] {
  return { subject, setting: { into: WHOLE, mini: false, over: 'none', cut: false, form } }
}

function copiesIn(
  layouts: readonly (readonly Area[])[],
  idea: string,
  meaning: Meaning,
  head: Subject,
  lexicon: Lexicon,
): Arrangement[] {
  const mini = hasMini(head, lexicon) && !(idea !== 'copies' && isSolid(head))
  return layouts.map((boxes, index) =>
    several(
      meaning,
      `${idea}-${index + 1}`,
      numbered(head, meaning),
      boxes.map((into) => ({ subject: head, setting: { into, mini, over: 'none', cut: false } })),
    ),
  )
}

/** The side of the room for each of two that an arrow leads between: in opposite corners of the live area, and the arrows in the others. */
const END_OF_ARROW = 10

/** Two of a thing, and arrows that lead from one to the other round the free corners. */
function withArrows(meaning: Meaning, head: Subject, between: Subject, lexicon: Lexicon, cut: Cut): Arrangement[] {
  if (between.kind !== 'glyph' || !hasMini(head, lexicon)) return []
  // Arrows in the plural go both ways.
  const [form] = lexicon.betweenOf(between.plural && between.glyph === 'arrow' ? 'transfer' : between.glyph, cut.finish)
  if (form === undefined || !isDrawnAt(form, cut)) return []
  const { width, height } = miniSizeOf(head, lexicon) ?? MINI_SIZE
  const scale = END_OF_ARROW / Math.max(width, height)
  const end = { width: width * scale, height: height * scale }
  const ends = [
    { ...end, x: 2, y: 2 },
    { ...end, x: 22 - end.width, y: 22 - end.height },
  ].map((into) => ({ subject: head, setting: { into, mini: true, over: 'none', cut: false } as const }))
  return [several(meaning, 'between-corners', [between, 'between', head], [...ends, inForm(between, form)])]
}

/** Three in a row, of which the outer two are the head. */
function withBetween(meaning: Meaning, head: Subject, between: Subject, lexicon: Lexicon): Arrangement[] {
  const row = (boxes: readonly Area[]): Arrangement['parts'] =>
    boxes.map((into, at) => {
      const subject = at === 1 ? between : head
      return { subject, setting: { into, mini: hasMini(subject, lexicon), over: 'none', cut: false } }
    })
  return linesOf(3, 'row', false).map((boxes, index) =>
    several(meaning, `between-${index + 1}`, [between, 'between', head], row(boxes)),
  )
}

/** The sides of what stands in a row of two, three or four, and from each to the next, in units: outlines reach into the space between them, what is solid does not. */
const ROWS = {
  outlines: {
    2: [{ side: 8, step: 12 }],
    3: [
      { side: 4, step: 8 },
      { side: 5, step: 8 },
    ],
    // With fine strokes four are told so; with heavier ones that they are too small is said of them as they stand.
    4: [{ side: 4, step: 6 }],
  },
  solid: {
    2: [{ side: 8, step: 12 }],
    3: [{ side: 5, step: 7.5 }],
    4: [
      { side: 4, step: 6 },
      { side: 3, step: 6 },
    ],
  },
} as const

/** The boxes of a row, or of a column, in the middle of the canvas. */
function linesOf(count: number, standing: Standing, isSolid: boolean): (readonly Area[])[] {
  const rows: Readonly<Record<number, readonly { readonly side: number; readonly step: number }[]>> =
    ROWS[isSolid ? 'solid' : 'outlines']
  return (rows[count] ?? []).map(({ side, step }) =>
    Array.from({ length: count }, (_, at) => {
      const [along, across] = [12 - side / 2 + (at - (count - 1) / 2) * step, 12 - side / 2]
      return standing === 'row' ? area(along, across, side) : area(across, along, side)
    }),
  )
}

/** Whether a thing is one spot of ink, which needs no space for an outline. */
function isSolid(head: Subject): boolean {
  return head.kind === 'glyph' && head.glyph === 'dot'
}

/** Whether a small form is larger than the narrowest boxes: pressed into them its strokes would fill it. */
function isLarge(head: Subject, lexicon: Lexicon): boolean {
  const { width, height } = miniSizeOf(head, lexicon) ?? MINI_SIZE
  return Math.max(width, height) > MINI_SIZE.width + 1
}
