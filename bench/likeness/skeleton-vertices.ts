import { lower } from '../../src/drawing/compiler/lower.ts'
import type { Shape } from '../../src/drawing/compiler/skeleton.ts'
import { present, styleOf } from '../../src/drawing/compiler/style.ts'
import { bind } from '../../src/drawing/language/bind.ts'
import type { Program } from '../../src/drawing/language/program.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import type { Point } from './vertices.ts'

/** The points on which a program was drawn, in the 24 grid with its parameters' defaults, before corners are rounded and ends are drawn out to the pixel. */
export function skeletonVertices(program: Program, cut: Cut): Point[] {
  return present(lower(bind(program, new Map()).program).skeleton.elements, styleOf(cut)).flatMap(({ shape }) =>
    pointsOf(shape),
  )
}

function pointsOf(shape: Shape): Point[] {
  switch (shape.kind) {
    case 'chain':
    case 'curve':
      return shape.nodes.map(({ x, y }): Point => [x, y])
    case 'dot':
      return [[shape.x, shape.y]]
    case 'circle':
      return outermost(shape.x, shape.y, shape.r, shape.r)
    case 'oval':
      return outermost(shape.x, shape.y, shape.rx, shape.ry)
  }
}

function outermost(x: number, y: number, rx: number, ry: number): Point[] {
  return [
    [x - rx, y],
    [x + rx, y],
    [x, y - ry],
    [x, y + ry],
  ]
}
