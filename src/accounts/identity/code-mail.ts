import type { Mail } from '../../platform/mail/send-mail.ts'
import { signInCodes } from './sign-in-codes.ts'

/** The mail with a one-time code. The code is of use only to the browser that asked, so it may stand in the subject. */
export function codeMail(email: string, code: string, baseUrl: string): Mail {
  const minutes = signInCodes.lifetimeMs / 60_000
  return {
    to: email,
    subject: `${code} is your sign-in code for Burin`,
    text: [
      `Your sign-in code: ${code}`,
      '',
      `It is for ${baseUrl}`,
      `and works for ${minutes} minutes, in the browser that asked for it.`,
      '',
      'Did you not ask for it? Then ignore this mail, and give the code to nobody.',
      '',
    ].join('\n'),
  }
}
