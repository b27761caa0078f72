import type { AccountStore } from '../../accounts/account-store.ts'
import { reserveCredits } from '../../accounts/credits/reserve-credits.ts'
import { settleHold } from '../../accounts/credits/settle-hold.ts'
import { holdFreeDraw } from '../../accounts/visitors/hold-free-draw.ts'
import { settleFreeDraw } from '../../accounts/visitors/settle-free-draw.ts'
import type { Limiter, Policy } from '../../platform/limits/limiter.ts'
import { spendByNetwork } from '../../platform/limits/spend-by-network.ts'
import { unauthorized } from '../credentials.ts'
import type { Caller } from '../credentials.ts'
import { apiError, isApiError } from '../errors.ts'
import { storeUnavailable } from '../store-unavailable.ts'
import { drawingsOf } from './drawings-of.ts'
import { freeHold } from './free-hold.ts'
import type { Hold, HoldFor } from './hold.ts'
import { paysForDraws } from './pays-for-draws.ts'

export interface ChargeNeeds {
  readonly database: AccountStore
  readonly now: () => number
  readonly limiter: Limiter
  readonly freeDraws: Policy
  readonly hasCredits: boolean
  /** Whether credits are sold here; otherwise the operator gives them. */
  readonly hasPayments: boolean
  readonly baseUrl: () => string
  /** Where RFC 9728 says how to get a key for a path. */
  readonly metadataAddress: (path: string) => string
}

/** The path that a draw is asked for at. */
const DRAWS = '/api/v1/icons'
/** Far longer than any draw may take; what a crash leaves behind is free again afterwards. */
const DEADLINE_MS = 5 * 60_000

/** Makes the function that sets credits, or the free draw of a browser, aside. */
export function createHoldFor(needs: ChargeNeeds): HoldFor {
  return async (caller, order) => {
    if (caller.kind === 'sandbox' || !paysForDraws(caller, needs.hasCredits)) return freeHold(caller.kind !== 'member')
    try {
      return caller.kind === 'visitor' ? await holdFree(needs, caller) : await holdCredits(needs, caller, order)
    } catch (cause) {
      if (isApiError(cause)) throw cause
      throw storeUnavailable(
        'The draw cannot be paid for now, because the accounts cannot be reached. Nothing was drawn or charged.',
        cause,
      )
    }
  }
}

async function holdCredits(
  needs: ChargeNeeds,
  caller: Extract<Caller, { readonly kind: 'live' | 'member' }>,
  { drawId, units }: Parameters<HoldFor>[1],
): Promise<Hold> {
  const { database, now } = needs
  const keyId = caller.kind === 'live' ? caller.keyId : null
  const at = now()
  const reserved = await reserveCredits(database, {
    holdId: drawId,
    accountId: caller.accountId,
    keyId,
    units,
    at: new Date(at),
    deadline: new Date(at + DEADLINE_MS),
  })
  if (reserved.kind === 'key-revoked')
    throw unauthorized(
      'This live key is revoked. Make another one at `/account/keys`.',
      needs.metadataAddress(DRAWS),
      true,
    )
  if (reserved.kind === 'insufficient') throw insufficient(needs, units, reserved)
  return {
    saysCredits: true,
    isPaid: true,
    settle: async (delivered, answer) => {
      const drawings = delivered === null ? [] : drawingsOf(delivered)
      const settled = await settleHold(database, {
        holdId: drawId,
        units: drawings.length,
        at: new Date(now()),
        drawings,
        note: delivered?.concept ?? null,
        answer,
      })
      if (settled.kind === 'gone') return { units: 0, isGone: true, isKept: false }
      // Where another call had taken the key over, that one keeps the answer, and is charged for it.
      return { units: settled.units, isGone: false, isKept: answer !== null }
    },
  }
}

function insufficient(
  { baseUrl, hasPayments }: ChargeNeeds,
  units: number,
  { available, usage }: { readonly available: bigint; readonly usage: 'off' | 'cap-reached' },
): Error {
  const wanted = units === 1 ? 'This draw may cost 1 credit' : `This draw may cost ${units} credits`
  const left = available === 0n ? 'none is left' : `${available} ${available === 1n ? 'is' : 'are'} left`
  const more =
    usage === 'cap-reached'
      ? 'and the spending cap of this month is reached: raise it or buy credits'
      : 'buy more or switch on monthly billing'
  const way = hasPayments ? `${more} at ${baseUrl()}/account/billing` : 'whoever runs this service can give you more'
  return apiError('insufficient_credits', `${wanted}, and ${left}: ${way}.`)
}

async function holdFree(
  needs: ChargeNeeds,
  { visitor, network }: Extract<Caller, { readonly kind: 'visitor' }>,
): Promise<Hold> {
  const { database, now } = needs
  const at = now()
  const isHeld = await holdFreeDraw(database, { visitor, at: new Date(at), deadline: new Date(at + DEADLINE_MS) })
  if (!isHeld)
    throw unauthorized(
      `The free draw of this browser is used up. Sign in at ${needs.baseUrl()}/sign-in to go on drawing.`,
      needs.metadataAddress(DRAWS),
      false,
    )
  const settle = (isUsed: boolean): Promise<void> => settleFreeDraw(database, { visitor, isUsed, at: new Date(now()) })
  const { allowed } = await spendByNetwork(needs.limiter, needs.freeDraws, network)
  if (!allowed) {
    await settle(false)
    throw unauthorized(
      `There were as many free draws from your network address today as there are for a day. Sign in at ${needs.baseUrl()}/sign-in to go on drawing.`,
      needs.metadataAddress(DRAWS),
      false,
    )
  }
  return {
    saysCredits: needs.hasCredits,
    isPaid: true,
    settle: async (delivered) => {
      await settle(delivered?.data.some(({ status }) => status === 'checked') ?? false)
      return { units: 0, isGone: false, isKept: false }
    },
  }
}
