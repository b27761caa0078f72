import { declaredLanes } from '../../../drawing/language/declared-lanes.ts'
import type { Program } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { hasFewLanes, HOUSE_CUT, lanes } from '../../../drawing/model/cut.ts'

/** From so many lanes on a badge nearly always finds room. */
export const MANY_LANES = 6

/** Below this many lanes a corner gives a sign more room than an inner box. */
export const FEW_LANES = 4.5

/** With few lanes a host shows the detail that was found for it alone at that cut, where that is more than a coarse form. */
const LEAST_OF_DETAIL = 4.5

/** How host and badge are drawn. */
export interface Plan {
  /** Side of the host, in units. */
  readonly host: number
  /** How large the badge's own units are drawn. */
  readonly scale: number
  /** The host shows no more detail than it has at this many lanes. */
  readonly lanes?: number
  /** The host is drawn as it is alone at this smaller size, in px at the house cut: there it keeps clear of its badge. */
  readonly asAt?: Cut['size']
  /** The host's form for company, in place of its own. */
  readonly form?: Program | undefined
}

/** What a host is drawn with when its own detail would get in a badge's way. */
const PLAIN = 4.2

/**
 * What to try, by the lanes of the cut, best first. A host that can spare its corner is drawn as large as it is alone; one that is told by
 * what stands there (a person's shoulders, a cart's wheel) moves up and aside, and one that would lose a third even so is drawn small, and whole.
 * With few lanes a sign needs more room for the same form.
 */
const PLANS: readonly { readonly fromLanes: number; readonly plans: readonly Plan[] }[] = [
  {
    fromLanes: MANY_LANES,
    plans: [
      { host: 24, scale: 1 },
      { host: 20, scale: 1 },
      { host: 16, scale: 1, asAt: 16 },
      { host: 16, scale: 1, lanes: PLAIN },
    ],
  },
  {
    fromLanes: 0,
    plans: [
      { host: 20, scale: 1.125 },
      { host: 20, scale: 0.9 },
      { host: 20, scale: 1.125, lanes: PLAIN },
      { host: 20, scale: 1 },
    ],
  },
]

/** The same for a sign of bare lines with few lanes: it has no hole that needs room, so it leaves more of its host. */
const PLANS_FOR_LINES: readonly Plan[] = [
  { host: 20, scale: 1 },
  { host: 20, scale: 1, lanes: PLAIN },
  { host: 24, scale: 1 },
  { host: 20, scale: 1.125 },
]

/** The same at 16 px with strokes of 1.5 px, which two things have there that share the few pixels: a sign as large as it is drawn leaves more of its host. */
const PLANS_FOR_THIN: readonly Plan[] = [
  { host: 20, scale: 1 },
  { host: 20, scale: 0.9 },
  { host: 20, scale: 1, lanes: PLAIN },
  { host: 24, scale: 1 },
]

/** With few lanes a sign narrower than this, in units, is a blot. */
const NARROWEST = 6.75

/** What to try at a cut, best first, for a sign of bare lines or another, by how wide its own form is. */
export function plansAt(cut: Cut, isOfLines: boolean, width: number): readonly Plan[] {
  const room = lanes(cut)
  const plans = PLANS.find(({ fromLanes }) => room >= fromLanes)?.plans ?? []
  if (room >= MANY_LANES) return plans
  if (!hasFewLanes(cut) && cut.size < 20) return PLANS_FOR_THIN
  return isOfLines ? PLANS_FOR_LINES : plans.filter(({ scale }) => scale >= 1 || scale * width >= NARROWEST)
}

/** The lanes whose detail a host shows in its plan; null where it shows those of its cut. */
export function detailIn(plan: Plan, program: Program | undefined, cut: Cut): number | null {
  const { host, asAt } = plan
  if (plan.lanes !== undefined) return plan.lanes
  if (asAt === undefined) return ownDetail(program, cut)
  const small = { ...cut, size: asAt }
  const found = program === undefined || cut.size !== HOUSE_CUT.size ? null : declaredLanes(program, small)
  return found ?? lanes({ size: (cut.size * host) / 24, stroke: cut.stroke })
}

/** The lanes whose detail a host shows that has room for more than its cut's lanes say; null where it shows those. */
export function ownDetail(program: Program | undefined, cut: Cut): number | null {
  const declared = program === undefined || !hasFewLanes(cut) ? null : declaredLanes(program, cut)
  return declared === null || declared < LEAST_OF_DETAIL ? null : declared
}
