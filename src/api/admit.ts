import type { IncomingHttpHeaders } from 'node:http'

/** What a request says of who sent it. */
export interface Claimant {
  /** Every `Authorization` header as it came. */
  readonly authorization: readonly string[]
  readonly headers: IncomingHttpHeaders
  readonly network: string
  /** The path of the route that is asked for. */
  readonly path: string
}

/**
 * Lets a caller in who has a good credential and is within its limits; rejects with the refusal otherwise. `say` puts headers
 * on whatever the answer will be, such as those of the limit.
 */
export type Admit<Caller> = (
  claimant: Claimant,
  say: (headers: Readonly<Record<string, string>>) => void,
) => Promise<Caller>

/** For APIs whose routes ask nobody who they are. */
export async function admitNobody(): Promise<never> {
  throw new Error('a route of this API asks who calls, and nothing can tell')
}
