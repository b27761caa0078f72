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

/** One bare address: nothing that a mail program takes for a list, a name, a comment, a route or the next header. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{Cc}]{1,64}@[^\s@,;:<>()[\]\\"\p{Cc}]{1,253}$/u
const CONTROL = /\p{Cc}|\p{Zl}|\p{Zp}/u
const LONGEST_ADDRESS = 254
const LONGEST_SUBJECT = 200

/** Throws for a mail whose address or subject could become another recipient or another header. */
export function assertSafeMail({ to, subject }: Mail): void {
  if (to.length > LONGEST_ADDRESS || !ADDRESS.test(to)) throw new Error('a mail to something that is no single address')
  if (subject.length > LONGEST_SUBJECT || CONTROL.test(subject)) throw new Error('a mail whose subject is not one line')
}
