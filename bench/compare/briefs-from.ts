import type { Brief } from '../../src/author/author.ts'
import { allCuts } from '../../src/drawing/model/cut.ts'

/**
 * Each request in `cutsEach` cuts of all 120, which differ from request to request; every fourth one for two ideas.
 * A request of one word is a concept, as callers send it.
 */
export function briefsFrom(requests: readonly string[], cutsEach: number): Brief[] {
  const cuts = allCuts()
  return requests.flatMap((request, index) =>
    Array.from({ length: cutsEach }, (_, turn): Brief => {
      // Strides that share no factor with 120 go through all cuts in a mixed order.
      const cut = cuts[(index * 37 + turn * 71) % cuts.length]!
      const isConcept = /^[a-z0-9-]+$/.test(request) && index % 2 === 0
      return {
        concept: isConcept ? request : null,
        prompt: isConcept ? null : request,
        images: [],
        cut,
        count: index % 4 === 3 ? 2 : 1,
      }
    }),
  )
}
