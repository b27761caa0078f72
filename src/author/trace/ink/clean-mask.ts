import { labelAreas, type Areas } from './label-areas.ts'
import type { Grid } from './grid.ts'

/** Ink and its pieces on a lattice. */
export interface CleanInk {
  /** Coverage, in agreement with the mask: above ½ where there is ink, below where there is ground. */
  readonly grid: Grid
  readonly mask: Uint8Array
  readonly areas: Areas
  /** How many specks of ink were taken out. */
  readonly specks: number
}

/** Specks smaller than this share of the lattice are dust, and so are holes. */
const SPECK = 0.0005
const PINHOLE = 0.0003

/** Parts ink from ground at ½, takes specks out and fills pinholes. */
export function cleanMask(grid: Grid): CleanInk {
  const values = grid.values.slice()
  const mask = new Uint8Array(values.length)
  for (let at = 0; at < mask.length; at++) mask[at] = values[at]! >= 0.5 ? 1 : 0
  const side = Math.max(grid.width, grid.height) ** 2
  const ground = labelAreas(mask, grid.width, 0, false)
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 1 || ground.sizes[ground.labels[at]!]! >= PINHOLE * side) continue
    mask[at] = 1
    values[at] = 0.51
  }
  const ink = labelAreas(mask, grid.width, 1, true)
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0 || ink.sizes[ink.labels[at]!]! >= SPECK * side) continue
    mask[at] = 0
    values[at] = 0.49
  }
  const specks = ink.sizes.filter((size, label) => label > 0 && size < SPECK * side).length
  const areas = specks === 0 ? ink : labelAreas(mask, grid.width, 1, true)
  return { grid: { ...grid, values }, mask, areas, specks }
}
