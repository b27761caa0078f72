import type { ObjectStore } from './object-store.ts'

export interface OrphansOptions {
  /** What is younger may be known in a moment. */
  readonly before: Date
  /** Which of these names somebody knows. */
  readonly known: (names: readonly string[]) => Promise<ReadonlySet<string>>
  /** Ends the search between two questions. */
  readonly isStopping: () => boolean
}

const ASKED_AT_ONCE = 1000

/** Removes objects that nobody knows, such as those of work that a crash ended, and what was begun and never closed; gives their number. */
export async function removeOrphans(store: ObjectStore, options: OrphansOptions): Promise<number> {
  let removed = await store.removeUnfinished(options.before)
  let names: string[] = []
  const removeUnknown = async (): Promise<void> => {
    const known = await options.known(names)
    for (const name of names.filter((one) => !known.has(one))) {
      await store.remove(name)
      removed += 1
    }
    names = []
  }
  for await (const { name, madeAt } of store.list()) {
    if (options.isStopping()) return removed
    if (madeAt < options.before) names.push(name)
    if (names.length === ASKED_AT_ONCE) await removeUnknown()
  }
  await removeUnknown()
  return removed
}
