import type { Over, Role } from '../language/program.ts'
import type { Keyline } from '../model/drawing.ts'
import type { Span } from '../model/finding.ts'

/**
 * A program lowered to sharp lines, arcs and curves in the 24 grid, with all transforms applied. It still knows no
 * cut: one skeleton serves all 120.
 */
export interface Skeleton {
  readonly elements: readonly Element[]
  readonly groups: readonly Group[]
  readonly keyline: Keyline
  readonly directional: boolean
  readonly partial: boolean
  readonly unfillable: boolean
  /** Lines are as far apart as they are meant to be. */
  readonly spaced: boolean
}

/** How a joint of a chain behaves when corners are rounded: by a factor on the cut's radius, or by a radius of its own. `smooth` joints are tangent already and stay as they are. */
export type Corner =
  | { readonly kind: 'relative'; readonly factor: number }
  | { readonly kind: 'fixed'; readonly radius: number }
  | { readonly kind: 'smooth' }

export interface Node {
  readonly x: number
  readonly y: number
  readonly corner: Corner
}

/** From a node to the next: straight, or an arc that turns by `sweep` radians. */
export type Piece = { readonly kind: 'line' } | { readonly kind: 'arc'; readonly sweep: number }

/** Lines and arcs through nodes; `pieces[i]` leads from node i to the next, so a closed chain has as many pieces as nodes. */
export interface Chain {
  readonly kind: 'chain'
  readonly nodes: readonly Node[]
  readonly pieces: readonly Piece[]
  readonly closed: boolean
}

/** A smooth line through points; nodes with a corner of factor 0 are sharp. */
export interface Curve {
  readonly kind: 'curve'
  readonly nodes: readonly (Node & { readonly sharp: boolean })[]
  readonly closed: boolean
}

export interface Circle {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Oval {
  readonly kind: 'oval'
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** A dot of `scale` stroke widths. */
export interface Dot {
  readonly kind: 'dot'
  readonly x: number
  readonly y: number
  readonly scale: number
}

export type Shape = Chain | Curve | Circle | Oval | Dot

/** What decides whether something is drawn at a cut; lanes count inside scaled groups by the group's scale. */
export interface Presence {
  readonly fromLanes: number
  readonly belowLanes: number
  readonly fromSize: number
  readonly belowSize: number
  readonly finish: 'outlined' | 'filled' | null
  readonly scale: number
}

export interface Element {
  readonly shape: Shape
  readonly role: Role
  readonly over: Over
  readonly notch: boolean
  /** Factor on the cut's radius, the scale of the surrounding groups included. */
  readonly radius: number
  readonly inner: boolean
  readonly free: boolean
  readonly presence: readonly Presence[]
  readonly span: Span
  readonly part: string
  /** Index into `Skeleton.groups` of the innermost group that counts as one thing; -1 for none. */
  readonly group: number
}

/** Statements that meet what was drawn before them as one thing: knocked out together, or set off by one moat. */
export interface Group {
  readonly role: Role
  readonly over: Over
  readonly notch: boolean
}
