import type { Log } from '../log.ts'
import type { MailServer, SendMail } from './send-mail.ts'

/** How long it is believed that a server is as it was. */
const BELIEVED_MS = 60_000

export interface WatchedMail {
  readonly send: SendMail
  /** Whether the server can be used, as of a minute ago at most; asks it when that is not known. Never rejects. */
  isUp(): Promise<boolean>
}

/**
 * Sends through a server, and knows whether it can be used; that it can no longer, or can again, is one line in the log. A mail
 * that fails may have had a wrong address: then the server itself is asked again.
 */
export function watchedMail({ send, check }: MailServer, { now, log }: { now: () => number; log: Log }): WatchedMail {
  let wasUp = true
  let known: { readonly isUp: Promise<boolean>; readonly until: number } | null = null
  const ask = async (): Promise<boolean> => {
    const problem = await check().then(
      () => null,
      (error: unknown) => String(error),
    )
    const isUp = problem === null
    if (wasUp && !isUp) log.warn('mail-away', { problem, effect: 'nobody can sign in by mail' })
    if (!wasUp && isUp) log.info('mail-back')
    return (wasUp = isUp)
  }
  return {
    send: async (mail) => {
      try {
        await send(mail)
      } catch (error) {
        known = null
        throw error
      }
    },
    isUp: () => {
      if (known === null || known.until <= now()) known = { isUp: ask(), until: now() + BELIEVED_MS }
      return known.isUp
    },
  }
}
