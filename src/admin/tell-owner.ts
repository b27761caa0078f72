import { findAccountOf } from '../accounts/entities/account.ts'
import { isMailAddress } from '../accounts/identity/placeholder-email.ts'
import type { CommandOption } from '../cli/command.ts'
import { ownerLetter } from '../hosting/moderation/owner-letter.ts'
import type { OwnerNews } from '../hosting/moderation/owner-letter.ts'
import { ownerOfSite } from '../hosting/moderation/owner-of-site.ts'
import type { AdminCall } from './admin-command.ts'

export const WITHOUT_MAIL: CommandOption = { value: null, about: 'its owner gets no mail about it' }

export interface OwnerTold {
  /** For the operator. */
  readonly line: string
  readonly isTold: boolean
}

type Teller = Pick<AdminCall, 'database' | 'config' | 'options' | 'sendMail'>

/** `tellOwner` for whoever has the site that the news is about. */
export async function tellOwnerOfSite(
  teller: Teller,
  news: Extract<OwnerNews, { readonly slug: string }>,
): Promise<OwnerTold> {
  return await tellOwner(teller, await ownerOfSite(teller.database, news.slug), news)
}

/** Mails an account what was done to something of it. It never rejects because of the mail: what was done stays done. */
export async function tellOwner(
  { database, config: { baseUrl, operatorMail }, options, sendMail }: Teller,
  accountId: string | null,
  news: OwnerNews,
): Promise<OwnerTold> {
  const untold = (line: string): OwnerTold => ({ line, isTold: false })
  if (options['without-mail'] !== undefined) return untold('No mail was sent.')
  const account = accountId === null ? null : await findAccountOf(database, { email: accountId, id: accountId })
  if (account === null) return untold('Nobody was told by mail: the account is deleted.')
  const { email } = account
  if (!isMailAddress(email)) return untold(`Nobody was told by mail: the account ${account.id} has no address.`)
  if (sendMail === null) return untold(`${email} was not told by mail: SMTP_URL is not set.`)
  try {
    await sendMail(ownerLetter({ email, news, baseUrl, operatorMail }))
    return { line: `${email} was told by mail.`, isTold: true }
  } catch (error) {
    return untold(`${email} was not told: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
