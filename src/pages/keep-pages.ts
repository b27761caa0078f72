import type { FindPage, Page } from './page.ts'

/** Makes each page at its first visit and keeps it. A failure is not kept, and neither is the news that there is no page: paths that lead nowhere are endless. */
export function keepPages(make: FindPage): FindPage {
  const kept = new Map<string, Promise<Page | null>>()
  return async (path) => {
    const found = kept.get(path) ?? make(path)
    kept.set(path, found)
    try {
      const page = await found
      if (page === null) kept.delete(path)
      return page
    } catch (error) {
      kept.delete(path)
      throw error
    }
  }
}
