import { assertSafeMail } from './send-mail.ts'
import type { SendMail } from './send-mail.ts'

/**
 * Writes mails as lines of the log instead of sending them, for a deployment without a mail server: whoever reads the log
 * reads the mail. It passes by the log's level and its filter on purpose. `now` gives milliseconds since 1970.
 */
export function logMail(write: (line: string) => void, now: () => number): SendMail {
  return async (mail) => {
    assertSafeMail(mail)
    const { to, subject, text } = mail
    const time = new Date(now()).toISOString()
    write(`${JSON.stringify({ time, level: 'info', event: 'mail-not-sent', to, subject, text })}\n`)
  }
}
