import type { Cut } from '../model/cut.ts'
import type { Program } from './program.ts'

/** The lanes whose detail a program declares for a cut; null where it shows that of the cut's own lanes. */
export function declaredLanes({ detail }: Pick<Program, 'detail'>, cut: Cut): number | null {
  const declared = detail.find(
    ({ size, stroke, radius, finish }) =>
      size === cut.size &&
      stroke === cut.stroke &&
      (radius ?? cut.radius) === cut.radius &&
      (finish ?? cut.finish) === cut.finish,
  )
  return declared?.lanes ?? null
}
