import { handleEvent } from './events/handle-event.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { readEvent } from './read-event.ts'
import { claimEvent, forgetEvent } from './entities/stripe-event.ts'

export type WebhookOutcome =
  /** `ignored`: not for us, nothing to do, or nothing that could be understood; `repeated`: it was handled before. */
  | { readonly kind: 'handled' | 'ignored' | 'repeated' }
  /** Not from Stripe, or not now. */
  | { readonly kind: 'refused'; readonly problem: string }

/**
 * Does what an event asks for, once: that it was handled is written in the transaction that does it. Rejects when the
 * database is away; then nothing was done, and Stripe sends the event again.
 */
export async function handleWebhook(
  deps: PaymentDeps,
  rawBody: Uint8Array,
  signatureHeader: string | undefined,
): Promise<WebhookOutcome> {
  const read = await readEvent(deps, rawBody, signatureHeader)
  if (read.kind === 'refused') {
    deps.log.warn('stripe-event-refused', { problem: read.problem })
    return read
  }
  if (read.kind === 'nonsense') {
    deps.log.error('stripe-event-not-understood', { problem: read.problem })
    return { kind: 'ignored' }
  }
  const { event } = read
  return await deps.database.transaction(async (within) => {
    // Another call with the same event waits here until the first has committed.
    if (!(await claimEvent(within, { id: event.id, type: event.type, at: new Date(deps.now()) })))
      return { kind: 'repeated' }
    const kind = await handleEvent({ ...deps, within }, event)
    // What is unknown today may be known when an operator sends it again.
    if (kind === 'ignored') await forgetEvent(within, event.id)
    return { kind }
  })
}
