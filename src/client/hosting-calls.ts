import { AnswerProblem } from './answer-problem.ts'
import { readAnswer } from './fit-answer.ts'
import type { Shape } from './fit-answer.ts'
import { hostingRefusalOf } from './hosting-problem.ts'
import { send } from './send.ts'
import type { HttpRequest } from './send.ts'
import { baseOf, sendingOf, withSignal } from './sending.ts'
import type { CallOptions, SendingOptions } from './sending.ts'

export interface HostingClientOptions extends SendingOptions {
  /** Where the hosting API is, such as `http://localhost:3001`. */
  readonly baseUrl: string
  /** A token of the identity provider; without it only `health` answers. */
  readonly token?: string
}

export interface CreateOptions extends CallOptions {
  /** Who asks the same again under the same key gets the first answer. One is made when none is given, unless `retries` is 0. */
  readonly idempotencyKey?: string
}

/** As of creates; a key of null: what is made has none, and is not tried again. */
type RepeatOptions = CallOptions & { readonly idempotencyKey?: string | null }

/** Bytes, or a stream of them, which no browser sends over HTTP/1.1. */
export type StreamBody = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>

/** The kinds of calls that the hosting API has. Paths have no slash before them. What does not answer with the shape throws `AnswerProblem`. */
export interface HostingCalls {
  get<T>(path: string, shape: NoInfer<Shape<T>>, options?: CallOptions): Promise<T>
  /** Makes something, once for a key. */
  create<T>(path: string, shape: NoInfer<Shape<T>>, body: object, options?: RepeatOptions): Promise<T>
  /** Does what may be done twice. */
  change<T>(
    method: 'POST' | 'PATCH',
    path: string,
    shape: NoInfer<Shape<T>>,
    body: object | null,
    options?: CallOptions,
  ): Promise<T>
  /** Sends what cannot be sent twice. */
  stream<T>(
    path: string,
    shape: NoInfer<Shape<T>>,
    mediaType: string,
    body: StreamBody,
    options?: CallOptions,
  ): Promise<T>
  remove(path: string, options?: CallOptions): Promise<void>
  /** All that is in a list, page by page as it is read. */
  list<T>(path: string, shape: NoInfer<Shape<T>>, options?: CallOptions): AsyncGenerator<T>
}

/** Far more than any list of the service has: one that never ends is that of somebody else. */
const MOST_PAGES = 1000
const JSON_TYPE = { 'content-type': 'application/json' }

/** Throws when `baseUrl` is no address. */
export function hostingCalls(given: HostingClientOptions): HostingCalls {
  const base = baseOf(given.baseUrl)
  const sending = { ...sendingOf(given), refusalOf: hostingRefusalOf }
  const authorization: Record<string, string> =
    given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }

  const ask = async <T>(
    path: string,
    { signal }: CallOptions,
    { headers = {}, ...more }: Partial<HttpRequest> & { headers?: Record<string, string> },
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const init = { headers: { ...authorization, ...headers }, ...withSignal(signal) }
    return send({ address: `${base}/${path}`, isRepeatable: true, ...more, ...init }, sending, read)
  }

  return {
    get: async (path, shape, options = {}) => ask(path, options, {}, (response) => readAnswer(response, shape)),
    create: async (path, shape, body, { idempotencyKey, ...options } = {}) => {
      const key = idempotencyKey === undefined && sending.retries > 0 ? sending.makeKey() : (idempotencyKey ?? null)
      const headers = { ...JSON_TYPE, ...(key === null ? {} : { 'idempotency-key': key }) }
      const request = { method: 'POST', headers, body: JSON.stringify(body), isRepeatable: key !== null }
      return ask(path, options, request, (response) => readAnswer(response, shape))
    },
    change: async (method, path, shape, body, options = {}) => {
      const request = body === null ? { method } : { method, headers: JSON_TYPE, body: JSON.stringify(body) }
      return ask(path, options, request, (response) => readAnswer(response, shape))
    },
    stream: async (path, shape, mediaType, body, { signal } = {}) => {
      const headers = { ...authorization, 'content-type': mediaType }
      // What is sent as it is made goes one way first: the standard wants that said.
      const init = { method: 'POST', headers, body, duplex: 'half' as const, ...withSignal(signal) }
      const request = { address: `${base}/${path}`, isRepeatable: false, ...init }
      return send(request, { ...sending, retries: 0 }, (response) => readAnswer(response, shape))
    },
    remove: async (path, options = {}) => {
      // Where the answer to the first try was lost, it may be gone by that.
      const isGood = ({ ok, status }: Response, isAgain: boolean): boolean => ok || (isAgain && status === 404)
      await ask(path, options, { method: 'DELETE', isGood }, readNothing)
    },
    list: async function* list<T>(path: string, shape: NoInfer<Shape<T>>, options: CallOptions = {}) {
      const seen = new Set<string>()
      for (let query: string | null = ''; query !== null;) {
        seen.add(query)
        const page: Page<T> = await ask(`${path}${query}`, options, {}, (response) => readPage(response, shape))
        yield* page.items
        query = page.next
        if (query === null) return
        if (seen.has(query)) throw new AnswerProblem(`${base}/${path}`, 'names a page as the next that was read before')
        if (seen.size === MOST_PAGES) throw new AnswerProblem(`${base}/${path}`, `has more than ${MOST_PAGES} pages`)
      }
    },
  }
}

/** A removal has no answer: some page is one of somebody else, who removed nothing. */
async function readNothing(response: Response): Promise<void> {
  const { byteLength } = await response.arrayBuffer()
  if (response.ok && byteLength > 0) throw new AnswerProblem(response.url, 'answered something to what has no answer')
}

interface Page<T> {
  readonly items: readonly T[]
  /** The query of the next one. */
  readonly next: string | null
}

/** Where a list goes on, as the query of its next page; the address before it is known, also behind a proxy that has another. */
async function readPage<T>(response: Response, shape: NoInfer<Shape<T>>): Promise<Page<T>> {
  const next = /<[^>]*(\?[^>]*)>\s*;\s*rel="next"/.exec(response.headers.get('link') ?? '')
  const items = await readAnswer<readonly T[]>(response, { each: shape })
  return { items, next: next?.[1] ?? null }
}
