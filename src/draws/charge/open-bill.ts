import type { DrawObject } from '../../contract/draw-object.ts'
import type { Log } from '../../platform/log.ts'
import { RUNNING_MS } from '../../platform/answers/answer-store.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import { repeatEvery } from '../../platform/repeat-every.ts'
import type { Claimed } from '../claim-answer.ts'
import { drawingsOf } from './drawings-of.ts'
import type { Delivered, Hold } from './hold.ts'
import type { ToldMoment } from './told-moment.ts'
import { settleSurely } from './settle-surely.ts'

/** What a draw has when it begins. */
export interface Begun {
  readonly hold: Hold
  /** Leaves its place among the caller's draws at work. */
  readonly leave: () => void
}

/** What is needed to charge a draw. */
export interface Charging {
  /** Takes a place and sets aside what the draw may cost, or rejects with the refusal. */
  readonly begin: () => Promise<Begun>
  /** Its `Idempotency-Key`, if it has one. */
  readonly claim: Claimed | null
  readonly log: Log
  /** Hears what was charged in the end. */
  readonly charged: (units: number) => void
  /** Hears what has reached the caller, once it is charged; left out: nobody wants to know. */
  readonly delivered?: (drawn: Delivered) => void
}

type Tell = (moment: ToldMoment) => void
type Work = (tell: Tell) => Promise<DrawObject>

/** The money of one draw. It ends once: whoever comes second gets what the first one got. Nothing here rejects but the draw. */
export interface Bill {
  /** Whether anybody pays. */
  readonly isPaid: boolean
  readonly saysCredits: boolean
  /** Draws. Where not all that it may cost is set aside, nothing is told before that is made up for; rejects with the 402. */
  draw(work: Work, tell: Tell): Promise<DrawObject>
  /** The whole draw was delivered, or is kept for its key from now on: charges it, and tells what it cost. */
  settle(drawn: DrawObject): Promise<number>
  /** The draw failed, or nobody wants it any more: charges what was delivered before, and lets its key go. */
  giveUp(delivered: Delivered | null): Promise<void>
  /** A draw with what it cost. */
  priced(drawn: DrawObject, credits: number): DrawObject
  /** The work is over, and its place is free. */
  leave(): void
}

/** Sets aside what a draw may cost. Rejects with the refusal, and lets the key go, when it cannot begin. */
export async function openBill({ begin, claim, log, charged, delivered: tellDelivered }: Charging): Promise<Bill> {
  const first = claim?.kind === 'first' ? claim : null
  const letGo = async (): Promise<void> => {
    await first?.release().catch((cause: unknown) => log.error('answer-not-kept', { problem: String(cause) }))
  }
  const { hold, leave } = await begin().catch(async (refusal: unknown) => {
    await letGo()
    throw refusal
  })
  const charge = async (delivered: Delivered | null, text: readonly [string, string] | null): Promise<number> => {
    const answer = first?.row == null || text === null ? null : { ...first.row, text }
    const most = (): number => (delivered === null ? 0 : drawingsOf(delivered).length)
    const paid = await settleSurely({ hold, delivered, answer, log }, most)
    charged(paid.units)
    if (delivered !== null && delivered.data.length > 0) tellDelivered?.(delivered)
    if (first !== null && text !== null && !paid.isKept)
      await first
        .keep(text.join(hold.saysCredits ? String(paid.units) : ''))
        .catch((cause: unknown) => log.error('answer-not-kept', { problem: String(cause) }))
    return paid.units
  }
  let ended: Promise<number> | null = null
  return {
    isPaid: hold.isPaid,
    saysCredits: hold.saysCredits,
    draw: (work, tell) => renewed(first, log, () => coveredDraw(hold, work, tell)),
    settle: (drawn) => (ended ??= charge(drawn, aroundCredits(drawn, hold.saysCredits))),
    giveUp: async (delivered) => {
      ended ??= charge(delivered, null).then(async (units) => (await letGo(), units))
      await ended
    },
    priced: ({ took_ms, ...drawn }, credits) => ({ ...drawn, ...(hold.saysCredits ? { credits } : {}), took_ms }),
    leave,
  }
}

/** While the work runs, its key is claimed anew, so that whoever asks again waits for it: a draw by a model may be longer than a claim. */
async function renewed<Result>(
  claim: Extract<Claimed, { readonly kind: 'first' }> | null,
  log: Log,
  work: () => Promise<Result>,
): Promise<Result> {
  if (claim === null) return work()
  const renew = (): Promise<void> =>
    claim.renew().catch((cause: unknown) => log.warn('claim-not-renewed', { problem: reasonOf(cause) }))
  await using _renewing = repeatEvery(RUNNING_MS / 3, renew)
  return await work()
}

async function coveredDraw({ cover }: Hold, work: Work, tell: Tell): Promise<DrawObject> {
  if (cover === null) return work(tell)
  const moments: ToldMoment[] = []
  const drawn = await work((moment) => moments.push(moment))
  await cover(drawn)
  moments.forEach(tell)
  return drawn
}

/**
 * The JSON of a draw in two parts: what it cost comes between them. All drawings are in the first, which is not whole
 * without the second, so that the price can be settled when they have reached the caller. Where nothing is said of
 * credits, nothing comes between.
 */
export function aroundCredits(
  { took_ms, ...drawn }: Omit<DrawObject, 'credits'>,
  saysCredits: boolean,
): readonly [before: string, after: string] {
  const before = JSON.stringify(drawn).slice(0, -1)
  return [saysCredits ? `${before},"credits":` : before, `,"took_ms":${took_ms}}`]
}
