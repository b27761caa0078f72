import type { DescribeApi } from '../api/openapi/document.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'

/** All that the routes may need; each takes only what it names. */
export interface IconsDeps extends DrawDeps {
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  readonly describeApi: DescribeApi
}
