import type { Config } from '../config/config.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import { smtpMail } from '../platform/mail/smtp-mail.ts'

/** Sends mails by the server that the settings name, from whom the service sends them; null where there is none. */
export function mailHere({ mail, baseUrl }: Pick<Config, 'mail' | 'baseUrl'>): SendMail | null {
  const { smtpUrl, from } = mail
  if (smtpUrl === null) return null
  // Without an address of its own, the service listens on this machine alone.
  const { hostname } = new URL(baseUrl ?? 'http://localhost')
  return smtpMail(smtpUrl, from ?? `burin@${hostname}`).send
}
