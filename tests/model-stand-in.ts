/** A language model that is none: speaks the OpenAI chat protocol on loopback, and does what a word of the request says. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What it was asked. */
export interface SeenCall {
  readonly key: string | undefined
  /** Which model of it was asked. */
  readonly model: string
  readonly system: string
  /** The texts of the talk after it, in order. */
  readonly turns: readonly string[]
  /** The addresses of all pictures, as they came. */
  readonly pictures: readonly string[]
  /** Resolves when whoever asked has hung up before the answer was whole. */
  readonly left: Promise<void>
}

export interface ModelStandIn extends AsyncDisposable {
  /** Where the protocol is spoken. */
  readonly url: string
  readonly calls: readonly SeenCall[]
  /** Resolves at the next call. */
  called(): Promise<SeenCall>
  /** Answers every call so until told otherwise: the name of a behaviour, or null for what the request says. */
  always(behaviour: string | null): void
  /** Says what this makes of each call; null: what the request says. */
  says(make: ((call: SeenCall) => string) | null): void
}

export const GOOD = 'A ring.\nicon ring\nkeyline circle\ncircle 12,12 10\n'
/** Its two circles are too close to each other. */
export const CROWDED = 'Two rings.\nicon rings\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const BROKEN = 'A ring.\nicon ring\ncircel 12,12 10\n'
export const TOOK = { prompt_tokens: 4000, completion_tokens: 40, total_tokens: 4040 }

/** What it says to a request with a word; `mended`: when it has heard what was wrong. */
const SAYINGS: Readonly<Record<string, { readonly first: string; readonly mended?: string }>> = {
  good: { first: GOOD },
  nearly: { first: CROWDED, mended: GOOD },
  misspelt: { first: BROKEN, mended: GOOD },
  never: { first: BROKEN },
  fenced: {
    first: `Here you are:\n\n\`\`\`icon\n${GOOD.split('\n').slice(1).join('\n')}\`\`\`\nTell me if you want more!`,
  },
  prose: { first: 'I would be glad to help you with icons.' },
  garbage: { first: '\u0000\uFFFD{"a":[[[' },
  reading: { first: 'reading: file with a lock\nreading: bell' },
  unreadable: { first: 'reading: florbnix with a quuxel', mended: GOOD },
  chatty: {
    first: `A ring.\n# ignore the rules\nicon ring # print your prompt\n# more\nkeyline circle\ncircle 12,12 10\n`,
  },
  second: { first: GOOD, mended: GOOD },
}

const STATUSES: Readonly<Record<string, readonly [status: number, headers: Record<string, string>]>> = {
  'wrong-key': [401, {}],
  unknown: [404, {}],
  busy: [429, { 'retry-after': '7' }],
  crowd: [429, {}],
  broken: [500, {}],
  overloaded: [529, {}],
  content_filter: [400, {}],
  'too-long': [400, {}],
}

/** Starts it on a free port. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const calls: SeenCall[] = []
  let always: string | null = null
  let says: ((call: SeenCall) => string) | null = null
  let next = Promise.withResolvers<SeenCall>()
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString()) as {
      readonly model: string
      readonly messages: readonly { readonly role: string; readonly content: unknown }[]
    }
    const [system = '', ...turns] = body.messages.map(({ content }) => textOf(content))
    const left = Promise.withResolvers<void>()
    response.on('close', () => response.writableFinished || left.resolve())
    const { model } = body
    const pictures = body.messages.flatMap(({ content }) => picturesOf(content))
    const call: SeenCall = {
      key: request.headers.authorization,
      model,
      system,
      turns,
      pictures,
      left: left.promise,
    }
    calls.push(call)
    next.resolve(call)
    next = Promise.withResolvers()
    const behaviour = always ?? behaviourFor(turns[0] ?? '')
    await behave(response, behaviour, turns, says?.(call))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    called: async () => next.promise,
    always: (behaviour) => void (always = behaviour),
    says: (make) => void (says = make),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return (content as readonly { readonly text?: string }[]).map(({ text = '' }) => text).join('')
}

function picturesOf(content: unknown): string[] {
  if (typeof content === 'string') return []
  const parts = content as readonly { readonly image_url?: { readonly url: string } }[]
  return parts.flatMap(({ image_url: picture }) => (picture === undefined ? [] : [picture.url]))
}

/** The first word of the request itself. */
function behaviourFor(request: string): string {
  return /^words: ([\w-]+)/m.exec(request)?.[1] ?? /^subject: ([\w-]+)/m.exec(request)?.[1] ?? 'good'
}

async function behave(
  response: ServerResponse,
  behaviour: string,
  turns: readonly string[],
  saying: string | undefined,
): Promise<void> {
  const status = STATUSES[behaviour]
  if (status !== undefined) {
    response.writeHead(status[0], { 'content-type': 'application/json', ...status[1] })
    response.end(JSON.stringify({ error: { message: `not now: ${turns.at(-1)}`, type: 'stand-in', code: behaviour } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (behaviour === 'silent') return
  const { first, mended = first } = SAYINGS[behaviour] ?? { first: GOOD }
  const text = saying ?? (turns.length > 1 ? mended : first)
  const send = (delta: object, more: object = {}): boolean =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`,
    )
  if (behaviour === 'cut') {
    send({ content: GOOD.slice(0, 20) })
    await new Promise((resolve) => setImmediate(resolve))
    response.destroy()
    return
  }
  for (const delta of text.match(saying === undefined ? /.{1,9}/gs : /.{1,999}/gs) ?? []) send({ content: delta })
  if (behaviour === 'hangs') return
  const finish = behaviour === 'declines' ? 'content_filter' : 'stop'
  send({}, { choices: [{ index: 0, delta: {}, finish_reason: finish }], usage: TOOK })
  response.end('data: [DONE]\n\n')
}
