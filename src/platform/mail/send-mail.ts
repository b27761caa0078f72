/** A mail of plain text to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands a mail over for delivery. Rejects when that failed, and for a mail that is not safe to send. */
export type SendMail = (mail: Mail) => Promise<void>

/** A server that takes mails. */
export interface MailServer {
  readonly send: SendMail
  /** Reaches it and signs in, and sends nothing. Rejects with what is wrong, in one line. */
  check(): Promise<void>
}
