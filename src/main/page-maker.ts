import { WRITTEN } from '../pages/markdown/markdown-text.ts'
import type { Page } from '../pages/page.ts'
import type { Studio } from '../studio/draw.ts'

/** Makes pages with a studio, as documents are written. What only pages need is loaded with the first of them. */
export function pageMaker(studio: () => Promise<Pick<Studio, 'draw'>>): (path: string) => Promise<Page | null> {
  return async (path) => {
    const { makePage } = await import('../pages/make-page.ts')
    const api = async (): Promise<unknown> => {
      const { describeService } = await import('./describe-service.ts')
      return describeService()(WRITTEN.baseUrl)
    }
    return makePage(path, { ...WRITTEN, studio, api })
  }
}
