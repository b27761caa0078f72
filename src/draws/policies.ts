import type { Policy } from '../platform/limits/limiter.ts'

/** Every limit there is. */
export interface Policies {
  /** Draws of one sandbox key. */
  readonly sandbox: Policy
  /** Sandbox draws from one network address, whatever keys they come with. */
  readonly sandboxNetwork: Policy
  /** Draws of one live key. */
  readonly live: Policy
  /** Draws of one account in the browser. */
  readonly member: Policy
  /** Draws without sign-in from one network address. */
  readonly visitor: Policy
  /** Free draws from one network address. */
  readonly freeDraws: Policy
  /** Refused keys of one network address. */
  readonly wrongKeys: Policy
}
