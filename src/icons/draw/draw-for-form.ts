import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import type { FormDraw } from '../../contract/form-draw.ts'
import { countDraw } from '../admit.ts'
import type { Caller } from '../credentials.ts'
import { refusalFor } from '../refusal-for.ts'
import { refusalOf } from '../refusal-of.ts'
import { receiveDraw } from './received-draw.ts'
import { createIcon } from '../routes/create-icon.ts'
import type { Serving } from '../serving.ts'

export interface FormOrder {
  readonly caller: Caller
  /** To be checked as the body of `POST /api/v1/icons` is. */
  readonly request: unknown
  /** Marks the form: the same again gets the answer of the first time. */
  readonly formToken: string
  readonly requestId: string
  readonly receivedAt: number
}

/** Draws what a form of the web site asks for, by the same rules as a request to the API. */
export async function drawForForm(serving: Serving, order: FormOrder): Promise<FormDraw> {
  const { caller, requestId, receivedAt } = order
  try {
    const { refusal } = await countDraw(serving, caller)
    if (refusal !== null) throw refusal
    const checked = drawRequestSchema.safeParse(order.request)
    if (!checked.success) throw refusalOf(checked.error, order.request, drawRequestSchema)
    const answer = await createIcon.handle(serving, {
      caller,
      body: receiveDraw({ ...checked.data, stream: false }),
      path: '/',
      parameters: {},
      header: (name) => (name === 'idempotency-key' ? order.formToken : undefined),
      requestId,
      receivedAt,
      signal: new AbortController().signal,
    })
    if (!('body' in answer)) throw new Error('a form got its drawing in pieces')
    return { kind: 'drawn', draw: answer.body as DrawObject }
  } catch (error) {
    const { status, body } = refusalFor(error, requestId, serving.log)
    return {
      kind: 'refused',
      status,
      message: body.message,
      param: body.param ?? null,
      retryAfter: body.retry_after ?? null,
    }
  }
}
