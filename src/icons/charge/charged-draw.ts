import { setTimeout as sleep } from 'node:timers/promises'
import type { DrawMoment } from '../../contract/draw-event.ts'
import type { DrawItemObject, DrawObject } from '../../contract/draw-object.ts'
import type { Log } from '../../platform/log.ts'
import type { Claimed } from '../draw/claim-answer.ts'
import type { Hold, KeptRow } from './hold.ts'

type Tell = (moment: DrawMoment) => void

export interface ChargedWork {
  /** Sets aside what it may cost, or rejects with the refusal. */
  readonly setAside: () => Promise<Hold>
  /** Its `Idempotency-Key`, if it has one. */
  readonly claim: Claimed | null
  /** Hears every moment but the last; null when nobody listens. */
  readonly tell: Tell | null
  /** Aborts when nobody wants the drawing any more. */
  readonly signal: AbortSignal | undefined
  readonly log: Log
  /** Hears what was charged in the end. */
  readonly charged: (units: number) => void
}

/**
 * Draws, and charges each item that is checked. Work that fails or is cancelled costs what was handed out before: an item
 * of a stream that was told whole. The answer of a draw with a key is kept in the moment it is charged; one that cannot be
 * kept is answered all the same, and a retry then draws anew.
 */
export async function chargedDraw(
  { setAside, claim, tell, signal, log, charged }: ChargedWork,
  draw: (tell: Tell | null) => Promise<DrawObject>,
): Promise<DrawObject> {
  let handedOut = 0
  let hold: Hold | null = null
  const counting = (moment: DrawMoment): void => {
    if (moment.type === 'item.completed') handedOut += unitsOf(moment.item)
    tell?.(moment.type === 'draw.created' && hold !== null ? { ...moment, draw: priced(moment.draw, hold, 0) } : moment)
  }
  let drawn: DrawObject
  try {
    hold = await setAside()
    drawn = await draw(tell === null ? null : counting)
    signal?.throwIfAborted()
  } catch (error) {
    if (hold !== null) charged((await settleSurely(hold, handedOut, null, log)).units)
    await letGo(claim, log)
    throw error
  }
  const units = drawn.data.reduce((sum, item) => sum + unitsOf(item), 0)
  const answer = await settled({ hold, claim, log }, drawn, units)
  charged(answer.credits ?? 0)
  return answer
}

const SETTLE_TRIES = 3
const SETTLE_PAUSE_MS = 100

/**
 * Settles also when the connection to the database breaks on the way. A hold that is gone after a try that failed was
 * settled by that try. What cannot be settled at all is given back when the hold's time is up: the drawing is a present then.
 */
async function settleSurely(hold: Hold, units: number, answer: KeptRow | null, log: Log): ReturnType<Hold['settle']> {
  for (let tries = 1; ; tries += 1) {
    try {
      const settled = await hold.settle(units, answer)
      return settled.isGone && tries > 1 ? { units, isGone: true, isKept: answer !== null } : settled
    } catch (error) {
      log.error('hold-not-settled', { problem: String(error), tries })
      if (tries === SETTLE_TRIES) return { units: 0, isGone: true, isKept: false }
    }
    await sleep(SETTLE_PAUSE_MS * tries)
  }
}

async function settled(
  { hold, claim, log }: { readonly hold: Hold; readonly claim: Claimed | null; readonly log: Log },
  drawn: DrawObject,
  units: number,
): Promise<DrawObject> {
  const first = claim?.kind === 'first' ? claim : null
  const row = first?.row == null ? null : { ...first.row, text: JSON.stringify(priced(drawn, hold, units)) }
  const paid = await settleSurely(hold, units, row, log)
  const answer = priced(drawn, hold, paid.units)
  if (first !== null && !paid.isKept)
    await first
      .keep(JSON.stringify(answer))
      .catch((cause: unknown) => log.error('answer-not-kept', { problem: String(cause) }))
  return answer
}

function priced({ took_ms, ...drawn }: DrawObject, { saysCredits }: Hold, credits: number): DrawObject {
  return { ...drawn, ...(saysCredits ? { credits } : {}), took_ms }
}

/** Work that failed lets its key go, so that it may be tried again. */
async function letGo(claim: Claimed | null, log: Log): Promise<void> {
  if (claim?.kind !== 'first') return
  await claim.release().catch((cause: unknown) => log.error('answer-not-kept', { problem: String(cause) }))
}

/** The price of an item: one credit when it is checked; a draft is free. */
function unitsOf({ status }: DrawItemObject): number {
  return status === 'checked' ? 1 : 0
}
