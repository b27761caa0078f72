import { distanceBetween } from '../../geometry/distance.ts'
import type { Segment } from '../../geometry/segment.ts'
import type { Mark, Thing } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** px of white between two things; a narrower gap is judged by `clear-space`, which has no word for none at all. */
const LEAST = 0.25

/** Things that stand beside or inside each other do not grow together. */
export const merged: Rule = {
  id: 'merged',
  severity: 'error',
  title: 'Things keep apart from each other',
  rationale:
    'Strokes of one glyph may meet: that is how it is drawn. But where a sign inside a house stands on its floor, or two hearts side by side touch, the two make a third ' +
    'shape that nobody knows. Judged between parts of which the later one makes no room for itself (`over`); at finish filled, where a sign may be cut out of what it stands in, between things of one kind alone, by the outlined twin. Judged where the program is at hand. To mend: ' +
    'move them apart, draw one smaller, or let it stand before the other.',
  thresholds: [{ name: 'least between two things', value: LEAST, unit: 'px' }],
  check: ({ drawing, things }) => {
    const width = drawing.strokeWidth ?? drawing.cut.stroke
    const marks = drawing.strokeWidth === null ? (drawing.twin?.marks ?? []) : drawing.marks
    const shown = things
      .filter(({ keepsClear }) => keepsClear)
      .map((thing) => ({ thing, marks: marks.filter((mark) => isOf(mark, thing)) }))
    return shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other): Finding[] => {
        if (drawing.strokeWidth === null && one.thing.name !== other.thing.name) return []
        const gap = whiteBetween(one.marks, other.marks, width)
        return gap >= LEAST ? [] : [finding(one.thing, other.thing, gap)]
      }),
    )
  },
}

function isOf({ span }: Mark, { spans }: Thing): boolean {
  return spans.some((whole) => span.start >= whole.start && span.end <= whole.end)
}

function finding({ name: one }: Thing, { name: other, spans }: Thing, gap: number): Finding {
  const [first, second] = [one, other].map((name) => name.replaceAll('-', ' '))
  const message =
    first === second
      ? `Each ${first} runs into the next at this cut.`
      : `The ${second} runs into the ${first} at this cut.`
  return findingOf('merged', 'error', message, { measured: Math.max(0, gap), limit: LEAST, span: spans[0] })
}

/** px of white between the nearest strokes of two things; less than nothing where they overlap. */
function whiteBetween(ones: readonly Mark[], others: readonly Mark[], width: number): number {
  const gaps = ones.flatMap((one) =>
    others.map((other) => nearest(one, other) - (widthOf(one, width) + widthOf(other, width)) / 2),
  )
  return Math.min(Infinity, ...gaps)
}

function widthOf({ dot }: Mark, width: number): number {
  return dot?.diameter ?? width
}

function nearest(one: Mark, other: Mark): number {
  const pairs = segmentsOf(one).flatMap((a) => segmentsOf(other).map((b) => distanceBetween(a, b).distance))
  return Math.min(Infinity, ...pairs)
}

function segmentsOf({ dot, path }: Mark): readonly Segment[] {
  return dot === null ? path.segments : [{ kind: 'line', x0: dot.x, y0: dot.y, x1: dot.x, y1: dot.y }]
}
