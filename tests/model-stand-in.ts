/** A language model that is none: speaks the OpenAI chat protocol on loopback, and does what a word of the request says. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { mended as mend } from './nearly-good-programs.ts'
import type { NearlyGood } from './nearly-good-programs.ts'

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
  /** Pieces of text that it has said, heard or not. */
  said: number
}

export interface ModelStandIn extends AsyncDisposable {
  /** Where the protocol is spoken. */
  readonly url: string
  readonly calls: readonly SeenCall[]
  /** Resolves at the next call. */
  called(): Promise<SeenCall>
  /** Drops what it has seen: a long test would take it for a leak. */
  forget(): void
  /** Answers every call so until told otherwise: the name of a behaviour, or null for what the request says. */
  always(behaviour: string | null): void
  /** Says what this makes of each call; null: what the request says. */
  says(make: ((call: SeenCall) => string) | null): void
}

export const GOOD = 'A ring.\nicon ring\nkeyline circle\ncircle 12,12 10\n'
/** Its two circles are too close to each other. */
export const CROWDED = 'Two rings.\nicon rings\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const BROKEN = 'A ring.\nicon ring\ncircel 12,12 10\n'
const IDEAS = 'idea: A ring.\nidea: A file.\n'
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
  other: { first: 'A square.\nicon square\nkeyline square\nbox 3,3 18x18\n' },
}

/** Behaviours that say a piece only now and then; one of them goes on when nobody listens any more, as some providers do. */
const SLOWLY = ['slow', 'stubborn']
const PAUSE_MS = 20

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

/** Starts it, on a free port unless one is given. To a request with the word `nearly-7` it answers the seventh of the nearly good programs, and mends of that what it is told. */
export async function startModelStandIn(nearlyGood: readonly NearlyGood[] = [], port = 0): Promise<ModelStandIn> {
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
      readonly stream?: boolean
    }
    const [system = '', ...turns] = body.messages.map(({ content }) => textOf(content))
    const left = Promise.withResolvers<void>()
    response.on('close', () => response.writableFinished || left.resolve())
    const { model } = body
    const pictures = body.messages.flatMap(({ content }) => picturesOf(content))
    const key = request.headers.authorization
    const call: SeenCall = { key, model, system, turns, pictures, left: left.promise, said: 0 }
    calls.push(call)
    next.resolve(call)
    next = Promise.withResolvers()
    const behaviour = always ?? behaviourFor(turns[0] ?? '')
    const nearly = nearlyGood[Number(/^nearly-(\d+)$/.exec(behaviour)?.[1] ?? NaN)]
    const usual = nearly === undefined ? sayingFor(behaviour, turns) : `Anything.\n${mend(nearly, turns)}`
    const said = says?.(call)
    if (body.stream === true) await behave(response, behaviour, said ?? usual, call, said === undefined ? 9 : 999)
    else answerWhole(response, behaviour, said ?? usual, call)
  }
  // A connection that is closed just when it is used again is a failure that nobody asked for.
  server.keepAliveTimeout = 0
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    called: async () => next.promise,
    forget: () => void (calls.length = 0),
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

function sayingFor(behaviour: string, turns: readonly string[]): string {
  if (turns[0]?.includes('Two icons are wanted') === true) return IDEAS
  const { first, mended = first } = SAYINGS[behaviour] ?? { first: GOOD }
  return turns.length > 1 ? mended : first
}

/** Whether the behaviour is a status, which is answered then. */
function isRefused(response: ServerResponse, behaviour: string, { turns }: SeenCall): boolean {
  const status = STATUSES[behaviour]
  if (status === undefined) return false
  response.writeHead(status[0], { 'content-type': 'application/json', ...status[1] })
  response.end(JSON.stringify({ error: { message: `not now: ${turns.at(-1)}`, type: 'stand-in', code: behaviour } }))
  return true
}

/** For those who ask for no stream. */
function answerWhole(response: ServerResponse, behaviour: string, text: string, call: SeenCall): void {
  if (isRefused(response, behaviour, call) || behaviour === 'silent') return
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishOf(behaviour) }]
  const answer = { id: 'x', object: 'chat.completion', created: 1, model: 'm', choices, usage: TOOK }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

function finishOf(behaviour: string): string {
  return behaviour === 'declines' ? 'content_filter' : 'stop'
}

/** Answers as a stream, in pieces of so many characters. */
async function behave(
  response: ServerResponse,
  behaviour: string,
  text: string,
  call: SeenCall,
  piece: number,
): Promise<void> {
  if (isRefused(response, behaviour, call)) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (behaviour === 'silent') return
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
  for (const delta of text.match(new RegExp(`.{1,${piece}}`, 'gs')) ?? []) {
    if (SLOWLY.includes(behaviour)) await sleep(PAUSE_MS)
    if (response.destroyed && behaviour !== 'stubborn') return
    call.said += 1
    send({ content: delta })
  }
  if (behaviour === 'hangs') return
  send({}, { choices: [{ index: 0, delta: {}, finish_reason: finishOf(behaviour) }], usage: TOOK })
  response.end('data: [DONE]\n\n')
}
