/** Works through a list, so many at a time, and gives what came of each in the order of the list. The first failure ends it. */
export function createPool(
  atOnce: number,
): <One, Result>(all: readonly One[], work: (one: One) => Promise<Result>) => Promise<Result[]> {
  return async <One, Result>(all: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = []
    const waiting = all.entries()
    const run = async (): Promise<void> => {
      for (const [at, one] of waiting) results[at] = await work(one)
    }
    await Promise.all(Array.from({ length: atOnce }, run))
    return results
  }
}
