import { finished } from 'node:stream/promises'
import { iconServiceOf, SERVICE_OPTION } from '../icon-service-of.ts'
import type { IconService } from '../icon-service-of.ts'
import { problemTold } from '../problem-told.ts'
import type { IconsCall, IconsCommand } from '../user-command.ts'

export const mcp: IconsCommand = {
  words: ['mcp'],
  about: 'lets a model draw: a server of the Model Context Protocol on standard input and output',
  arguments: [],
  options: {
    service: SERVICE_OPTION,
    key: { value: 'KEY', about: 'its key; else BURIN_KEY, else a sandbox key that is made up' },
  },
  notes: [
    'A program starts it, not a person: write it into the settings of your editor or assistant. Every message goes to /mcp of the service.',
  ],
  examples: ['burin mcp', 'burin mcp --service https://icons.example.com --key svc_live_…'],
  needs: 'icons',
  run: async (call) => {
    const service = iconServiceOf(call)
    const { StdioServerTransport } = await import('@modelcontextprotocol/server/stdio')
    const transport = new StdioServerTransport()
    const underWay = new Set<Promise<void>>()
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport takes one listener, in this way.
    transport.onmessage = (message) => {
      const work = answer(call, service, message)
        .then(async (answered) => (answered === null ? undefined : transport.send(answered as typeof message)))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
    await transport.start()
    await finished(process.stdin, { signal: call.signal, writable: false })
    await Promise.all(underWay)
    await transport.close()
    return { lines: [], json: undefined, exitCode: 0 }
  },
}

/** What the service says to a message; null where nothing is to be said. What went wrong is said to the model, not here. */
async function answer({ fetch, signal }: IconsCall, { baseUrl, key }: IconService, message: object): Promise<unknown> {
  try {
    const response = await fetch(`${baseUrl}/mcp`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(message),
      signal,
    })
    const text = await response.text()
    if (text === '') return null
    const said = JSON.parse(text) as { readonly jsonrpc?: string; readonly message?: string }
    return said.jsonrpc === undefined ? problem(message, said.message ?? `status ${response.status}`) : said
  } catch (error) {
    const why = problemTold(error)?.message
    return problem(
      message,
      why ?? `${baseUrl} gave no answer of an icon service. Is the address right (--service, BURIN_SERVICE)?`,
    )
  }
}

/** The error of a message; null for one that expects no answer. */
function problem(asked: { readonly id?: unknown }, message: string): unknown {
  return asked.id === undefined ? null : { jsonrpc: '2.0', id: asked.id, error: { code: -32_000, message } }
}
