import type { Transporter } from 'nodemailer'
import { assertSafeMail } from './send-mail.ts'
import type { MailServer } from './send-mail.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 15_000
/** For all of it: a server that says a word now and then is never silent. */
const ALL_MS = 30_000
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/

/**
 * Sends mails by the server at `url` (`smtp://user:password@host:587`, `smtps://…`; its query may have nodemailer's own
 * options), from the address `from`, such as `Burin <sign-in@example.com>`. A password goes over the network only
 * encrypted. Sending rejects when the server cannot be reached, is silent, or refuses the sender, the password or the recipient.
 */
export function smtpMail(url: string, from: string): MailServer {
  const { hostname, username } = new URL(url)
  const options = {
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const through = async (work: (transport: Transporter) => Promise<unknown>, failure: string): Promise<void> => {
    // Most deployments that are tried out have no mail server, and never need it.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(options)
    try {
      await work(transport)
    } catch (error) {
      throw new Error(`${failure}: ${problemOf(error)}`, { cause: error })
    } finally {
      transport.close()
    }
  }
  return {
    send: async (mail) => {
      assertSafeMail(mail)
      const { to, subject, text } = mail
      const message = { from, to: { name: '', address: to }, subject, text }
      await through(
        (transport) => transport.sendMail({ ...message, signal: AbortSignal.timeout(ALL_MS) }),
        'the mail was not sent',
      )
    },
    check: () => through((transport) => transport.verify(), 'the mail server cannot be used'),
  }
}

/** What the server said, in one line; never the mail. */
function problemOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)
}
