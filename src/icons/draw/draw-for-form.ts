import { drawRequestSchema } from '../../contract/draw-request.ts'
import type { DrawObject } from '../../contract/draw-object.ts'
import type { FormDraw } from '../../contract/form-draw.ts'
import { checkValue } from '../../api/check-value.ts'
import { refusalFor } from '../../api/refusal-for.ts'
import type { ErrorBody } from '../../contract/error-object.ts'
import { countDraw } from '../admit.ts'
import type { AdmitNeeds } from '../admit.ts'
import type { Caller } from '../credentials.ts'
import { iconDialect } from '../errors.ts'
import type { Needs } from '../needs.ts'
import { receiveDraw } from './received-draw.ts'
import { createIcon } from '../routes/create-icon.ts'

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
export async function drawForForm(serving: Needs & AdmitNeeds, order: FormOrder): Promise<FormDraw> {
  const { caller, requestId, receivedAt } = order
  try {
    const { refusal } = await countDraw(serving, caller)
    if (refusal !== null) throw refusal
    const checked = checkValue(order.request, drawRequestSchema)
    const answer = await createIcon.handle(serving, {
      caller,
      body: receiveDraw({ ...checked, stream: false }),
      path: '/',
      parameters: {},
      header: () => undefined,
      query: null,
      idempotencyKey: order.formToken,
      network: '',
      requestId,
      receivedAt,
      signal: new AbortController().signal,
    })
    if (!('body' in answer)) throw new Error('a form got its drawing in pieces')
    return { kind: 'drawn', draw: answer.body as DrawObject }
  } catch (error) {
    const refusal = refusalFor(error, requestId, { dialect: iconDialect, log: serving.log })
    const body = refusal.body as ErrorBody
    return {
      kind: 'refused',
      status: body.status,
      message: body.message,
      param: body.param ?? null,
      retryAfter: body.retry_after ?? null,
    }
  }
}
