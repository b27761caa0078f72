import { addCredits } from '../../credits/add-credits.ts'
import { takeBackCredits } from '../../credits/take-back-credits.ts'
import type { PurchaseRow } from '../entities/purchase.ts'
import { readReturnedCents } from '../entities/payment-return.ts'
import { writeReturns } from '../entities/purchase.ts'
import type { EventScene } from './event-scene.ts'

/**
 * Brings the credits of a paid purchase in line with the money that went back: of credits × returned cents ÷ cents,
 * rounded down, what was not asked for before is taken back. So any number of partial refunds comes to what one refund of
 * their sum does. Credits that were spent already are counted as missing; the balance never goes below zero. When money
 * that went back is ours again (a refund failed, a dispute was won), so are the customer's credits.
 */
export async function settleReturns(scene: EventScene, purchase: PurchaseRow): Promise<void> {
  if (purchase.paymentIntent === null) return
  const told = await readReturnedCents(scene.within, purchase.paymentIntent)
  const returnedCents = told < 0n ? 0n : told > purchase.cents ? purchase.cents : told
  if (returnedCents === purchase.returnedCents) return
  const asked = purchase.takenCredits + purchase.missingCredits
  const target = (purchase.credits * returnedCents) / purchase.cents
  const { taken, missing } =
    target >= asked ? await take(scene, purchase, target - asked) : await giveBack(scene, purchase, asked - target)
  await writeReturns(scene.within, {
    id: purchase.id,
    returnedCents,
    takenCredits: purchase.takenCredits + taken,
    missingCredits: purchase.missingCredits + missing,
  })
}

interface Change {
  readonly taken: bigint
  readonly missing: bigint
}

async function take(scene: EventScene, purchase: PurchaseRow, credits: bigint): Promise<Change> {
  if (credits === 0n) return { taken: 0n, missing: 0n }
  const back = await takeBackCredits(scene.within, {
    accountId: purchase.accountId,
    credits,
    ref: refOf(purchase),
    at: new Date(scene.now()),
    note: null,
  })
  if (back.kind === 'already') throw new Error(`${refOf(purchase)} was taken back twice`)
  const missing = credits - back.credits
  if (missing > 0n) scene.log.warn('refunded-credits-missing', { purchase: purchase.id, credits: Number(missing) })
  return { taken: back.credits, missing }
}

/** What the customer had spent already was never taken: of that nothing comes back. */
async function giveBack(scene: EventScene, purchase: PurchaseRow, credits: bigint): Promise<Change> {
  const unasked = credits < purchase.missingCredits ? credits : purchase.missingCredits
  const added = credits - unasked
  if (added > 0n) {
    await addCredits(scene.within, {
      accountId: purchase.accountId,
      kind: 'purchase',
      credits: added,
      ref: refOf(purchase),
      at: new Date(scene.now()),
      expiresAt: null,
      note: 'The refund did not come about.',
    })
  }
  return { taken: -added, missing: -unasked }
}

function refOf({ sessionId, id, returns }: PurchaseRow): string {
  return `${sessionId ?? id}/${returns + 1}`
}
