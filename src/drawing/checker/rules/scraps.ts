import type { Drawing, Mark, ThingShape } from '../../model/drawing.ts'
import { lineLength } from '../../model/drawing.ts'
import type { Finding } from '../../model/finding.ts'
import { findingOf } from '../finding-of.ts'
import type { Rule } from '../rule.ts'

/** A line that crosses a shape out leaves two pieces of it, or three; in more nobody sees the shape. */
const MOST_PIECES = 3
/** A bare circle or box shorter than this many sides of the canvas, as a head or a lens is, has no outline to spare. */
const SMALL = 1.5
/** What may be missing of it before it looks bitten, and what is left where it is as good as gone. */
const WHOLE = 0.93
const GONE = 0.02

/** Nothing is cut into scraps. */
export const scraps: Rule = {
  id: 'scraps',
  severity: 'error',
  title: 'What lies over a thing leaves no scraps of it',
  rationale:
    'A zigzag that a line cuts into four pieces is no bolt any more, and a small circle or box that a sign has bitten, a head or a lens, is neither ' +
    'that circle nor gone. Judged where the program is at hand. To mend: draw the thing smaller or aside, or leave the small shape out.',
  thresholds: [
    { name: 'most pieces of a shape that is crossed out', value: MOST_PIECES, unit: '' },
    { name: 'a small shape is shorter than', value: `${SMALL} · size`, unit: 'px of line' },
    { name: 'least that is left of one under a sign, where it is not gone', value: WHOLE, unit: 'of its line' },
  ],
  check: ({ drawing, things }) => {
    const isCrossedOut = things.some(({ name }) => name === 'slash')
    const marks = drawing.strokeWidth === null ? (drawing.twin?.marks ?? []) : drawing.marks
    return things.flatMap(({ name, shapes }) =>
      shapes.flatMap((shape) => {
        const left = marks.filter(({ span }) => span.start === shape.span.start && span.end === shape.span.end)
        return isCrossedOut ? inPieces(name, shape, left) : bitten(name, shape, left, drawing)
      }),
    )
  },
}

function inPieces(thing: string, { span, pieces }: ThingShape, left: readonly Mark[]): Finding[] {
  if (pieces > 1 || left.length <= MOST_PIECES) return []
  const message = `The ${thing.replaceAll('-', ' ')} is cut into ${left.length} pieces; ${MOST_PIECES} are the most.`
  return [findingOf('scraps', 'error', message, { measured: left.length, limit: MOST_PIECES, span })]
}

function bitten(thing: string, shape: ThingShape, left: readonly Mark[], { cut, traits }: Drawing): Finding[] {
  const { span, length, isPlain } = shape
  // What a thing's own parts hide of each other was drawn so.
  if (traits.badge === null || !isPlain || length > SMALL * cut.size) return []
  const share = lineLength(left) / length
  if (share >= WHOLE || share <= GONE) return []
  const message = `A small shape of the ${thing.replaceAll('-', ' ')} is bitten by what lies over it.`
  return [findingOf('scraps', 'error', message, { measured: Math.round(100 * share) / 100, limit: WHOLE, span })]
}
