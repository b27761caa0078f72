import { TAKE_DOWN_REASONS } from '../contract/take-down-reason.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'
import type { Limiter, Policy } from '../../platform/limits/limiter.ts'
import type { Log } from '../../platform/log.ts'
import type { SendMail } from '../../platform/mail/send-mail.ts'

/** What an operator has to look at. */
export type OperatorNews =
  | { readonly kind: 'name-waits'; readonly slug: string }
  | {
      readonly kind: 'report'
      readonly id: string
      readonly slug: string
      readonly page: string | null
      readonly complaint: string
      readonly replyTo: string | null
    }

export type TellOperator = (news: OperatorNews) => Promise<void>

export interface OperatorDeps {
  /** Null: the log alone tells. */
  readonly address: string | null
  readonly sendMail: SendMail
  readonly limiter: Limiter
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** Whoever reports from many networks fills no mailbox: the rest stands in the lists. */
const MAILS: Policy = { name: 'operator-mails', quota: 20, windowSeconds: 3600 }

/** Makes what tells the operator by a line of the log, and by mail where there is an address. It never rejects: what is told is stored already. */
export function createTellOperator({ address, sendMail, limiter, log }: OperatorDeps): TellOperator {
  return async (news) => {
    log.info(news.kind === 'report' ? 'abuse-reported' : 'name-waits', {
      slug: news.slug,
      ...(news.kind === 'report' ? { report: news.id } : {}),
    })
    if (address === null) return
    const { allowed, remaining } = await limiter.spend(MAILS, 'all')
    if (!allowed) return
    const { subject, lines } = letterOf(news)
    const last = remaining === 0 ? ['', 'There is more than 20 mails of it an hour: the lists have all of it.'] : []
    try {
      await sendMail({ to: address, subject, text: [...lines, ...last, ''].join('\n') })
    } catch (error) {
      log.warn('operator-not-told', { problem: String(error) })
    }
  }
}

function letterOf(news: OperatorNews): { readonly subject: string; readonly lines: readonly string[] } {
  if (news.kind === 'name-waits')
    return {
      subject: `The name ${news.slug} waits`,
      lines: [
        'A site was made whose name reads like that of somebody known. Nobody sees it until you have looked:',
        '',
        `  burin admin names allow ${news.slug}`,
        `  burin admin names refuse ${news.slug} --reason "a sentence for its owner"`,
      ],
    }
  return {
    subject: `A report about ${news.slug}`,
    lines: [
      `Somebody reports the site ${news.slug}. What follows was written by them; do not trust its links.`,
      '',
      ...(news.page === null ? [] : [`Page: ${news.page}`]),
      ...(news.replyTo === null ? [] : [`They would like an answer at: ${news.replyTo}`]),
      '',
      ...news.complaint.split('\n').map((line) => `> ${line}`),
      '',
      `  burin admin sites take-down ${news.slug} --reason ${reasonIn(news.complaint)}`,
      `  burin admin reports close ${news.id}`,
    ],
  }
}

/** What the report says is wrong; its owner reads the reason, so what is none of those is a matter of the terms. */
function reasonIn(complaint: string): TakeDownReason {
  const kind = /^\w+/.exec(complaint)?.[0]
  return TAKE_DOWN_REASONS.find((one) => one === kind) ?? 'terms'
}
