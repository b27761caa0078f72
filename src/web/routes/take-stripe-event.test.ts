import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { WebhookOutcome } from '../../accounts/payments/handle-webhook.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebRequest, WebAnswer } from '../web-route.ts'
import { takeStripeEvent } from './take-stripe-event.ts'

describe('POST /stripe/webhook', () => {
  const told: unknown[] = []
  const take = async (outcome: WebhookOutcome): Promise<WebAnswer> => {
    const handleWebhook = async (...of: unknown[]): Promise<WebhookOutcome> => {
      told.push(of)
      return outcome
    }
    const deps = { accounts: { payments: { handleWebhook } } } as unknown as WebDeps
    const request = { bytes: new Uint8Array([1, 2]), header: (name: string) => `<${name}>`, requestId: 'req_1' }
    return takeStripeEvent.handle(deps, request as unknown as WebRequest)
  }

  it('hands the bytes and the signature over as they came', async () => {
    await take({ kind: 'handled' })
    deepEqual(told.at(-1), [new Uint8Array([1, 2]), '<stripe-signature>'])
  })
  for (const kind of ['handled', 'ignored', 'repeated'] as const)
    it(`answers 200 to an event that was ${kind}, so that it does not come again`, async () => {
      const answer = await take({ kind })
      equal('status' in answer ? answer.status : 0, 200)
    })
  it('answers 400 and says why to one that is refused', async () => {
    const answer = await take({ kind: 'refused', problem: 'The signature is not good.' })
    deepEqual(answer, {
      kind: 'data',
      status: 400,
      mediaType: 'text/plain; charset=utf-8',
      body: 'The signature is not good.\n',
    })
  })
})
