import { allCuts, cutName } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'

const CUTS: ReadonlyMap<string, Cut> = new Map(allCuts().map((cut) => [cutName(cut), cut]))

/** The cut that a form or an address says; `otherwise` where it says none that there is. */
export function readCut(sent: URLSearchParams, otherwise: Cut): Cut {
  const [size, stroke, radius, finish] = (['size', 'stroke', 'radius', 'finish'] as const).map(
    (name) => sent.get(name) ?? String(otherwise[name]),
  )
  return CUTS.get(`${size}/${stroke}/${radius} ${finish}`) ?? otherwise
}

/** The same of a cut that was sent as JSON. */
export function cutOfValue(value: unknown): Cut | null {
  if (typeof value !== 'object' || value === null) return null
  const { size, stroke, radius, finish } = value as Readonly<Record<string, unknown>>
  return CUTS.get(`${String(size)}/${String(stroke)}/${String(radius)} ${String(finish)}`) ?? null
}
