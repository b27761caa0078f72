import type { ErrorBody } from '../contract/error-object.ts'
import { ApiProblem } from './api-problem.ts'

export interface HttpRequest extends RequestInit {
  readonly address: string
  readonly isRepeatable: boolean
}

export interface Sending {
  readonly fetch: typeof globalThis.fetch
  /** How many more tries a request gets when another may help. */
  readonly retries: number
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal | null) => Promise<void>
}

/** Whoever is told to wait longer than this is told so at once. */
const LONGEST_WAIT_SECONDS = 60
const FIRST_PAUSE_MS = 250

/**
 * Sends a request until its answer is a good one, and gives what `read` makes of that. Tries again after 429 and 503 when
 * the service says how long to wait; and after network errors, each pause twice as long, when the request is repeatable:
 * it may have been carried out. Throws `ApiProblem` for a refusal, the signal's reason when it aborts, and the network's error when no try got
 * an answer.
 */
export async function send<T>(
  { address, isRepeatable, ...init }: HttpRequest,
  { fetch, retries, wait }: Sending,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const signal = init.signal ?? null
  for (let tried = 0; ; tried += 1) {
    let pauseMs = FIRST_PAUSE_MS * 2 ** tried
    let problem: unknown
    try {
      const response = await fetch(address, init)
      if (response.ok) return await read(response)
      const refusal = new ApiProblem(await errorOf(response, address))
      const seconds = pauseAfter(refusal)
      if (seconds === null) throw refusal
      pauseMs = seconds * 1000
      problem = refusal
    } catch (error) {
      if (signal?.aborted === true || !isRepeatable || !isNetworkError(error)) throw error
      problem = error
    }
    if (tried >= retries) throw problem
    await wait(pauseMs, signal)
  }
}

/** How many seconds to wait before another try; null when none would help. */
function pauseAfter({ status, error: { retry_after: seconds } }: ApiProblem): number | null {
  if (status !== 429 && status !== 503) return null
  return seconds === undefined || seconds > LONGEST_WAIT_SECONDS ? null : seconds
}

/** `fetch` rejects with a TypeError when there is no answer, whatever the reason. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError
}

async function errorOf(response: Response, address: string): Promise<ErrorBody> {
  const text = await response.text()
  const body = parsed(text)
  if (typeof body === 'object' && body !== null && 'code' in body && 'request_id' in body) return body as ErrorBody
  throw new Error(`${address} answered ${response.status} without an Error object: is this the icon service?`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
