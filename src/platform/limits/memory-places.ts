import type { Places } from './places.ts'

/** Counts the places of this process. */
export function memoryPlaces(): Places {
  const taken = new Map<string, number>()
  return {
    take: async (who, most) => {
      const before = taken.get(who) ?? 0
      if (before >= most) return null
      taken.set(who, before + 1)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        const now = (taken.get(who) ?? 1) - 1
        if (now === 0) taken.delete(who)
        else taken.set(who, now)
      }
    },
  }
}
