import type { Sending } from './sending.ts'

export interface HttpRequest extends RequestInit {
  readonly address: string
  readonly isRepeatable: boolean
  /** Whether an answer is what was asked for; any 2xx when left out. `isAgain`: a try before it may have been carried out. */
  readonly isGood?: (response: Response, isAgain: boolean) => boolean
}

/** A refusal, and when another try may help: after so many seconds, `soon`, if the request is repeatable, or never. */
export interface Refusal {
  readonly problem: Error
  readonly again: number | 'soon' | 'never'
}

/** Whoever is told to wait longer than this is told so at once. */
const LONGEST_WAIT_SECONDS = 60
const FIRST_PAUSE_MS = 250

/**
 * Sends a request until its answer is a good one, and gives what `read` makes of that. Tries again when a refusal says that it may help;
 * and after network errors, each pause twice as long, when the request is repeatable: it may have been carried out. Throws the problem of a
 * refusal, the signal's reason when it aborts, and the network's error when no try got an answer.
 */
export async function send<T>(
  { address, isRepeatable, isGood = ({ ok }) => ok, ...init }: HttpRequest,
  {
    fetch,
    retries,
    wait,
    onWait,
    refusalOf,
  }: Sending & { readonly refusalOf: (response: Response) => Promise<Refusal> },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const signal = init.signal ?? null
  let isAgain = false
  for (let tried = 0; ; tried += 1) {
    let pauseMs = FIRST_PAUSE_MS * 2 ** tried
    let problem: unknown
    try {
      const response = await fetch(address, init)
      if (isGood(response, isAgain)) return await read(response)
      const refusal = await refusalOf(response)
      const { again } = refusal
      if (again === 'never' || (again === 'soon' && !isRepeatable)) throw refusal.problem
      if (again !== 'soon') {
        if (again > LONGEST_WAIT_SECONDS) throw refusal.problem
        pauseMs = again * 1000
      }
      problem = refusal.problem
    } catch (error) {
      if (signal?.aborted === true || !isRepeatable || !isNetworkError(error)) throw error
      isAgain = true
      problem = error
    }
    if (tried >= retries) throw problem
    onWait(problem, pauseMs)
    await wait(pauseMs, signal)
  }
}

/** `fetch` rejects with a TypeError when there is no answer, whatever the reason. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError
}
