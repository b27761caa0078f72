import type { AccountStore } from '../../accounts/account.ts'
import { reserveCredits } from '../../accounts/credits/reserve-credits.ts'
import { settleHold } from '../../accounts/credits/settle-hold.ts'
import { findUnpaidDrawings, hasPaidDrawings } from '../../accounts/credits/entities/paid-drawing.ts'
import type { Caller } from '../caller.ts'
import { DrawRefused } from '../draw-refused.ts'
import { drawingsOf } from './drawings-of.ts'
import { freeHold, HOLD_MS } from './hold.ts'
import type { Hold, HoldFor } from './hold.ts'

export interface CreditDeps {
  readonly database: AccountStore
  readonly now: () => number
  /** Whether credits are sold here; otherwise the operator gives them. */
  readonly hasPayments: boolean
  readonly baseUrl: () => string
}

type Payer = Extract<Caller, { readonly kind: 'live' | 'member' }>
type Order = Parameters<HoldFor>[1]

/**
 * Sets credits aside for a draw. Where there are too few, whoever has paid for something lately may have asked for that
 * again: the draw is made, and what is new in it is set aside before anything leaves. Whoever has not gets the 402 at once,
 * so that nobody without credits has the service draw for them.
 */
export async function holdCredits(deps: CreditDeps, caller: Payer, order: Order): Promise<Hold> {
  const refusal = await reserve(deps, caller, order)
  if (refusal === null) return { saysCredits: true, isPaid: true, cover: null, settle: settling(deps, order.drawId) }
  const asking = { accountId: caller.accountId, at: new Date(deps.now()) }
  if (!(await hasPaidDrawings(deps.database, asking))) throw refusal
  let settle = freeHold(true).settle
  return {
    saysCredits: true,
    isPaid: true,
    cover: async (drawn) => {
      const owed = await findUnpaidDrawings(deps.database, { ...asking, drawings: drawingsOf(drawn) })
      if (owed.length === 0) return
      const lateRefusal = await reserve(deps, caller, { ...order, units: owed.length })
      if (lateRefusal !== null) throw lateRefusal
      settle = settling(deps, order.drawId, owed)
    },
    settle: (delivered, answer) => settle(delivered, answer),
  }
}

/** Null when the units are held; otherwise the 402. Throws the 401 for a key that is revoked. */
async function reserve(deps: CreditDeps, caller: Payer, { drawId, units }: Order): Promise<Error | null> {
  const at = deps.now()
  const reserved = await reserveCredits(deps.database, {
    holdId: drawId,
    accountId: caller.accountId,
    keyId: caller.kind === 'live' ? caller.keyId : null,
    units,
    at: new Date(at),
    deadline: new Date(at + HOLD_MS),
  })
  if (reserved.kind === 'key-revoked')
    throw new DrawRefused('invalid_api_key', 'This live key is revoked. Make another one at `/account/keys`.', {
      isKeyRevoked: true,
    })
  return reserved.kind === 'held' ? null : insufficient(deps, units, reserved)
}

/** Makes the function that settles a hold; of the drawings that it delivers only those `owed`, if that is given. */
function settling({ database, now }: CreditDeps, holdId: string, owed?: readonly Uint8Array[]): Hold['settle'] {
  return async (delivered, answer) => {
    const all = delivered === null ? [] : drawingsOf(delivered)
    const drawings =
      owed === undefined ? all : all.filter((one) => owed.some((other) => Buffer.compare(one, other) === 0))
    const settled = await settleHold(database, {
      holdId,
      units: drawings.length,
      at: new Date(now()),
      drawings,
      note: delivered?.concept ?? null,
      answer,
    })
    if (settled.kind === 'gone') return { units: 0, isGone: true, isKept: false }
    // Where another call had taken the key over, that one keeps the answer, and is charged for it.
    return { units: settled.units, isGone: false, isKept: answer !== null }
  }
}

function insufficient(
  { baseUrl, hasPayments }: CreditDeps,
  units: number,
  { available, usage }: { readonly available: bigint; readonly usage: 'off' | 'cap-reached' },
): Error {
  const wanted = units === 1 ? 'This draw may cost 1 credit' : `This draw may cost ${units} credits`
  const left = available === 0n ? 'none is left' : `${available} ${available === 1n ? 'is' : 'are'} left`
  const more =
    usage === 'cap-reached'
      ? 'the spending cap of this month is reached; raise it or buy credits'
      : 'buy more or switch on monthly billing'
  const way = hasPayments ? `${more} at ${baseUrl()}/account/billing` : 'whoever runs this service can give you more'
  return new DrawRefused('insufficient_credits', `${wanted}, and ${left}: ${way}.`)
}
