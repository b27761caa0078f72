import type { DrawMoment } from '../contract/draw-event.ts'
import type { DrawObject } from '../contract/draw-object.ts'
import { releaseBytes } from '../platform/release-bytes.ts'
import { asyncQueue } from '../platform/async-queue.ts'
import type { Caller } from './caller.ts'
import { chargedDraw } from './charge/charged-draw.ts'
import { chargedMoments } from './charge/charged-moments.ts'
import { withoutGoods } from './charge/told-moment.ts'
import type { ToldMoment } from './charge/told-moment.ts'
import { chargedPieces } from './charge/charged-pieces.ts'
import type { Begun, Charging } from './charge/open-bill.ts'
import { paysForDraws, priorityOf } from './caller.ts'
import { claimAnswer } from './claim-answer.ts'
import type { Claimed } from './claim-answer.ts'
import type { DrawDeps } from './draw-deps.ts'
import { drawIcons, momentsOfFinished } from './draw-icons.ts'
import { drawOrderOf } from './draw-order.ts'
import type { DrawOrder } from './draw-order.ts'
import { observedDraw } from './observed-draw.ts'
import type { ReceivedDraw } from './received-draw.ts'
import { modelOffline } from './refusal-of.ts'

/** The circumstances of a draw. */
export interface DrawCall {
  readonly caller: Caller
  /** The same again within a day gets the same answer without another charge; null: each draw is one of its own. */
  readonly idempotencyKey: string | null
  /** When it was asked for, in milliseconds since 1970. */
  readonly receivedAt: number
  /** Aborts when whoever asked has gone. A draw with a key goes on. */
  readonly signal: AbortSignal
}

/** What comes of a draw; how, follows from who pays and what was asked. Whatever is refused later is thrown to the reader. */
export type Drawing =
  /** Drawn and charged; or the kept answer of the first time. */
  | { readonly kind: 'whole'; readonly draw: DrawObject; readonly isRepeat: boolean }
  /** The JSON of the draw in two pieces. To ask for the second, which is returned, says that the first has reached the caller: then it is charged. */
  | { readonly kind: 'pieces'; readonly pieces: AsyncIterator<string, string> }
  /** To ask for the next one says that the last has reached the caller: then its item is charged. */
  | { readonly kind: 'moments'; readonly moments: AsyncIterable<DrawMoment>; readonly isRepeat: boolean }

type Tell = (moment: ToldMoment) => void
type Work = (tell: Tell | null) => Promise<DrawObject>

/**
 * A draw from its request to its answer: claims its key, sets aside what it may cost, draws, charges what was delivered, and
 * keeps the answer for its key. Rejects with `DrawRefused`, and with what `refusalOf` knows.
 */
export async function draw(deps: DrawDeps, request: ReceivedDraw, call: DrawCall): Promise<Drawing> {
  const { order, claim } = await accepted(deps, request, call).finally(() =>
    // Nothing looks at the pictures afterwards.
    request.images.forEach(({ bytes }) => releaseBytes(bytes)),
  )
  const isPaid = paysForDraws(call.caller, deps.hasCredits)
  const isStream = request.stream === true
  if (claim?.kind === 'kept') return repeated(JSON.parse(claim.answer) as DrawObject, { isStream, isPaid })
  const { charging, work } = begun(deps, order, call, claim)
  if (isStream) return { kind: 'moments', moments: chargedMoments(charging, work), isRepeat: false }
  if (claim === null && isPaid) return { kind: 'pieces', pieces: chargedPieces(charging, () => work(null)) }
  return { kind: 'whole', draw: await chargedDraw(charging, () => work(null)), isRepeat: false }
}

/**
 * The kept answer of a draw that was asked for before with the same key; null where there is none, and then nothing is claimed. It is no draw: nothing
 * is drawn, counted or charged. For requests without pictures, which are not read twice.
 */
export async function keptDraw(deps: DrawDeps, request: ReceivedDraw, call: DrawCall): Promise<DrawObject | null> {
  if (request.images.length > 0) return null
  const { claim } = await accepted(deps, request, call)
  if (claim?.kind === 'kept') return JSON.parse(claim.answer) as DrawObject
  await claim?.release()
  return null
}

/** What is to be drawn when all checks are passed; with a key its claim, otherwise null. */
async function accepted(
  deps: DrawDeps,
  request: ReceivedDraw,
  { caller, signal, idempotencyKey: key }: DrawCall,
): Promise<{ readonly order: DrawOrder; readonly claim: Claimed | null }> {
  const order = await drawOrderOf(request, deps.readPicture, {
    who: crowdOf(caller),
    priority: priorityOf(caller),
    signal,
  })
  if (caller.kind !== 'sandbox' && deps.modelStatus === 'offline') throw modelOffline()
  const asked = { order, images: request.images }
  const claim = key === null ? null : await claimAnswer(deps.answersOf(caller), caller, key, asked, deps.observe)
  return { order, claim }
}

function begun(
  deps: DrawDeps,
  order: DrawOrder,
  { caller, receivedAt, ...call }: DrawCall,
  claim: Claimed | null,
): { readonly charging: Charging; readonly work: Work } {
  const { log, observe } = deps
  const id = deps.makeDrawId()
  // Whoever gave a key may come back for the answer: the draw goes on without them.
  const signal = claim === null ? call.signal : undefined
  return {
    work: (tell) =>
      observedDraw(() => drawIcons(deps, order, { id, receivedAt, signal, caller }, tell), caller, observe, signal),
    charging: {
      begin: () => begin(deps, caller, { drawId: id, units: order.count }),
      claim,
      log,
      charged: (credits) => observe({ kind: 'charged', caller: caller.kind, credits }),
      delivered: (drawn) => {
        if (caller.kind === 'member') deps.remember?.({ accountId: caller.accountId, prompt: order.prompt, drawn })
      },
    },
  }
}

/** Whose pictures take turns: those of an account, or of all who need no account in a network. */
function crowdOf(caller: Caller): string {
  return 'accountId' in caller ? caller.accountId : caller.network
}

/** A draw begins with a place among those of its caller, and something to pay with. */
async function begin(deps: DrawDeps, caller: Caller, order: { drawId: string; units: number }): Promise<Begun> {
  const leave = await deps.enter(caller)
  try {
    return { leave, hold: await deps.holdFor(caller, order) }
  } catch (refusal) {
    leave()
    throw refusal
  }
}

function repeated(
  finished: DrawObject,
  { isStream, isPaid }: { readonly isStream: boolean; readonly isPaid: boolean },
): Drawing {
  if (!isStream) return { kind: 'whole', draw: finished, isRepeat: true }
  const sold = withoutGoods()
  const moments = momentsOfFinished(finished)
    .map((moment) => (isPaid ? sold(moment) : moment))
    .filter((moment) => moment !== null)
  return { kind: 'moments', moments: asyncQueue<DrawMoment>(async (tell) => moments.forEach(tell)), isRepeat: true }
}
