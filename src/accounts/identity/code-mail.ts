import type { Mail } from '../../platform/mail/send-mail.ts'
import { signInCodes } from './sign-in-codes.ts'

export interface CodeMail {
  readonly email: string
  /** Null when codes cannot be typed now. */
  readonly code: string | null
  /** The address that signs in. */
  readonly link: string
  readonly baseUrl: string
  /** Where the mail was asked for. */
  readonly browser: string
  readonly network: string
}

/** The mail of a sign-in. The code is of use only to the browser that asked, so it may stand in the subject. */
export function codeMail({ email, code, link, baseUrl, browser, network }: CodeMail): Mail {
  const minutes = signInCodes.lifetimeMs / 60_000
  const asked = `${browser}, from the network ${network}`
  const byLink = [
    link,
    '',
    `It works once, for ${minutes} minutes, in any browser: the page asks before it signs you in.`,
  ]
  const ways =
    code === null
      ? [
          `Open this link to sign in at ${baseUrl}`,
          '',
          ...byLink,
          'There is no code this time: too many wrong ones were typed.',
        ]
      : [
          `Your sign-in code: ${code}`,
          '',
          `It is for ${baseUrl}`,
          `and works for ${minutes} minutes, in the browser that asked for it.`,
          '',
          'Or open this link:',
          ...byLink,
        ]
  return {
    to: email,
    subject: code === null ? 'Your sign-in link for Burin' : `${code} is your sign-in code for Burin`,
    text: [
      ...ways,
      '',
      `Asked for in ${asked}.`,
      'Was that not you? Then ignore this mail, and give neither code nor link to anybody.',
      '',
    ].join('\n'),
  }
}
