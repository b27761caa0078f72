/** So many that changed are told apart; then all are read anew. */
const MOST_CHANGED = 100_000

export interface Changes {
  stampOf(name: string): number
  count(name: string): void
  countAll(): void
}

/** Numbers that grow with every change of a site or a host, so that what was read before is known to be old. */
export function countChanges(): Changes {
  const changed = new Map<string, number>()
  let last = 0
  let base = 0
  const countAll = (): void => {
    changed.clear()
    base = last += 1
  }
  return {
    stampOf: (name) => changed.get(name) ?? base,
    count(name) {
      if (changed.size >= MOST_CHANGED) countAll()
      changed.set(name, (last += 1))
    },
    countAll,
  }
}
