import { memoizePages } from '../pages/memoize-pages.ts'
import type { FindPage, PageFacts, PageHaste } from '../pages/page.ts'
import { FIRST_PATHS, PAGE_PATHS } from '../pages/page-paths.ts'
import type { Log } from '../platform/log.ts'
import { traceOf } from '../platform/reason-of.ts'
import { BusyError } from '../platform/workers.ts'
import type { IconsPartDeps, LoadedStudio } from './icons-part-deps.ts'
import { pageMaker } from './page-maker.ts'

interface PagesDeps extends Pick<IconsPartDeps, 'pagePatienceMs'> {
  readonly studio: () => Promise<LoadedStudio>
  readonly facts: () => PageFacts
  readonly log: Log
}

export interface Pages {
  readonly find: FindPage
  /** Makes those that every visitor sees. What fails is in the log; it is tried again when somebody asks. */
  readonly prepareFirst: () => Promise<void>
  /** Makes all others, one after the other, where they are in nobody's way. */
  readonly prepareOthers: () => Promise<void>
}

/** The pages of the documentation. Where nobody is to wait for one (`pagePatienceMs`) they are made before anybody asks. */
export function composePages({ studio, facts, log, pagePatienceMs }: PagesDeps): Pages {
  const { find, prepare } = memoizePages({
    make: async (path, haste) => {
      const { makePage = pageMaker(studio) } = await studio()
      return makePage(path, haste)
    },
    facts,
    patienceMs: pagePatienceMs ?? null,
  })
  /** Whether there is any use in going on. */
  const isWorthMore = async (path: string, haste: PageHaste): Promise<boolean> => {
    try {
      await prepare(path, haste)
    } catch (error) {
      if (error instanceof BusyError && error.reason === 'stopped') return false
      log.error('page-not-made', { path, problem: traceOf(error) })
    }
    return true
  }
  const paths = pagePatienceMs === undefined ? [] : PAGE_PATHS
  return {
    find,
    async prepareFirst() {
      const first = paths.filter((path) => FIRST_PATHS.some((one) => one === path))
      await Promise.all(first.map(async (path) => isWorthMore(path, 'now')))
    },
    async prepareOthers() {
      for (const path of paths) if (!(await isWorthMore(path, 'later'))) return
    },
  }
}
