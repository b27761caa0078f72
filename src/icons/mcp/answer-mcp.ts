import type { CallToolResult, McpHttpHandler, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { refusalOf } from '../../draws/refusal-of.ts'
import { traceOf } from '../../platform/reason-of.ts'
import type { McpCall, McpDeps, McpTool, ToolAnswer } from './mcp-tool.ts'
import { TOOLS } from './tools.ts'
import { checkedInput } from './what-it-takes.ts'

/** A message as it came, with the headers that the protocol gives a meaning. */
export interface McpMessage {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export interface McpAnswer {
  readonly status: number
  /** JSON, or '' where there is nothing to say. */
  readonly text: string
}

const INSTRUCTIONS =
  'Burin draws SVG icons of one consistent family. search_glyphs finds what it knows by name; draw_icon draws that and compositions of it; recut_icon draws the program of an answer at another size, stroke, radius or finish.'

/** Answers one message of the Model Context Protocol. Nothing is kept between two: each says all that it takes to answer it. */
export async function answerMcp(deps: McpDeps, call: McpCall, { body, headers }: McpMessage): Promise<McpAnswer> {
  // Half a megabyte of code that most processes never need.
  const { McpServer, createMcpHandler } = await import('@modelcontextprotocol/server')
  const handler: McpHttpHandler = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'burin', version: '1' }, { instructions: INSTRUCTIONS })
      for (const tool of TOOLS) offer(server, tool, deps, call)
      return server
    },
    { maxSubscriptions: 0 },
  )
  try {
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(body),
      signal: call.signal,
    })
    const response = await handler.fetch(request)
    return { status: response.status, text: jsonOf(await response.text()) }
  } finally {
    await handler.close()
  }
}

/** Older revisions of the protocol are answered as a stream of one event: its data is the answer. */
function jsonOf(text: string): string {
  return /^data: (.*)$/m.exec(text)?.[1] ?? text
}

function offer(server: McpServer, tool: McpTool<unknown>, deps: McpDeps, call: McpCall): void {
  const { name, description, input, isReadOnly } = tool
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false }
  const inputSchema = unchecked(input)
  server.registerTool(name, { description, inputSchema, annotations }, async (given: unknown) => {
    try {
      return await resultOf(deps, await tool.run(deps, call, checkedInput(tool, given)))
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: problemOf(error, deps) }] }
    }
  })
}

/** The same schema, as tools are listed with it, which takes everything: what is wrong is said in our own words. */
function unchecked(input: z.ZodType): StandardSchemaWithJSON {
  return { '~standard': { ...input['~standard'], validate: (value) => ({ value }) } }
}

async function resultOf({ paint }: McpDeps, { data, icons }: ToolAnswer): Promise<CallToolResult> {
  const pictures = await Promise.all(icons.map(paint))
  return {
    structuredContent: { ...data },
    content: [
      { type: 'text', text: JSON.stringify(data) },
      ...pictures.map((png) => ({ type: 'image' as const, data: png.toBase64(), mimeType: 'image/png' })),
    ],
  }
}

/** What a model can do something about; the cause of what is our fault is for the log. */
function problemOf(error: unknown, { log }: McpDeps): string {
  if (error instanceof ApiError) return error.message
  const refusal = refusalOf(error)
  if (refusal !== null) {
    const { code, message, retryAfter } = refusal
    return `${code}: ${message}${retryAfter === null ? '' : ` Retry after ${retryAfter} s.`}`
  }
  log.error('mcp-failed', { problem: traceOf(error) })
  return 'server_error: The service failed. Nothing was charged; try again.'
}
