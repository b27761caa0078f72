/** What may stand in an icon: the elements, and the attributes of each. Everything else is a fault. */

export const NAMESPACE = 'http://www.w3.org/2000/svg'

export interface ElementContract {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** Text attributes; every other attribute of the contract is a number, or a list of numbers. */
export const TEXTS: ReadonlySet<string> = new Set(['xmlns', 'fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'd'])
export const LISTS: ReadonlySet<string> = new Set(['viewBox', 'points'])

const STROKE = ['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const

/** The root: painted by strokes when it has a `stroke`, by fill otherwise. */
export const ROOT: ElementContract = { required: ['xmlns', 'width', 'height', 'viewBox', 'fill'], optional: STROKE }

/** What a root with a `stroke` must say as well, so that no viewer falls back to a default of its own. */
export const STROKED_ROOT: readonly string[] = STROKE

export const SHAPES: ReadonlyMap<string, ElementContract> = new Map([
  ['path', { required: ['d'], optional: [] }],
  ['line', { required: ['x1', 'y1', 'x2', 'y2'], optional: [] }],
  ['polyline', { required: ['points'], optional: [] }],
  ['polygon', { required: ['points'], optional: [] }],
  ['circle', { required: ['r'], optional: ['cx', 'cy'] }],
  ['ellipse', { required: ['rx', 'ry'], optional: ['cx', 'cy'] }],
  ['rect', { required: ['width', 'height'], optional: ['x', 'y', 'rx', 'ry'] }],
])
