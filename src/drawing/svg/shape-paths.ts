import { arc, line } from '../geometry/construct.ts'
import type { Path, Segment } from '../geometry/segment.ts'
import type { SvgElement } from '../model/document.ts'
import { pathDataOf } from './path-data.ts'

/**
 * The centre lines that a shape of the contract draws, in px. An element that is no such shape, or whose numbers cannot be
 * read, draws none. An ellipse that is no circle, and a rectangle's round corners, come out as what lines and arcs
 * can say: the ellipse as a circle of its mean radius, the corners with their smaller radius.
 */
export function shapePaths(element: SvgElement): readonly Path[] {
  const value = (name: string): number => Number(element.attributes.get(name) ?? '0')
  switch (element.name) {
    case 'path':
      return pathDataOf(element).paths
    case 'line':
      return [{ segments: [line(value('x1'), value('y1'), value('x2'), value('y2'))], closed: false }]
    case 'polyline':
      return corners(element, false)
    case 'polygon':
      return corners(element, true)
    case 'circle':
      return [{ segments: [arc(value('cx'), value('cy'), value('r'), 0, 2 * Math.PI)], closed: true }]
    case 'ellipse':
      return [
        { segments: [arc(value('cx'), value('cy'), (value('rx') + value('ry')) / 2, 0, 2 * Math.PI)], closed: true },
      ]
    case 'rect': {
      const radius = Math.min(value('rx') || value('ry'), value('ry') || value('rx'))
      return [rectangle(value('x'), value('y'), value('width'), value('height'), radius)]
    }
    default:
      return []
  }
}

function corners(element: SvgElement, closed: boolean): readonly Path[] {
  const numbers = (element.attributes.get('points') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const segments: Segment[] = []
  for (let at = 2; at + 1 < numbers.length; at += 2) {
    segments.push(line(numbers[at - 2] ?? 0, numbers[at - 1] ?? 0, numbers[at] ?? 0, numbers[at + 1] ?? 0))
  }
  const first = segments[0]
  const last = segments.at(-1)
  if (first === undefined || last === undefined) return []
  if (closed) segments.push(line(last.x1, last.y1, first.x0, first.y0))
  return [{ segments, closed }]
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2)
  const [right, bottom, quarter] = [x + width, y + height, Math.PI / 2]
  const sides: Segment[] = [
    line(x + r, y, right - r, y),
    arc(right - r, y + r, r, -quarter, quarter),
    line(right, y + r, right, bottom - r),
    arc(right - r, bottom - r, r, 0, quarter),
    line(right - r, bottom, x + r, bottom),
    arc(x + r, bottom - r, r, quarter, quarter),
    line(x, bottom - r, x, y + r),
    arc(x + r, y + r, r, 2 * quarter, quarter),
  ]
  const segments = sides.filter((side) => Math.hypot(side.x1 - side.x0, side.y1 - side.y0) > 1e-9)
  return { segments, closed: true }
}
