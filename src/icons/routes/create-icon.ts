import type { Answer, Call, Route } from '../../api/route.ts'
import { PIECE_PATIENCE_MS } from '../../api/send-pieces.ts'
import { drawObjectSchema } from '../../contract/draw-object.ts'
import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawRequest } from '../../contract/draw-request.ts'
import { LIMITS } from '../../contract/limits.ts'
import type { Caller } from '../../draws/caller.ts'
import { HOLD_MS } from '../../draws/charge/hold.ts'
import type { DrawDeps } from '../../draws/draw-deps.ts'
import { draw } from '../../draws/draw.ts'
import { receiveDraw } from '../../draws/received-draw.ts'
import type { ReceivedDraw } from '../../draws/received-draw.ts'

/** The whole draw operation. */
export const createIcon: Route<DrawDeps, Caller, ReceivedDraw> = {
  method: 'POST',
  path: '/api/v1/icons',
  summary: 'Draw one or two icons from a concept, a prompt, images or several of these.',
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
  handle: answerDraw,
}

/** For the whole answer: less than a hold lasts, so that what is written last of all can still be charged. */
export const DELIVERY_MS: number = HOLD_MS - 2 * PIECE_PATIENCE_MS

async function answerDraw(deps: DrawDeps, call: Call<Caller, ReceivedDraw>): Promise<Answer> {
  const drawing = await draw(deps, call.body, call)
  switch (drawing.kind) {
    case 'pieces':
      return { pieces: drawing.pieces, mostMs: DELIVERY_MS }
    case 'moments':
      return { events: drawing.moments, mostMs: DELIVERY_MS, headers: repeatHeaders(drawing) }
    case 'whole':
      return { body: drawing.draw, headers: repeatHeaders(drawing) }
  }
}

function repeatHeaders({ isRepeat }: { readonly isRepeat: boolean }): Record<string, string> {
  return isRepeat ? { 'idempotency-replayed': 'true' } : {}
}
