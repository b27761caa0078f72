import type { Chain } from './chain.ts'

/** What an element shows, in the 24 grid. */
export type Form =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'oval'; readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly scale: number }
  | ({ readonly kind: 'chain' } & Chain)

/** A form, and what it stands for in the picture. */
export interface Figure {
  readonly form: Form
  /** `pen`: drawn with a pen; `solid`: an area; `hole`: an opening in one; `knock-out`: drawn into one with the ground's colour. */
  readonly role: 'pen' | 'solid' | 'hole' | 'knock-out'
  /** The share of all ink that it stands for. */
  readonly ink: number
  /** Drawn where so many strokes fit side by side; always where it is not given. */
  readonly fromLanes?: number
  /** Lies over all others, which the compiler keeps away from it: what crosses a thing out. */
  readonly isOver?: boolean
  /** Meets what lies over all others, which does not keep it away. */
  readonly endsOnOver?: boolean
}
