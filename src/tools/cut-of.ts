import type { Cut } from '../drawing/model/cut.ts'
import { allCuts, FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'

/** The four flags that name a cut, for `parseArgs`. */
export const CUT_OPTIONS = {
  size: { type: 'string' },
  stroke: { type: 'string' },
  radius: { type: 'string' },
  finish: { type: 'string' },
} as const

/** The help text for `CUT_OPTIONS`. */
export const CUT_HELP: string = `  --size N         ${SIZES.join(', ')} (default ${HOUSE_CUT.size})
  --stroke N       ${STROKES.join(', ')} (default ${HOUSE_CUT.stroke})
  --radius N       ${RADII.join(', ')} (default ${HOUSE_CUT.radius})
  --finish NAME    ${FINISHES.join(', ')} (default ${HOUSE_CUT.finish})`

type Given = { readonly [name in keyof typeof CUT_OPTIONS]?: string | undefined }

/** The cut that command-line flags name; the house cut's value where a flag is missing. Throws with what is allowed. */
export function cutOf(given: Given): Cut {
  return {
    size: one('size', SIZES, given.size, HOUSE_CUT.size),
    stroke: one('stroke', STROKES, given.stroke, HOUSE_CUT.stroke),
    radius: one('radius', RADII, given.radius, HOUSE_CUT.radius),
    finish: one('finish', FINISHES, given.finish, HOUSE_CUT.finish),
  }
}

/**
 * The cuts that a pattern names: `24/2/3/outlined`, `16/*\/*\/filled`, `24/2` (the rest free). Throws when it names none.
 */
export function cutsLike(pattern: string): Cut[] {
  const wanted = pattern.split(/[/ ]/)
  const cuts = allCuts().filter((cut) =>
    [cut.size, cut.stroke, cut.radius, cut.finish].every((value, index) => {
      const want = wanted[index] ?? '*'
      return want === '*' || want === '' || want === String(value)
    }),
  )
  if (cuts.length === 0 || wanted.length > 4)
    throw new Error(
      `no cut is like "${pattern}"; write size/stroke/radius/finish, such as 24/2/3/outlined or 16/*/*/filled`,
    )
  return cuts
}

function one<T extends string | number>(
  name: string,
  allowed: readonly T[],
  text: string | undefined,
  otherwise: T,
): T {
  if (text === undefined) return otherwise
  const value = allowed.find((candidate) => String(candidate) === text.trim())
  if (value === undefined) throw new Error(`--${name} ${text}: allowed are ${allowed.join(', ')}`)
  return value
}
