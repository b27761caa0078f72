import type { Meter } from '../../platform/meter.ts'
import type { PaymentNews } from './payment-deps.ts'

/** Makes what counts the events of the payment provider, and what it did not do. */
export function countPayments(meter: Meter): (news: PaymentNews) => void {
  const events = meter.counter({
    name: 'burin_payment_events_total',
    help: 'Events of the payment provider: handled, ignored, repeated, refused (not signed as they have to be), or failed (sent again later).',
    labels: ['outcome'],
  })
  const failures = meter.counter({
    name: 'burin_payment_failures_total',
    help: 'Questions to the payment provider that it did not answer, or answered with a refusal.',
  })
  const unbilled = meter.counter({
    name: 'burin_payment_units_not_billed_total',
    help: 'Units of monthly billing that the payment provider refused for good.',
  })
  for (const outcome of ['handled', 'ignored', 'repeated', 'refused', 'failed']) events.add({ outcome }, 0)
  return (news) => {
    if (news.kind === 'event') events.add({ outcome: news.outcome })
    else if (news.kind === 'failure') failures.add({})
    else unbilled.add({}, news.units)
  }
}
