import { countRefused } from '../../platform/limits/limiter.ts'
import type { Meter } from '../../platform/meter.ts'

/** What operators hear of sign-in. Never an address or a network. */
export type IdentityNews =
  /** `refused`: too many were sent in this minute. */
  | { readonly kind: 'mail'; readonly outcome: 'sent' | 'failed' | 'refused' }
  /** The name of a policy that refused something; `isFirst`: for the first time in its window, as far as that is known. */
  | { readonly kind: 'rate-limited'; readonly policy: string; readonly isFirst: boolean }

/** Makes what counts the mails of sign-ins, and what limits refuse. */
export function countIdentityNews(meter: Meter): (news: IdentityNews) => void {
  const mails = meter.counter({
    name: 'burin_mails_total',
    help: 'Mails of sign-ins: sent, failed, or refused because too many were sent in the minute.',
    labels: ['outcome'],
  })
  const refused = countRefused(meter)
  return (news) => (news.kind === 'mail' ? mails.add({ outcome: news.outcome }) : refused(news.policy))
}
