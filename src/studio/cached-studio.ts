import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import { briefKey, replay } from './drawn.ts'
import type { Studio } from './draw.ts'
import type { Drawn } from './drawn.ts'

export interface CachedStudio extends Studio {
  /** How often a drawing was there and how often not, and how much is kept. */
  figures(): { readonly hits: number; readonly misses: number; readonly bytes: number }
}

/**
 * A studio that answers repeats from what it has drawn before. Keeps about `mostBytes` of drawings; those used longest ago go
 * first. Of a studio that need not draw the same again it keeps none.
 */
export function cachedStudio(studio: Studio, mostBytes: number): CachedStudio {
  const kept = sizeBoundCache(mostBytes, bytesOf)
  let hits = 0
  let misses = 0
  return {
    ...studio,
    figures: () => ({ hits, misses, bytes: kept.calculatedSize }),
    async draw(brief, watch, signal, urgency) {
      if (!studio.isDeterministic) return studio.draw(brief, watch, signal, urgency)
      signal?.throwIfAborted()
      const key = briefKey(brief)
      const known = kept.get(key)
      if (known !== undefined) {
        hits += 1
        if (watch !== undefined) replay(known, watch)
        return known
      }
      misses += 1
      const drawn = await studio.draw(brief, watch, signal, urgency)
      kept.set(key, drawn)
      return drawn
    },
  }
}

/** What objects take besides their texts: measured on the heap, and rounded up. */
const DRAWN_BYTES = 200
const ITEM_BYTES = 200
const FINDING_BYTES = 400

/** How much memory a drawing takes, texts at two bytes a character. */
function bytesOf({ concept, items }: Drawn): number {
  let characters = concept.length
  let bytes = DRAWN_BYTES
  for (const { svg, intent, program, findings } of items) {
    characters += svg.length + intent.length + program.length
    bytes += ITEM_BYTES + FINDING_BYTES * findings.length
    for (const { rule, severity, message } of findings) characters += rule.length + severity.length + message.length
  }
  return bytes + 2 * characters
}
