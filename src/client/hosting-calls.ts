import { parsedJson } from './api-problem.ts'
import { hostingRefusalOf, HostingProblem } from './hosting-problem.ts'
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

/** The kinds of calls that the hosting API has. Paths have no slash before them. */
export interface HostingCalls {
  get<T>(path: string, options?: CallOptions): Promise<T>
  /** Makes something, once for a key. */
  create<T>(path: string, body: object, options?: RepeatOptions): Promise<T>
  /** Does what may be done twice. */
  change<T>(method: 'POST' | 'PATCH', path: string, body: object | null, options?: CallOptions): Promise<T>
  /** Sends what cannot be sent twice. */
  stream<T>(path: string, mediaType: string, body: StreamBody, options?: CallOptions): Promise<T>
  remove(path: string, options?: CallOptions): Promise<void>
  /** All that is in a list, page by page as it is read. */
  list<T>(path: string, options?: CallOptions): AsyncGenerator<T>
}

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
    read: (response: Response) => Promise<T> = readJson,
  ): Promise<T> => {
    const init = { headers: { ...authorization, ...headers }, ...withSignal(signal) }
    return send({ address: `${base}/${path}`, isRepeatable: true, ...more, ...init }, sending, read)
  }

  return {
    get: async (path, options = {}) => ask(path, options, {}),
    create: async (path, body, { idempotencyKey, ...options } = {}) => {
      const key = idempotencyKey === undefined && sending.retries > 0 ? sending.makeKey() : (idempotencyKey ?? null)
      const headers = { ...JSON_TYPE, ...(key === null ? {} : { 'idempotency-key': key }) }
      return ask(path, options, { method: 'POST', headers, body: JSON.stringify(body), isRepeatable: key !== null })
    },
    change: async (method, path, body, options = {}) =>
      ask(path, options, body === null ? { method } : { method, headers: JSON_TYPE, body: JSON.stringify(body) }),
    stream: async <T>(path: string, mediaType: string, body: StreamBody, { signal }: CallOptions = {}) => {
      const headers = { ...authorization, 'content-type': mediaType }
      // What is sent as it is made goes one way first: the standard wants that said.
      const init = { method: 'POST', headers, body, duplex: 'half' as const, ...withSignal(signal) }
      const request = { address: `${base}/${path}`, isRepeatable: false, ...init }
      return send(request, { ...sending, retries: 0 }, (response) => readJson<T>(response))
    },
    remove: async (path, options = {}) => {
      // Where the answer to the first try was lost, it may be gone by that.
      const isGood = ({ ok, status }: Response, isAgain: boolean): boolean => ok || (isAgain && status === 404)
      await ask(path, options, { method: 'DELETE', isGood }, (response) => response.arrayBuffer())
    },
    list: async function* list<T>(path: string, options: CallOptions = {}) {
      for (let query: string | null = ''; query !== null;) {
        const page: Awaited<ReturnType<typeof readPage>> = await ask(`${path}${query}`, options, {}, readPage)
        yield* page.items as T[]
        query = page.next
      }
    },
  }
}

/** Where a list goes on, as the query of its next page; the address before it is known, also behind a proxy that has another. */
async function readPage(response: Response): Promise<{ items: unknown[]; next: string | null }> {
  const next = /<[^>]*(\?[^>]*)>\s*;\s*rel="next"/.exec(response.headers.get('link') ?? '')
  return { items: await readJson<unknown[]>(response), next: next?.[1] ?? null }
}

/** Throws `HostingProblem` for what is no JSON: some page of a proxy, or of another server. */
async function readJson<T>(response: Response): Promise<T> {
  const body = parsedJson(await response.text())
  const error = `${response.url} answered something else than JSON: is this the hosting API?`
  if (typeof body !== 'object' || body === null) throw new HostingProblem(response, { error })
  return body as T
}
