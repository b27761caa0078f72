import type { Figure, Form } from './figure.ts'

/** A place that a form stands on, to be moved: a node of a chain, a middle. */
export interface Spot {
  x: number
  y: number
  /** Index of the figure, and of the node within it. */
  readonly figure: number
  readonly node: number
}

/** The spots of all figures, in their order. */
export function spotsOf(figures: readonly Figure[]): Spot[] {
  return figures.flatMap(({ form }, figure) =>
    form.kind === 'chain'
      ? form.nodes.map(({ x, y }, node) => ({ x, y, figure, node }))
      : [{ x: form.x, y: form.y, figure, node: 0 }],
  )
}

/** The same figures on spots that have been moved; what they are does not change. */
export function onSpots(figures: readonly Figure[], spots: readonly Spot[]): Figure[] {
  const own = new Map<number, Spot[]>()
  for (const spot of spots) own.set(spot.figure, [...(own.get(spot.figure) ?? []), spot])
  return figures.map((figure, index) => ({ ...figure, form: formOn(figure.form, own.get(index)!) }))
}

function formOn(form: Form, spots: readonly Spot[]): Form {
  if (form.kind !== 'chain') return { ...form, x: spots[0]!.x, y: spots[0]!.y }
  return { ...form, nodes: form.nodes.map((node, i) => ({ ...node, x: spots[i]!.x, y: spots[i]!.y })) }
}
