import type { Spent } from './limiter.ts'

/**
 * The headers of the IETF draft (httpapi-ratelimit-headers), such as `RateLimit-Policy: "sandbox";q=120;w=60` and
 * `RateLimit: "sandbox";r=42;t=18`. None for a policy without limit.
 */
export function rateHeaders({ policy, remaining, resetSeconds }: Spent): Record<string, string> {
  if (policy.quota === 0) return {}
  return {
    'ratelimit-policy': `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`,
    ratelimit: `"${policy.name}";r=${remaining};t=${resetSeconds}`,
  }
}
