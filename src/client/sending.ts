/** What every client of the service can be told about how it sends. */
export interface SendingOptions {
  /** How many more tries a request gets after 429, 503 and network errors; 2 unless told otherwise, 0 for none. */
  readonly retries?: number
  readonly fetch?: typeof globalThis.fetch
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait?: Sending['wait']
  /** Hears why a request is tried again, and after how many milliseconds. */
  readonly onWait?: Sending['onWait']
  /** Makes an `Idempotency-Key`, never the same twice. */
  readonly makeKey?: () => string
}

export interface CallOptions {
  /** Ends the call; `AbortSignal.timeout(ms)` bounds its time, all tries included. */
  readonly signal?: AbortSignal
}

/** How requests are sent. */
export interface Sending {
  readonly fetch: typeof globalThis.fetch
  /** How many more tries a request gets when another may help. */
  readonly retries: number
  readonly wait: (ms: number, signal: AbortSignal | null) => Promise<void>
  readonly onWait: (problem: unknown, ms: number) => void
  readonly makeKey: () => string
}

/** What is not told is as most callers need it. */
export function sendingOf(given: SendingOptions): Sending {
  return {
    fetch: given.fetch ?? globalThis.fetch.bind(globalThis),
    retries: given.retries ?? 2,
    wait: given.wait ?? wait,
    onWait: given.onWait ?? (() => undefined),
    makeKey: given.makeKey ?? randomKey,
  }
}

/** The base of all addresses of a service. Throws when it is no address. */
export function baseOf(url: string): string {
  return new URL(url).href.replace(/\/+$/, '')
}

export function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal }
}

/** 128 bits. `crypto.randomUUID` is not there on pages without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Resolves after so many milliseconds; rejects when the signal aborts. */
export async function wait(ms: number, signal: AbortSignal | null): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = (): void => reject(signal?.reason as Error)
  signal?.addEventListener('abort', stop)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
