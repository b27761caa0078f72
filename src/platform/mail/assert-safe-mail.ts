import type { Mail } from './send-mail.ts'

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
