import { allCuts } from '../../src/drawing/model/cut.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import { requestsFrom } from '../draw/requests-from.ts'

export interface NewRequest {
  readonly prompt: string
  readonly cut: Cut
}

/** Requests of which no two are equal, spread over all cuts; the first `count` are the same whatever `count` is. */
export function newRequests(names: readonly string[], count: number): NewRequest[] {
  const cuts = allCuts()
  const seen = new Set<string>()
  const requests: NewRequest[] = []
  for (const [index, prompt] of requestsFrom(names, 2 * count).entries()) {
    // A stride that shares no factor with 120 goes through all cuts in a mixed order; each lap of the cuts begins one later.
    const place = (index * 37 + Math.floor(index / cuts.length)) % cuts.length
    const cut = cuts[place]
    const key = `${place} ${prompt}`
    if (cut === undefined || seen.has(key)) continue
    seen.add(key)
    requests.push({ prompt, cut })
    if (requests.length === count) return requests
  }
  throw new Error(`only ${requests.length} different requests can be made of these names`)
}
