import type { Mail } from '../../platform/mail/send-mail.ts'
import { becauseOf } from '../contract/take-down-reason.ts'
import type { TakeDownReason } from '../contract/take-down-reason.ts'

/** What an operator did to somebody's site, domain or account. */
export type OwnerNews =
  | { readonly act: 'site-taken-down'; readonly slug: string; readonly reason: TakeDownReason }
  | { readonly act: 'site-restored'; readonly slug: string }
  | { readonly act: 'name-allowed'; readonly slug: string }
  | { readonly act: 'name-refused'; readonly slug: string; readonly reason: string }
  | { readonly act: 'account-suspended'; readonly reason: TakeDownReason }
  | { readonly act: 'account-restored' }
  | {
      readonly act: 'domain-released'
      readonly hostname: string
      /** How many sites were there. */
      readonly removed: number
      /** A sentence; null: none was given. */
      readonly reason: string | null
    }

export interface OwnerLetter {
  readonly email: string
  readonly news: OwnerNews
  /** Public origin of the service; null: it is not known. */
  readonly baseUrl: string | null
  /** Where the operator can be written to; null: nobody has said so. */
  readonly operatorMail: string | null
}

/** The mail to whoever has what an operator acted on: what was done, why, what that means, and what to do now. */
export function ownerLetter({ email, news, baseUrl, operatorMail }: OwnerLetter): Mail {
  const { subject, what, next } = told(news)
  const service = baseUrl === null ? 'this service' : baseUrl
  const write = operatorMail === null ? 'Write to the operator of the service' : `Write to ${operatorMail}`
  return {
    to: email,
    subject,
    text: [
      `This is about your account at ${service}.`,
      '',
      ...what,
      '',
      ...next,
      `${write} if you think that this is a mistake, or want to know more.`,
      '',
    ].join('\n'),
  }
}

interface Told {
  /** On one line, and with nothing in it that may be long. */
  readonly subject: string
  readonly what: readonly string[]
  readonly next: readonly string[]
}

function told(news: OwnerNews): Told {
  switch (news.act) {
    case 'site-taken-down':
      return {
        subject: `Your site ${news.slug} was taken down`,
        what: [
          `The operator took your site ${news.slug} down ${becauseOf(news.reason)}.`,
          'Visitors see a page that says so. Nothing of it is deleted, and nothing can be promoted.',
        ],
        next: ['You can upload a deployment that puts it right; it is shown when the operator has restored the site.'],
      }
    case 'site-restored':
      return {
        subject: `Your site ${news.slug} is shown again`,
        what: [`The operator restored your site ${news.slug}: visitors see it again.`],
        next: ['There is nothing that you have to do.'],
      }
    case 'name-allowed':
      return {
        subject: `The name ${news.slug} is allowed`,
        what: [`The operator looked at the name of your site ${news.slug}, and allowed it: visitors see the site now.`],
        next: ['There is nothing that you have to do.'],
      }
    case 'name-refused':
      return {
        subject: `The name ${news.slug} is refused`,
        what: [`The operator refused the name of your site ${news.slug}:`, '', `> ${news.reason}`, ''],
        next: ['Visitors do not see the site. Make a project of another name, and deploy there.'],
      }
    case 'account-suspended':
      return {
        subject: 'Your account is suspended',
        what: [
          `The operator suspended your account ${becauseOf(news.reason)}.`,
          'Nobody is let in by it, and visitors see none of its sites. Nothing is deleted, and credits stay.',
        ],
        next: [],
      }
    case 'account-restored':
      return {
        subject: 'Your account is restored',
        what: ['The operator restored your account, with all that it had: you can sign in, and its sites are shown.'],
        next: ['There is nothing that you have to do.'],
      }
    case 'domain-released':
      return released(news)
  }
}

function released({ hostname, removed, reason }: Extract<OwnerNews, { act: 'domain-released' }>): Told {
  const why = reason ?? 'Somebody else has shown that the name is theirs.'
  const shown = removed === 0 ? 'It showed nothing of yours any more.' : 'Visitors see nothing of yours there now.'
  return {
    subject: 'A domain was taken from your account',
    what: [`The operator took the domain ${hostname} from your account:`, '', `> ${why}`, '', shown],
    next: [
      'What you wrote into DNS for it counts no more: remove those records. Is the name yours all the same? Then add it',
      `again (burin domains add ${hostname}), and write the new records.`,
    ],
  }
}
