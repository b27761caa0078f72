import type { Drawing, Mark } from '../model/drawing.ts'

/** Whether a drawing of these marks tells a level by a solid, as half a star does: it is one at both finishes, and weighs as one. */
export function isSolidLevel({ traits }: Drawing, marks: readonly Mark[] = []): boolean {
  return traits.partial && marks.some(({ solid }) => solid === true)
}
