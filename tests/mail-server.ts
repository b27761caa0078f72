import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine, with what it was given. */
export interface TestMailServer extends AsyncDisposable {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Each as it came, headers and all. */
  readonly mails: readonly string[]
  /** Refuses whoever it is for from then on. */
  refuse(address: string): void
}

export async function mailServer(): Promise<TestMailServer> {
  const mails: string[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('No such user') : undefined),
    onData: (stream, _session, done) => void text(stream).then((mail) => (mails.push(mail), done())),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`,
    mails,
    refuse: (address) => void refused.add(address),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The address, the subject and the text of a mail. */
export function readMail(raw: string | undefined): { to: string; subject: string; text: string } {
  const [head = '', ...body] = (raw ?? '').split('\r\n\r\n')
  const header = (name: string): string =>
    new RegExp(`^${name}: (.*(?:\r\n\\s.*)*)`, 'm').exec(head)?.[1]?.replace(/\r\n\s/g, ' ') ?? ''
  const sent = body.join('\r\n\r\n').replaceAll('\r\n', '\n')
  const isQuoted = header('Content-Transfer-Encoding') === 'quoted-printable'
  const text = isQuoted
    ? Buffer.from(
        sent.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : sent
  return { to: header('To'), subject: header('Subject'), text }
}
