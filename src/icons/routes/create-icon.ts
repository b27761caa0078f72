import type { Answer, Call, Route } from '../../api/route.ts'
import { PIECE_PATIENCE_MS } from '../../api/send-pieces.ts'
import type { DrawMoment } from '../../contract/draw-event.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawRequest } from '../../contract/draw-request.ts'
import { LIMITS } from '../../contract/limits.ts'
import { releaseBytes } from '../../platform/release-bytes.ts'
import { told } from '../../platform/told.ts'
import { chargedDraw } from '../charge/charged-draw.ts'
import { chargedMoments } from '../charge/charged-moments.ts'
import { chargedPieces } from '../charge/charged-pieces.ts'
import type { Begun, Charging } from '../charge/open-bill.ts'
import { HOLD_MS } from '../charge/hold.ts'
import { paysForDraws } from '../charge/pays-for-draws.ts'
import { withoutGoods } from '../charge/without-goods.ts'
import type { Caller } from '../credentials.ts'
import { claimAnswer } from '../draw/claim-answer.ts'
import type { Claimed } from '../draw/claim-answer.ts'
import { drawIcons, momentsOfFinished } from '../draw/draw-icons.ts'
import { drawOrderOf } from '../draw/draw-order.ts'
import type { DrawOrder } from '../draw/draw-order.ts'
import { receiveDraw } from '../draw/received-draw.ts'
import type { ReceivedDraw } from '../draw/received-draw.ts'
import { observedDraw } from '../draw/observed-draw.ts'
import { apiError } from '../errors.ts'
import type { Needs } from '../needs.ts'

/** The whole draw operation. */
export const createIcon: Route<Needs, Caller, ReceivedDraw> = {
  method: 'POST',
  path: '/api/v1/icons',
  summary: 'Draw one or two icons from a concept, a prompt or both.',
  auth: 'caller',
  input: {
    kind: 'json',
    schema: drawRequestSchema,
    limitBytes: LIMITS.bodyBytes,
    advice: { tooLarge: 'send fewer or smaller pictures', noRoom: 'leave out the pictures' },
    receive: (checked: DrawRequest) => receiveDraw(checked),
  },
  isIdempotent: true,
  output: drawObjectSchema,
  errors: [
    'invalid_request',
    'invalid_api_key',
    'insufficient_credits',
    'model_not_found',
    'rate_limit_exceeded',
    'model_error',
    'model_offline',
    'model_unavailable',
  ],
  caching: 'none',
  reference: {
    operationId: 'createIcon',
    tag: 'Icons',
    description: `Draws one icon, or two ideas with \`n: 2\`. The same request and the same \`revision\` give the same \`svg\`, byte by byte.

What is wrong with a request is looked for in this order: key (401), rate (429), body (400), model (404), credits (402). With a sandbox key nothing is billed, and \`credits\` is 0. With a live key each item that is \`checked\` costs one credit; drafts, failures and repeats cost nothing. Without a key, only the service's own pages may draw, with their cookies.

With \`stream: true\` the answer is a stream of server-sent events. What fails before the first event is an ordinary refusal; what fails later is the event \`error\`.`,
    success: 'The draw.',
  },
  handle: draw,
}

/** For the whole answer: less than a hold lasts, so that what is written last of all can still be charged. */
export const DELIVERY_MS: number = HOLD_MS - 2 * PIECE_PATIENCE_MS

type Tell = (moment: DrawMoment) => void

async function draw(needs: Needs, call: Call<Caller, ReceivedDraw>): Promise<Answer> {
  const { caller, body, receivedAt } = call
  const { order, claim } = await accepted(needs, call).finally(() =>
    // Nothing looks at the pictures afterwards.
    body.images.forEach(({ bytes }) => releaseBytes(bytes)),
  )
  const isPaid = paysForDraws(caller, needs.hasCredits)
  if (claim?.kind === 'kept') return replayed(JSON.parse(claim.answer) as DrawObject, { isStream: body.stream, isPaid })
  const { log, observe } = needs
  const id = needs.makeDrawId()
  // Whoever gave a key may come back for the answer: the draw goes on without them.
  const signal = claim === null ? call.signal : undefined
  const work = (tell: Tell | null): Promise<DrawObject> =>
    observedDraw(() => drawIcons(needs, order, { id, receivedAt, signal, caller }, tell), caller, observe, signal)
  const charging: Charging = {
    begin: () => begin(needs, caller, { drawId: id, units: order.count }),
    claim,
    log,
    charged: (credits) => observe({ kind: 'charged', caller: caller.kind, credits }),
  }
  if (body.stream === true) return { events: chargedMoments(charging, work), mostMs: DELIVERY_MS }
  if (claim === null && isPaid) return { pieces: chargedPieces(charging, () => work(null)), mostMs: DELIVERY_MS }
  return { body: await chargedDraw(charging, () => work(null)) }
}

/** What is to be drawn when all checks are passed; with an `Idempotency-Key` its claim, otherwise null. */
async function accepted(
  needs: Needs,
  { caller, body, signal, idempotencyKey: key }: Call<Caller, ReceivedDraw>,
): Promise<{ readonly order: DrawOrder; readonly claim: Claimed | null }> {
  const order = await drawOrderOf(body, needs.inspectImage, { who: crowdOf(caller), signal })
  if (caller.kind !== 'sandbox' && needs.modelStatus === 'offline')
    throw apiError('model_offline', 'Live draws are switched off here at the moment. Sandbox keys still draw.')
  const asked = { order, images: body.images }
  const claim = key === null ? null : await claimAnswer(needs.answersOf(caller), caller, key, asked, needs.observe)
  return { order, claim }
}

/** Whose pictures take turns: those of an account, or of all who need no account in a network. */
function crowdOf(caller: Caller): string {
  return 'accountId' in caller ? caller.accountId : caller.network
}

/** A draw begins with a place among those of its caller, and something to pay with. */
async function begin(needs: Needs, caller: Caller, order: { drawId: string; units: number }): Promise<Begun> {
  const leave = await needs.enter(caller)
  try {
    return { leave, hold: await needs.holdFor(caller, order) }
  } catch (refusal) {
    leave()
    throw refusal
  }
}

function replayed(
  finished: DrawObject,
  { isStream, isPaid }: { readonly isStream: boolean | undefined; readonly isPaid: boolean },
): Answer {
  const headers = { 'idempotency-replayed': 'true' }
  if (isStream !== true) return { body: finished, headers }
  const moments = momentsOfFinished(finished)
    .map((moment) => (isPaid ? withoutGoods(moment) : moment))
    .filter((moment) => moment !== null)
  return { headers, events: told<DrawMoment>(async (tell) => moments.forEach(tell)), mostMs: DELIVERY_MS }
}
