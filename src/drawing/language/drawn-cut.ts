import type { Cut, DrawnCut } from '../model/cut.ts'
import type { Program } from './program.ts'

/** The cut that a program is drawn at where another is asked for: with thinner strokes, where it declares them. */
export function drawnCut({ strokes }: Pick<Program, 'strokes'>, cut: Cut): DrawnCut {
  const declared = strokes.find(({ size, stroke }) => size === cut.size && stroke === cut.stroke)
  return declared === undefined ? cut : { ...cut, stroke: declared.width, asked: cut.stroke }
}
