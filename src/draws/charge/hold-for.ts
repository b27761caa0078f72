import { holdFreeDraw, settleFreeDraw } from '../../accounts/visitors/entities/free-draw.ts'
import type { Limiter, Policy } from '../../platform/limits/limiter.ts'
import { spendByNetwork } from '../../platform/limits/spend-by-network.ts'
import type { Caller } from '../caller.ts'
import { DrawRefused, storeUnavailable } from '../draw-refused.ts'
import { freeHold, HOLD_MS } from './hold.ts'
import { holdCredits } from './hold-credits.ts'
import type { CreditDeps } from './hold-credits.ts'
import type { Hold, HoldFor } from './hold.ts'
import { paysForDraws } from '../caller.ts'

export interface ChargeDeps extends CreditDeps {
  readonly limiter: Limiter
  readonly freeDraws: Policy
  readonly hasCredits: boolean
}

/** Makes the function that sets credits, or the free draw of a browser, aside. */
export function createHoldFor(deps: ChargeDeps): HoldFor {
  return async (caller, order) => {
    if (caller.kind === 'sandbox' || !paysForDraws(caller, deps.hasCredits)) return freeHold(caller.kind !== 'member')
    const hold = await reached(caller.kind === 'visitor' ? holdFree(deps, caller) : holdCredits(deps, caller, order))
    const { cover } = hold
    return { ...hold, cover: cover === null ? null : (drawn) => reached(cover(drawn)) }
  }
}

/** Passes refusals on, and takes every other failure for accounts that are away. */
async function reached<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    if (cause instanceof DrawRefused) throw cause
    throw storeUnavailable(
      'The draw cannot be paid for now, because the accounts cannot be reached. Nothing was drawn or charged.',
      cause,
    )
  })
}

async function holdFree(
  deps: ChargeDeps,
  { visitor, network }: Extract<Caller, { readonly kind: 'visitor' }>,
): Promise<Hold> {
  const { database, now } = deps
  const at = now()
  const isHeld = await holdFreeDraw(database, { visitor, at: new Date(at), deadline: new Date(at + HOLD_MS) })
  if (!isHeld)
    throw new DrawRefused(
      'invalid_api_key',
      `The free draw of this browser is used up. Sign in at ${deps.baseUrl()}/sign-in to go on drawing.`,
    )
  const settle = (isUsed: boolean): Promise<void> => settleFreeDraw(database, { visitor, isUsed, at: new Date(now()) })
  const { allowed } = await spendByNetwork(deps.limiter, deps.freeDraws, network)
  if (!allowed) {
    await settle(false)
    throw new DrawRefused(
      'invalid_api_key',
      `There were as many free draws from your network address today as there are for a day. Sign in at ${deps.baseUrl()}/sign-in to go on drawing.`,
    )
  }
  return {
    saysCredits: deps.hasCredits,
    isPaid: true,
    cover: null,
    settle: async (delivered) => {
      await settle(delivered?.data.some(({ status }) => status === 'checked') ?? false)
      return { units: 0, isGone: false, isKept: false }
    },
  }
}
