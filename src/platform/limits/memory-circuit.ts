import { MOST_FAILURES, OPEN_MS, PROBING_SECONDS, WITHIN_MS } from './circuit.ts'
import type { Circuit, CircuitView } from './circuit.ts'

/** The circuit of this process. `now`: milliseconds. */
export function memoryCircuit(now: () => number): Circuit {
  let failures: readonly number[] = []
  let openUntil: number | null = null
  let isProbing = false
  const view = (): CircuitView => {
    if (openUntil === null) return { state: 'closed', retrySeconds: null }
    const leftMs = openUntil - now()
    if (leftMs > 0) return { state: 'open', retrySeconds: Math.ceil(leftMs / 1000) }
    return { state: 'half-open', retrySeconds: isProbing ? PROBING_SECONDS : null }
  }
  const open = (): void => {
    failures = []
    openUntil = now() + OPEN_MS
  }
  const fail = (): void => {
    // What was under way when it opened says nothing new.
    if (openUntil !== null) return
    failures = [...failures.filter((at) => now() - at < WITHIN_MS), now()]
    if (failures.length >= MOST_FAILURES) open()
  }
  return {
    look: async () => view(),
    async enter() {
      const { state, retrySeconds } = view()
      if (retrySeconds !== null) return { isLet: false, retrySeconds }
      const isProbe = state === 'half-open'
      isProbing ||= isProbe
      let isLeft = false
      return {
        isLet: true,
        async leave(how) {
          if (isLeft) return
          isLeft = true
          if (!isProbe) return how === 'failed' ? fail() : undefined
          isProbing = false
          if (how === 'well') openUntil = null
          else if (how === 'failed') open()
        },
      }
    },
  }
}
