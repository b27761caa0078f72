import type { Policy } from '../platform/limits/limiter.ts'
import type { Caller } from './credentials.ts'

/** Every limit there is. */
export interface Policies {
  /** Draws of one sandbox key. */
  readonly sandbox: Policy
  /** Refused keys of one network address. */
  readonly wrongKeys: Policy
}

/** Which limit counts the draws of a caller: one line a kind. No live key is let in before there are accounts. */
const DRAWS: Readonly<Record<Caller['kind'], keyof Policies>> = {
  sandbox: 'sandbox',
  live: 'sandbox',
}

/** The policy under which the draws of a caller are counted, by `caller.id`. */
export function policyOf(caller: Caller, policies: Policies): Policy {
  return policies[DRAWS[caller.kind]]
}
