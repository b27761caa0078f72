import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import type { Box } from '../../../drawing/geometry/segment.ts'
import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Statement } from '../../../drawing/language/program.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { InkPart } from '../ink-part.ts'
import { boundsOfPoints } from '../shape/bounds-of-points.ts'
import type { Figure } from '../shape/figure.ts'
import type { Frame } from '../shape/frame.ts'
import { placed } from '../shape/frame.ts'
import { linesOf } from '../shape/gaps.ts'
import { widthOfCharacter, widthOf } from './characters.ts'
import { textLeftOut, textUnread } from './findings-of-writing.ts'
import type { Place } from './room-for-writing.ts'
import { roomForWriting } from './room-for-writing.ts'
import type { Writing } from './writing.ts'

/** What becomes of the writing in a picture. */
export interface Written {
  readonly statements: readonly Statement[]
  /** The texts that are drawn. */
  readonly texts: readonly string[]
  readonly findings: readonly Finding[]
}

/** The lanes of the house, where no cut is known. */
export const LANES = 6.3
/** A drawing is moved and stretched a little when it is put on the grid; where it seems to be by more, it is another's box. */
const MOST_STRETCH = 1.25
const SPAN = { start: 0, end: 0, line: 1, column: 1 }

/** Writes what was read where it was seen, as statements of text, if there is room for it at so many lanes. */
export function placeWriting(
  writing: readonly Writing[],
  parts: readonly InkPart[],
  figures: readonly Figure[],
  frame: Frame,
  lanes: number = LANES,
): Written {
  const map = mapOf(parts, figures, frame)
  const statements: Statement[] = []
  const texts: string[] = []
  const findings: Finding[] = []
  for (const { text, box, pen, isLeftOut } of writing) {
    const isTried = text !== null && isLeftOut !== true
    const place = isTried ? roomForWriting(text, map(box, pen), figures, lanes) : null
    if (text === null) findings.push(textUnread())
    else if (place === null || statements.length > 0) findings.push(textLeftOut(text))
    else {
      statements.push(...statementsOf(text, place))
      texts.push(text)
    }
  }
  return { statements, texts, findings }
}

/** From a box round ink of a pen, in the picture, to one of centre lines in the grid, where the drawing came to lie. */
function mapOf(parts: readonly InkPart[], figures: readonly Figure[], frame: Frame): (box: Box, pen: number) => Box {
  const inGrid = ({ x0, y0, x1, y1 }: Box, pen: number): Box => {
    const half = pen / 2
    const [from, to] = [placed({ x: x0 + half, y: y0 + half }, frame), placed({ x: x1 - half, y: y1 - half }, frame)]
    return { x0: from.x, y0: from.y, x1: to.x, y1: to.y }
  }
  const lines = figures.flatMap(({ form }) => linesOf(form))
  const points = parts.flatMap(({ contours }) => contours.flatMap((one) => one.points))
  if (lines.length === 0 || points.length === 0) return inGrid
  const [seen, now] = [inGrid(boundsOfPoints(points), (frame.pen ?? 0) / frame.scale), boundsOf(lines)]
  const across = between(seen.x0, seen.x1, now.x0, now.x1)
  const down = between(seen.y0, seen.y1, now.y0, now.y1)
  return (box, pen) => {
    const { x0, y0, x1, y1 } = inGrid(box, pen)
    return { x0: across(x0), y0: down(y0), x1: across(x1), y1: down(y1) }
  }
}

function between(from: number, to: number, nowFrom: number, nowTo: number): (value: number) => number {
  const stretch = (nowTo - nowFrom) / (to - from)
  if (!(stretch < MOST_STRETCH && stretch > 1 / MOST_STRETCH)) return (value) => value
  return (value) => nowFrom + (value - from) * stretch
}

/** One statement where the alphabet's own spacing is enough, else one for each character. */
function statementsOf(text: string, place: Place): Statement[] {
  const { x, y, height, gap, fromLanes, isInside } = place
  const modifiers = {
    ...PLAIN,
    role: isInside ? ('knock-out' as const) : ('auto' as const),
    fromLanes: round(fromLanes),
  }
  const written = (characters: string, middle: number): Statement => ({
    kind: 'text',
    text: characters,
    x: round(middle),
    y: round(y),
    height: round(height),
    modifiers,
    span: SPAN,
  })
  if (text.length === 1 || gap <= 0.35 * height) return [written(text, x)]
  let left = x - widthOf(text, height, gap) / 2
  return [...text].map((one) => {
    const width = (widthOfCharacter(one) * height) / 10
    const middle = left + width / 2
    left += width + gap
    return written(one, middle)
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
