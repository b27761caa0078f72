import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { CommandOption } from './command.ts'

const LISTED = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The options that say a cut, with all that each takes and what holds without it. */
export const CUT_OPTIONS: Readonly<Record<'size' | 'stroke' | 'radius' | 'finish', CommandOption>> = {
  size: { value: 'N', about: `width and height in pixels: ${listed(SIZES)}; else ${HOUSE_CUT.size}` },
  stroke: { value: 'N', about: `how thick the lines are, in pixels: ${listed(STROKES)}; else ${HOUSE_CUT.stroke}` },
  radius: { value: 'N', about: `how round the corners are: ${listed(RADII)}; else ${HOUSE_CUT.radius}` },
  finish: { value: 'NAME', about: `lines or solid shapes: ${listed(FINISHES)}; else ${HOUSE_CUT.finish}` },
}

function listed(values: readonly (string | number)[]): string {
  return LISTED.format(values.map(String))
}
