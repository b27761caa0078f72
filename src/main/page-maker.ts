import type { MakePage } from '../pages/page.ts'
import type { Studio } from '../studio/draw.ts'

/** Makes pages with a studio. What only pages need is loaded with the first of them. */
export function pageMaker(studio: () => Promise<Pick<Studio, 'draw'>>): MakePage {
  return async (path, facts) => {
    const { makePage } = await import('../pages/make-page.ts')
    const api = async (): Promise<unknown> => {
      const { createDescribeApi } = await import('../icons/openapi/describe-api.ts')
      return createDescribeApi()(facts.baseUrl)
    }
    return makePage(path, { ...facts, studio, api })
  }
}
