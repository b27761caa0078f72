import { countRefused } from '../../platform/limits/count-refused.ts'
import type { Meter } from '../../platform/meter.ts'
import type { IdentityNews } from './identity-news.ts'

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
