const QUIET_MS = 5000
const ANSWER_MS = 5000

export type Fetch = typeof fetch

/**
 * Asks the identity provider, with bounds: an answer takes at most 5 s, and after a failure nobody asks for another 5 s.
 * Rejects when there is no answer with status 200. `now` gives milliseconds.
 */
export function providerFetch(fetch: Fetch, now: () => number): Fetch {
  let quietUntil = 0
  return async (input, init) => {
    if (now() < quietUntil) throw new Error('the identity provider failed a moment ago')
    try {
      const signal = init?.signal ?? AbortSignal.timeout(ANSWER_MS)
      const response = await fetch(input, { ...init, signal, redirect: 'error' })
      if (response.status !== 200) throw new Error(`the identity provider answered with status ${response.status}`)
      return response
    } catch (error) {
      quietUntil = now() + QUIET_MS
      throw error
    }
  }
}
