import type { Bound, BoundStatement } from '../../language/bound.ts'
import type { Modifiers, PartStatement, Problem } from '../../language/program.ts'
import type { Span } from '../../model/span.ts'
import { compose, scaleOf, type Similarity } from '../similarity.ts'
import type { Element, Group, Presence, Shape } from '../skeleton.ts'
import { splitAtExtremes } from '../split-at-extremes.ts'
import { transform } from '../transform.ts'

/** Where lowering stands: the transform so far, and what surrounds the statement. */
export interface Context {
  readonly map: Similarity
  readonly presence: readonly Presence[]
  readonly part: string
  readonly group: number
  /** Corner factor of the surrounding groups. */
  readonly radius: number
  readonly free: boolean
  readonly out: Output
}

/** What lowering has made so far. */
export interface Output {
  readonly elements: Element[]
  readonly groups: Group[]
  readonly problems: Problem[]
}

export type LowerStatement = (statement: BoundStatement, context: Context) => void

/** The conditions under which a statement with these modifiers is drawn. */
export function presenceOf(modifiers: Modifiers, context: Context): readonly Presence[] {
  const { fromLanes, belowLanes, fromSize, belowSize, finish } = modifiers
  const always =
    fromLanes === 0 && belowLanes === Infinity && fromSize === 0 && belowSize === Infinity && finish === null
  if (always) return context.presence
  return [...context.presence, { fromLanes, belowLanes, fromSize, belowSize, finish, scale: scaleOf(context.map) }]
}

/** Inside a statement that moves its children by `map`. */
export function moved(context: Context, map: Similarity): Context {
  return { ...context, map: compose(context.map, map) }
}

/**
 * Inside a part. With `over`, `notch` or a role its children are also one group: set off by one moat, or knocked out of
 * a solid as one picture.
 */
export function insidePart({ name, modifiers }: Bound<PartStatement>, context: Context): Context {
  const { role, over, notch, free, radius } = modifiers
  const grouped = role !== 'auto' || over !== 'none' || notch
  if (grouped) context.out.groups.push({ role, over, notch })
  return {
    ...context,
    part: name,
    presence: presenceOf(modifiers, context),
    group: grouped ? context.out.groups.length - 1 : context.group,
    free: context.free || free,
    radius: context.radius * (radius ?? 1),
  }
}

/** Corners of a scaled-down group shrink with it, but never below this factor: smaller would look sharp. */
const SMALLEST_CORNER_SCALE = 0.4

/** Puts a shape, given in the statement's own coordinates, into the skeleton. */
export function emit(shape: Shape, modifiers: Modifiers, span: Span, context: Context): void {
  const placed = transform(shape, context.map)
  const cornerScale = Math.max(SMALLEST_CORNER_SCALE, Math.min(1, scaleOf(context.map)))
  context.out.elements.push({
    shape: placed.kind === 'chain' ? splitAtExtremes(placed) : placed,
    role: modifiers.role,
    over: modifiers.over,
    notch: modifiers.notch,
    radius: (modifiers.radius ?? 1) * context.radius * cornerScale,
    inner: modifiers.inner,
    free: modifiers.free || context.free,
    presence: presenceOf(modifiers, context),
    span,
    part: context.part,
    group: context.group,
  })
}
