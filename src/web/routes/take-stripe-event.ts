import { answerJson, notSetUp } from '../answer-json.ts'
import type { WebRoute } from '../web-route.ts'

/** Takes what the payment provider tells. It sends again whatever is not answered with 200. */
export const takeStripeEvent: WebRoute = {
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'Take an event of the payment provider.',
  access: 'anyone',
  body: 'bytes',
  handle: async ({ accounts }, { bytes, header, requestId }) => {
    const payments = accounts?.payments ?? null
    if (payments === null) return notSetUp('Payments are not set up on this service.', requestId)
    const outcome = await payments.handleWebhook(bytes, header('stripe-signature'))
    if (outcome.kind !== 'refused') return answerJson(200, { received: true })
    return { kind: 'data', status: 400, mediaType: 'text/plain; charset=utf-8', body: `${outcome.problem}\n` }
  },
}
