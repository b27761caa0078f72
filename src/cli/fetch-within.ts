import { CliProblem } from './cli-problem.ts'

/**
 * A `fetch` that asks one origin and follows no redirect: what is sent there, a token above all, goes nowhere else. A `CliProblem` says
 * where the answer wanted it to go.
 */
export function fetchWithin(apiAddress: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const { origin } = new URL(apiAddress)
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input)
    if (asked.origin !== origin) throw new Error(`${asked.origin} is not ${origin}`)
    const response = await fetch(input, { ...init, redirect: 'manual' })
    const to = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || to === null) return response
    await response.body?.cancel()
    const target = URL.canParse(to, asked) ? new URL(to, asked) : null
    throw new CliProblem(
      `${origin} sends on to ${target?.origin ?? to}, and burin sends your token nowhere else; if that is the API, say --api ${target?.origin ?? 'ITS_ADDRESS'}`,
      1,
    )
  }
}
