import type { Cut } from '../../src/drawing/model/cut.ts'
import { read } from '../../src/drawing/svg/read.ts'
import type { DrawnIcon } from './drawn-icon.ts'
import type { Prepared, PreparedCut } from './runtime/chosen-drawing.ts'

/** A cut as components know it, in one line: `[24,2,3,0]`. */
export function preparedCut({ size, stroke, radius, finish }: Cut): PreparedCut {
  return [size, stroke, radius, finish === 'filled' ? 1 : 0]
}

/** The drawings of an icon at some cuts, one after the other; a number is the place of an earlier one that is the same. */
export function preparedDrawings(icon: DrawnIcon, cuts: readonly Cut[]): readonly Prepared[] {
  const texts = cuts.map((cut) => drawingText(icon.svg(cut), cut))
  if (texts.every((text) => text === '')) throw new Error(`${icon.name} draws nothing at any of the cuts: choose more`)
  return texts.map((text, at) => {
    const before = texts.indexOf(text)
    return before < at ? before : text
  })
}

/**
 * A drawing as a text: `~~` where it is made of strokes, with their width in between where it is another than the cut's, then its shapes, parted by `|`: the data of a path, `c` with x, y and radius
 * of a circle, `r` with x, y and side of a square. How strokes end and join follows from the cut's radius.
 */
function drawingText(svg: string, { size, stroke, radius }: Cut): string {
  if (svg === '') return ''
  const { attributes, elements, problems } = read(svg)
  if (problems.length > 0) throw new Error(`not a drawing of ours: ${problems[0]}: ${svg}`)
  const ends = radius === 0 ? 'butt miter' : 'round round'
  const isStroked = attributes.has('stroke')
  const own = attributes.get('stroke-width') ?? ''
  const ownEnds = ['stroke-linecap', 'stroke-linejoin'].map((name) => attributes.get(name)).join(' ')
  if ((isStroked && ownEnds !== ends) || attributes.get('viewBox') !== `0 0 ${size} ${size}`)
    throw new Error(`the prepared form cannot say how this is drawn: ${svg}`)
  const shapes = elements.map(({ name, attributes: of }) => {
    const values = (...names: readonly string[]): string => names.map((one) => of.get(one) ?? '0').join(' ')
    if (name === 'path') return values('d')
    if (name === 'circle') return `c${values('cx', 'cy', 'r')}`
    if (name === 'rect' && of.get('width') === of.get('height') && !of.has('rx')) return `r${values('x', 'y', 'width')}`
    throw new Error(`the prepared form has no <${name}> such as in ${svg}`)
  })
  return `${isStroked ? `~${own === String(stroke) ? '' : own}~` : ''}${shapes.join('|')}`
}
