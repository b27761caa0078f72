import { lengthOf, pointAt } from '../../geometry/measure.ts'
import type { Point, Segment } from '../../geometry/segment.ts'
import type { Cut } from '../../model/cut.ts'
import { FEW_LANES, hasFewLanes, lanes } from '../../model/cut.ts'
import type { Drawing, Mark, Thing, ThingShape } from '../../model/drawing.ts'
import { lineLength } from '../../model/drawing.ts'
import type { Finding, Span } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** A thing that keeps less than this share of its lines is not recognised: of those below, judges would have shipped a quarter. */
const LEAST_OF_THING = 0.5
/** The same beside a sign where there are many lanes: there is room to draw the thing smaller, and whole. */
const LEAST_BESIDE_SIGN = 0.6
const MANY_LANES = 6
/** The same where strokes are heavy: a badge takes most of the canvas, and what is left is coarse. */
const LEAST_WITH_FEW_LANES = 0.55
/** What a line crosses out is read from pieces on both of its sides. With few lanes the line and its room take most of the canvas. */
const LEAST_CROSSED_OUT = { few: 0.5, many: 0.45 } as const
const LEAST_BESIDE = 0.12
const BADGES_FILL = 4.5
/** A shape is one that makes the thing when it has this share of its lines, and gone when less than `LEAST_OF_SHAPE` of it is left. */
const TELLING_SHAPE = 0.12
const LEAST_OF_SHAPE = 0.08
/** A shape that is most of the thing, as a body is of a person, must keep more. */
const MAIN_SHAPE = 0.35
const LEAST_OF_MAIN = 0.3
/** With few lanes: what is open lines alone has no outline to be known by. */
const LEAST_OF_OPEN = 0.77
/** With few lanes what is left of a sign's host is coarse: a shape that makes it keeps nearly half, and a bare circle or box that is nearly all of it more. */
const LEAST_OF_SHAPE_WITH_FEW = 0.45
const NEARLY_ALL = 0.6
const LEAST_OF_PLAIN_WITH_FEW = 0.6
/** The same for a thing with fewer sides of the canvas of lines, as one that stands beside another: it is small, and has nothing to spare. */
const SMALL_THING = 1.4
const LEAST_OF_SMALL = 0.77
/** Crossed out with few lanes: a thing of one closed shape has no other to be known by, and a bare circle or box that is most of it is not told by an end of it. */
const LEAST_OF_ONLY_SHAPE = 0.7
const LEAST_OF_PLAIN_END = 0.5
/** What a drawing declares to tell its thing must be whole, but for the end of a line. */
const LEAST_OF_TELLING = 0.85

/** What is shown can still be recognised behind what lies over it. */
export const vanished: Rule = {
  id: 'vanished',
  severity: 'error',
  title: 'Each thing keeps enough of its lines beside what lies over it',
  rationale:
    'A sign over a thing, or a line that crosses it out, clears a moat; at a small size or with a heavy stroke that can take away what the ' +
    'thing is known by. The lines of each thing are compared with those that it has alone at the same cut, outlined, and so are those of ' +
    'each shape that makes it; those in a part named `telling` must be whole. What is crossed out is read from pieces on both sides of the line. With few lanes open lines alone are none that can be read there, and beside a sign they have little to spare. It is known by its outline, so it may lose other shapes, unless its outline is a bare ' +
    'circle or box, which many things are. Judged where the program is at hand. To mend: make the sign smaller or move it, put the things ' +
    'side by side, or ask for more room: a larger size or a finer stroke.',
  thresholds: [
    { name: 'least of a thing', value: LEAST_OF_THING, unit: 'of its lines' },
    { name: `the same beside a sign, from ${MANY_LANES} lanes on`, value: LEAST_BESIDE_SIGN, unit: 'of its lines' },
    { name: `the same with fewer than ${BADGES_FILL} lanes`, value: LEAST_WITH_FEW_LANES, unit: 'of its lines' },
    { name: 'least of a thing that is crossed out', value: LEAST_CROSSED_OUT.many, unit: 'of its lines' },
    { name: `the same with fewer than ${FEW_LANES} lanes`, value: LEAST_CROSSED_OUT.few, unit: 'of its lines' },
    { name: 'least of what is left on either side of a line', value: LEAST_BESIDE, unit: 'of its lines' },
    { name: 'a shape that makes the thing has at least', value: TELLING_SHAPE, unit: 'of its lines' },
    { name: 'least of such a shape', value: LEAST_OF_SHAPE, unit: 'of the shape' },
    { name: 'a main shape has at least', value: MAIN_SHAPE, unit: 'of its lines' },
    { name: 'least of a main shape', value: LEAST_OF_MAIN, unit: 'of the shape' },
    {
      name: `the same for open lines alone, with fewer than ${BADGES_FILL} lanes`,
      value: LEAST_OF_OPEN,
      unit: 'of its lines',
    },
    {
      name: `with fewer than ${BADGES_FILL} lanes, least of a shape that makes the thing and is no main one`,
      value: LEAST_OF_SHAPE_WITH_FEW,
      unit: 'of the shape',
    },
    {
      name: `the same for a bare circle or box that has ${NEARLY_ALL} of its lines`,
      value: LEAST_OF_PLAIN_WITH_FEW,
      unit: 'of the shape',
    },
    {
      name: `with fewer than ${BADGES_FILL} lanes, least of a thing of less than ${SMALL_THING} · size of lines`,
      value: LEAST_OF_SMALL,
      unit: 'of its lines',
    },
    {
      name: `crossed out with fewer than ${FEW_LANES} lanes, least of a thing of one closed shape`,
      value: LEAST_OF_ONLY_SHAPE,
      unit: 'of its lines',
    },
    {
      name: 'the same for a main shape that is a bare circle or box, of which one piece is left',
      value: LEAST_OF_PLAIN_END,
      unit: 'of the shape',
    },
    { name: 'least of a shape in a part named telling', value: LEAST_OF_TELLING, unit: 'of the shape' },
  ],
  check: ({ drawing, things }) => vanishedFrom(drawing, things),
}

/** What the rule finds; it measures lines alone, so it can be asked for before anything is painted. */
export function vanishedFrom(drawing: Drawing, things: readonly Thing[]): Finding[] {
  const isCrossedOut = things.some(({ name }) => name === 'slash')
  const marks = drawing.strokeWidth === null ? (drawing.twin?.marks ?? []) : drawing.marks
  const slash = isCrossedOut ? slashOf(things, marks) : null
  return [
    ...things.flatMap((thing) => lostOf(thing, marks, isCrossedOut ? leastCrossedOut(drawing) : null, drawing)),
    ...(isCrossedOut && hasFewLanes(drawing.cut) ? things.flatMap((thing) => endsOf(thing, marks)) : []),
    ...(slash === null ? [] : [...onOneSide(marks, slash), ...withoutInside(things, slash, drawing)]),
  ]
}

function leastCrossedOut({ cut }: Drawing): number {
  return LEAST_CROSSED_OUT[hasFewLanes(cut) ? 'few' : 'many']
}

/** `crossedOut` is the least of its lines that a thing under a line keeps; null where no line crosses anything out. */
function lostOf(
  { name, spans, shapes }: Thing,
  marks: readonly Mark[],
  crossedOut: number | null,
  drawing: Drawing,
): Finding[] {
  const { cut } = drawing
  const all = shapes.reduce((sum, { length }) => sum + length, 0)
  if (all === 0) return []
  const kept = marks.filter(({ span }) => spans.some((whole) => span.start >= whole.start && span.end <= whole.end))
  const isFew = crossedOut === null && lanes(cut) < BADGES_FILL
  const judged = shapes.map((shape) => judgedShape(shape, kept.filter(isAt(shape.span)), all, isFew))
  const share = lineLength(kept) / all
  const least = crossedOut ?? (isFew ? leastWithFew(shapes, all, cut) : leastWithRoom(drawing))
  const what = name.replaceAll('-', ' ')
  if (share < least) {
    const message = `The ${what} is hardly left at this cut: ${Math.round(100 * share)} % of its lines.`
    return [lost(message, share, least, spans[0])]
  }
  const telling = crossedOut === null ? judged.find(({ isBroken }) => isBroken) : undefined
  if (telling !== undefined) {
    const left = telling.left / Math.max(telling.length, 1e-9)
    return [lost(`The ${what} has lost what tells it, at this cut.`, left, LEAST_OF_TELLING, telling.span)]
  }
  // Where a line crosses the thing out, an outline of its own that is left says enough: a clock without its hands is a ring.
  if (crossedOut !== null && judged.some((shape) => !shape.isLost && !shape.isPlain)) return []
  return judged
    .filter(({ isLost }) => isLost)
    .map((shape) =>
      lost(
        `The ${what} has lost a shape that makes it, at this cut.`,
        shape.left / shape.length,
        shape.least,
        shape.span,
      ),
    )
}

/** The share of its lines that a thing keeps with more lanes: beside a sign, or behind another thing. */
function leastWithRoom({ cut, traits }: Drawing): number {
  return traits.badge === null || lanes(cut) < MANY_LANES ? LEAST_OF_THING : LEAST_BESIDE_SIGN
}

/** The share of its lines that a thing keeps under a sign with few lanes. */
function leastWithFew(shapes: readonly ThingShape[], all: number, { size }: Cut): number {
  if (all < SMALL_THING * size) return LEAST_OF_SMALL
  return shapes.every(({ isClosed }) => !isClosed) ? LEAST_OF_OPEN : LEAST_WITH_FEW_LANES
}

/** The straight line that crosses the things out. */
function slashOf(things: readonly Thing[], marks: readonly Mark[]): Mark | null {
  const spans = things.flatMap((thing) => (thing.name === 'slash' ? thing.spans : []))
  const mark = marks.find(({ span }) => spans.some((whole) => span.start >= whole.start && span.end <= whole.end))
  return mark?.path.segments.length === 1 && mark.path.segments[0]?.kind === 'line' ? mark : null
}

function onOneSide(marks: readonly Mark[], slash: Mark): Finding[] {
  const share = leastBeside(
    marks.filter((mark) => mark !== slash),
    slash.path.segments[0]!,
  )
  if (share >= LEAST_BESIDE) return []
  return [lost('All that is left lies on one side of the line that crosses it out.', share, LEAST_BESIDE, slash.span)]
}

/** Where strokes are heavy, open lines that another crosses are a tangle: what is crossed out is told by an outline with an inside. */
function withoutInside(things: readonly Thing[], slash: Mark, { cut }: Drawing): Finding[] {
  const shapes = things.flatMap((thing) => (thing.name === 'slash' ? [] : thing.shapes))
  if (!hasFewLanes(cut) || shapes.some(({ isClosed }) => isClosed)) return []
  return [lost('Open lines that a line crosses out can hardly be told at this cut.', 0, 1, slash.span)]
}

/** Pieces that a segment is measured in. */
const PIECES = 8

/** The smaller of the shares of lines that lie on either side of a straight line; a dot counts as the ring round it. */
function leastBeside(marks: readonly Mark[], { x0, y0, x1, y1 }: Segment): number {
  let [left, right] = [0, 0]
  const add = ({ x, y }: Point, length: number): void => {
    if ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) > 0) right += length
    else left += length
  }
  for (const { dot, path } of marks) {
    if (dot !== null) add(dot, Math.PI * dot.diameter)
    else
      for (const segment of path.segments)
        for (let at = 0; at < PIECES; at++) add(pointAt(segment, (at + 0.5) / PIECES), lengthOf(segment) / PIECES)
  }
  return Math.min(left, right) / Math.max(left + right, 1e-9)
}

interface JudgedShape extends ThingShape {
  /** px of lines that are left. */
  readonly left: number
  /** The share that must be left; 0 for a shape that does not make the thing. */
  readonly least: number
  readonly isLost: boolean
  /** It is declared to tell the thing, and is not whole. */
  readonly isBroken: boolean
}

function judgedShape(shape: ThingShape, kept: readonly Mark[], all: number, isFew: boolean): JudgedShape {
  const { length, pieces, isTelling } = shape
  const left = lineLength(kept)
  const least = leastOf(shape, length / all, isFew)
  const isBroken = isTelling && (kept.length < pieces || left < LEAST_OF_TELLING * length)
  return { ...shape, left, least, isLost: left < least * length, isBroken }
}

/** The least of a shape that must be left, by its share of the thing's lines. */
function leastOf({ isPlain }: ThingShape, share: number, isFew: boolean): number {
  if (share < TELLING_SHAPE) return 0
  if (share < MAIN_SHAPE) return isFew ? LEAST_OF_SHAPE_WITH_FEW : LEAST_OF_SHAPE
  return isFew && isPlain && share >= NEARLY_ALL ? LEAST_OF_PLAIN_WITH_FEW : LEAST_OF_MAIN
}

/** What a line with few lanes leaves only an end of: a thing of one shape, or a bare circle or box that is most of it. */
function endsOf({ name, shapes }: Thing, marks: readonly Mark[]): Finding[] {
  const all = shapes.reduce((sum, { length }) => sum + length, 0)
  return shapes.flatMap((shape) => {
    const kept = marks.filter(isAt(shape.span))
    const share = lineLength(kept) / Math.max(shape.length, 1e-9)
    const isEnd = shape.isPlain && shape.length >= MAIN_SHAPE * all && kept.length < 2
    const least = shapes.length === 1 && shape.isClosed ? LEAST_OF_ONLY_SHAPE : isEnd ? LEAST_OF_PLAIN_END : 0
    if (share >= least) return []
    const message = `Too little of the ${name.replaceAll('-', ' ')} is left beside the line that crosses it out.`
    return [lost(message, share, least, shape.span)]
  })
}

function isAt(span: Span): (mark: Mark) => boolean {
  return (mark) => mark.span.start === span.start && mark.span.end === span.end
}

function lost(message: string, measured: number, limit: number, span: Span): Finding {
  return findingOf('vanished', 'error', message, { measured: Math.round(measured * 100) / 100, limit, span })
}
