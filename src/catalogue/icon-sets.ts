import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'

/** A set in which tools that know icons by `prefix:name` see all glyphs. */
export interface IconSet {
  readonly prefix: string
  readonly title: string
  readonly cut: Cut
}

/** One set for each cut that people choose most; any other cut is asked for beside the name. */
export const ICON_SETS: readonly IconSet[] = [
  { prefix: 'burin', title: 'Burin', cut: HOUSE_CUT },
  { prefix: 'burin-fill', title: 'Burin Fill', cut: { ...HOUSE_CUT, finish: 'filled' } },
  { prefix: 'burin-20', title: 'Burin 20', cut: { ...HOUSE_CUT, size: 20, stroke: 1.5 } },
  { prefix: 'burin-20-fill', title: 'Burin 20 Fill', cut: { ...HOUSE_CUT, size: 20, stroke: 1.5, finish: 'filled' } },
  { prefix: 'burin-16', title: 'Burin 16', cut: { ...HOUSE_CUT, size: 16, stroke: 1.5 } },
  { prefix: 'burin-16-fill', title: 'Burin 16 Fill', cut: { ...HOUSE_CUT, size: 16, stroke: 1.5, finish: 'filled' } },
]
