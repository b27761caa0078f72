import { z } from 'zod'
import { jsonInput } from '../../api/route.ts'
import type { Route } from '../../api/route.ts'
import type { Caller } from '../../draws/caller.ts'
import { answerMcp } from '../mcp/answer-mcp.ts'
import type { McpDeps } from '../mcp/mcp-tool.ts'

/** More than the longest program or SVG that a tool takes. */
const LIMIT_BYTES = 128 * 1024
/** What the protocol says beside its messages. */
const HEADERS = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

const MESSAGE: z.ZodType = z.union([z.looseObject({}), z.array(z.unknown()).max(20)])

/** The Model Context Protocol over streamable HTTP: by the key of a draw, within the limits of draws. */
export const answerMcpMessage: Route<McpDeps, Caller, unknown> = {
  method: 'POST',
  path: '/mcp',
  summary: 'Answer a message of the Model Context Protocol.',
  auth: 'caller',
  input: jsonInput(MESSAGE, LIMIT_BYTES),
  output: null,
  errors: ['invalid_request', 'invalid_api_key', 'rate_limit_exceeded', 'model_unavailable'],
  caching: 'none',
  handle: async (deps, { caller, body, receivedAt, signal, header }) => {
    const headers = Object.fromEntries(
      HEADERS.flatMap((name) => (header(name) === undefined ? [] : [[name, header(name) ?? '']])),
    )
    const { status, text } = await answerMcp(deps, { caller, receivedAt, signal }, { body, headers })
    return { status, body: text, mediaType: 'application/json' }
  },
}
