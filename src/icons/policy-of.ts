import type { Policy } from '../platform/limits/limiter.ts'
import type { Caller } from './credentials.ts'

/** Every limit there is. */
export interface Policies {
  /** Draws of one sandbox key. */
  readonly sandbox: Policy
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

/** The policy under which the draws of a caller are counted, and by what: browsers without an account share that of their network. */
export function policyOf(caller: Caller, policies: Policies): { readonly policy: Policy; readonly who: string } {
  return { policy: policies[caller.kind], who: caller.kind === 'visitor' ? caller.network : caller.id }
}
