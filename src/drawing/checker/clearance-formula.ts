import { CLEARANCE } from '../model/cut.ts'

/** How the pages of rules write the smallest clear space of a cut. */
export const CLEARANCE_FORMULA: string = `max(${CLEARANCE.least}, ${CLEARANCE.share} · min(stroke, ${CLEARANCE.widest}))`
