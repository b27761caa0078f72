import type { DrawMoment } from '../../contract/draw-event.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawRequest } from '../../contract/draw-request.ts'
import { LIMITS } from '../../contract/limits.ts'
import { told } from '../../platform/told.ts'
import { chargedDraw } from '../charge/charged-draw.ts'
import type { Hold } from '../charge/hold.ts'
import type { Caller } from '../credentials.ts'
import { claimAnswer } from '../draw/claim-answer.ts'
import type { Claimed } from '../draw/claim-answer.ts'
import { drawIcons, momentsOfFinished } from '../draw/draw-icons.ts'
import { drawOrderOf } from '../draw/draw-order.ts'
import type { DrawOrder } from '../draw/draw-order.ts'
import { receiveDraw } from '../draw/received-draw.ts'
import type { ReceivedDraw } from '../draw/received-draw.ts'
import { idempotencyKeyOf } from '../draw/idempotency-key.ts'
import { observedDraw } from '../draw/observed-draw.ts'
import { apiError } from '../errors.ts'
import type { Answer, Call, Needs, Route } from '../route.ts'

/** The whole draw operation. */
export const createIcon: Route<ReceivedDraw> = {
  method: 'POST',
  path: '/api/v1/icons',
  summary: 'Draw one or two icons from a concept, a prompt or both.',
  auth: 'key',
  input: {
    schema: drawRequestSchema,
    limitBytes: LIMITS.bodyBytes,
    receive: (checked: DrawRequest) => receiveDraw(checked),
  },
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
    idempotent: true,
  },
  handle: draw,
}

type Tell = (moment: DrawMoment) => void

async function draw(needs: Needs, call: Call<ReceivedDraw>): Promise<Answer> {
  const { caller, body, receivedAt } = call
  if (caller === null) throw new Error('a draw without a caller')
  const key = idempotencyKeyOf(call.header('idempotency-key'))
  const turn = { who: crowdOf(caller), signal: call.signal }
  const order = await drawOrderOf(body, needs.inspectImage, turn)
  if (caller.kind !== 'sandbox' && needs.modelStatus === 'offline')
    throw apiError('model_offline', 'Live draws are switched off here at the moment. Sandbox keys still draw.')
  const claim = key === null ? null : await claimAnswer(needs.answersOf(caller), caller, key, body, needs.observe)
  if (claim?.kind === 'kept') return replayed(JSON.parse(claim.answer) as DrawObject, body.stream === true)
  // Whoever gave a key may come back for the answer: the draw goes on without them.
  const signal = claim === null ? call.signal : undefined
  const run = (tell: Tell | null): Promise<DrawObject> =>
    paidDraw(needs, { caller, order, claim, signal, tell }, (told) =>
      observedDraw(() => drawIcons(needs, order, { receivedAt, signal, caller }, told), caller, needs.observe, signal),
    )
  if (body.stream !== true) return { body: await run(null) }
  return {
    events: told<DrawMoment>(async (tell) => {
      const finished = await run(tell)
      tell({ type: 'draw.completed', draw: finished })
    }),
  }
}

/** Whose pictures take turns: those of an account, or of all who need no account in a network. */
function crowdOf(caller: Caller): string {
  return 'accountId' in caller ? caller.accountId : caller.network
}

interface Paying {
  readonly caller: Caller
  readonly order: DrawOrder
  readonly claim: Claimed | null
  readonly signal: AbortSignal | undefined
  readonly tell: Tell | null
}

/** Draws and charges it, once the caller has a place among the draws at work and something to pay with. */
async function paidDraw(
  needs: Needs,
  { caller, order, claim, signal, tell }: Paying,
  draw: (tell: Tell | null) => Promise<DrawObject>,
): Promise<DrawObject> {
  const { log, observe } = needs
  let leave = (): void => undefined
  const setAside = async (): Promise<Hold> => {
    leave = await needs.enter(caller)
    return needs.holdFor(caller, order.count)
  }
  const charged = (credits: number): void => observe({ kind: 'charged', caller: caller.kind, credits })
  try {
    return await chargedDraw({ setAside, claim, tell, signal, log, charged }, draw)
  } finally {
    leave()
  }
}

function replayed(finished: DrawObject, asStream: boolean): Answer {
  const headers = { 'idempotency-replayed': 'true' }
  if (!asStream) return { body: finished, headers }
  return {
    headers,
    events: told<DrawMoment>(async (tell) => momentsOfFinished(finished).forEach(tell)),
  }
}
