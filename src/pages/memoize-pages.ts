import { withDeadline } from '../platform/with-deadline.ts'
import { fillIn, shownIn } from './markdown/markdown-text.ts'
import { NOT_READY } from './page.ts'
import type { FindPage, MakePage, Page, PageFacts, PageHaste } from './page.ts'
import { PAGE_PATHS } from './page-paths.ts'

export interface PagesToMemoize {
  readonly make: MakePage
  readonly facts: () => PageFacts
  /** How long somebody waits for a page that is being made; null: until it is. */
  readonly patienceMs: number | null
}

export interface MemoizedPages {
  readonly find: FindPage
  /** Makes a page, unless it is there already. Rejects when that fails. */
  readonly prepare: (path: string, haste: PageHaste) => Promise<Page | null>
}

/**
 * Makes each page once, at its first visit if nobody prepared it, and keeps it. A failure is not kept. For paths that lead
 * nowhere, which are endless, nothing is done at all.
 */
export function memoizePages({ make, facts, patienceMs }: PagesToMemoize): MemoizedPages {
  const kept = new Map<string, Promise<Page | null>>()
  const begin = async (path: string, haste: PageHaste): Promise<Page | null> => {
    try {
      const page = await make(path, haste)
      return page === null ? null : { ...page, text: fillIn(page.text, shownIn(page, facts())) }
    } catch (error) {
      kept.delete(path)
      throw error
    }
  }
  const prepare: MemoizedPages['prepare'] = (path, haste) => {
    const page = kept.get(path) ?? begin(path, haste)
    kept.set(path, page)
    return page
  }
  return {
    prepare,
    async find(path) {
      if (!PAGE_PATHS.includes(path)) return null
      const page = prepare(path, 'later')
      return patienceMs === null ? page : withDeadline(page, patienceMs, NOT_READY)
    },
  }
}
