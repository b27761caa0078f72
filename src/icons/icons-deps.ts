import type { DescribeApi } from '../api/openapi/document.ts'
import type { McpDeps } from './mcp/mcp-tool.ts'

/** All that the routes may need; each takes only what it names. */
export interface IconsDeps extends McpDeps {
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  readonly describeApi: DescribeApi
}
