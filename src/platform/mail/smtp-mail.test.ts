import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { smtpMail } from './smtp-mail.ts'

const FROM = 'Burin <sign-in@burin.example>'
const MAIL = { to: 'ada@example.com', subject: '142857 is your code', text: 'Your code: 142857\n\nIt is for you.\n' }

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly secure: boolean
  readonly user: unknown
  readonly raw: string
}

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

/** A real mail server on this machine, with what it was given. */
async function serve(options: SMTPServerOptions): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const to = rcptTo.map(({ address }) => address)
        received.push({ from, to, secure: session.secure, user: session.user, raw })
        done()
      })
    },
    ...options,
  })
  // A connection that a client gives up is news to nobody here.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stack.defer(() => new Promise((resolve) => server.close(resolve)))
  return { port: (server.server.address() as AddressInfo).port, received }
}

/** A server that says what it likes, to be silent or odd with. */
async function serveOddly(speak: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    speak(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stack.defer(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const checkPassword: SMTPServerOptions = {
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'burin' && password === 'p@ss word') done(null, { user: username })
    else done(new Error('Wrong password'))
  },
}

describe('smtpMail', () => {
  it('hands a mail to the server as it is', async () => {
    const { port, received } = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] })
    await smtpMail(`smtp://127.0.0.1:${port}`, FROM).send(MAIL)
    equal(received.length, 1)
    const [mail] = received
    deepEqual([mail?.from, mail?.to, mail?.secure], ['sign-in@burin.example', ['ada@example.com'], false])
    const lines = mail?.raw.split('\r\n') ?? []
    for (const line of [`From: ${FROM}`, 'To: ada@example.com', `Subject: ${MAIL.subject}`, 'Your code: 142857'])
      ok(lines.includes(line), `no line "${line}" in ${mail?.raw}`)
  })

  it('encrypts when the server can, and signs in', async () => {
    const { port, received } = await serve(checkPassword)
    const url = `smtp://burin:p%40ss%20word@127.0.0.1:${port}?tls.rejectUnauthorized=false`
    await smtpMail(url, FROM).send(MAIL)
    deepEqual(
      received.map(({ secure, user }) => [secure, user]),
      [[true, 'burin']],
    )
  })

  it('does not trust a certificate that nobody vouches for, and says so', async () => {
    const { port, received } = await serve(checkPassword)
    await rejects(smtpMail(`smtp://127.0.0.1:${port}`, FROM).send(MAIL), /the mail was not sent: .*certificate/)
    equal(received.length, 0)
  })

  it('gives its password to no other machine that does not encrypt', async () => {
    const { port, received } = await serve({
      ...checkPassword,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    })
    // Another name for this machine, as if it were another.
    const url = (host: string): string => `smtp://burin:p%40ss%20word@${host}:${port}`
    await rejects(smtpMail(url('[::ffff:127.0.0.1]'), FROM).send(MAIL), /the mail was not sent: .*(TLS|STARTTLS)/)
    equal(received.length, 0)
    await smtpMail(url('127.0.0.1'), FROM).send(MAIL)
    equal(received.length, 1)
  })

  it('says what went wrong, and neither the password nor the code', async () => {
    const { port } = await serve({
      ...checkPassword,
      onRcptTo: (_to, _session, done) => done(new Error('No such user')),
    })
    const said = async (url: string): Promise<string> => {
      const failed = await smtpMail(url, FROM)
        .send(MAIL)
        .then(
          () => 'sent',
          (error: Error) => error.message,
        )
      ok(!failed.includes('142857') && !failed.includes('s3cret'), failed)
      return failed
    }
    const insecure = 'tls.rejectUnauthorized=false'
    match(await said(`smtp://burin:s3cret@127.0.0.1:${port}?${insecure}`), /^the mail was not sent: .*Wrong password/)
    match(await said(`smtp://127.0.0.1:${port}?${insecure}`), /^the mail was not sent: .*No such user/)
    match(await said('smtp://127.0.0.1:1'), /^the mail was not sent: .*ECONNREFUSED/)
  })

  it('checks whether a server can be used, and sends nothing', async () => {
    const { port, received } = await serve(checkPassword)
    const check = (login: string, at = port): Promise<void> =>
      smtpMail(`smtp://${login}@127.0.0.1:${at}?tls.rejectUnauthorized=false`, FROM).check()
    await check('burin:p%40ss%20word')
    await rejects(check('burin:s3cret'), /^Error: the mail server cannot be used: .*Wrong password/)
    await rejects(check('burin:s3cret', 1), /^Error: the mail server cannot be used: .*ECONNREFUSED/)
    equal(received.length, 0)
  })

  it('waits for a silent server no longer than it was told', async () => {
    const port = await serveOddly(() => undefined)
    await rejects(smtpMail(`smtp://127.0.0.1:${port}?greetingTimeout=50`, FROM).send(MAIL), /not sent: .*[Gg]reeting/)
    const talks = await serveOddly((socket) => {
      socket.write('220 hello\r\n')
    })
    await rejects(smtpMail(`smtp://127.0.0.1:${talks}?socketTimeout=50`, FROM).send(MAIL), /not sent: .*[Tt]imeout/)
  })

  it('sends nothing whose address or subject is more than one', async () => {
    const { port, received } = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] })
    const { send } = smtpMail(`smtp://127.0.0.1:${port}`, FROM)
    const addresses = [
      'ada@example.com, eve@example.com',
      'ada@example.com\r\nBcc: eve@example.com',
      'Ada <ada@example.com>',
      'ada@example.com;eve@example.com',
      'group:ada@example.com',
      '"ada"@example.com',
      'ada',
      'ada@one@two',
      '',
    ]
    for (const to of addresses) await rejects(send({ ...MAIL, to }), /no single address/, to)
    for (const subject of ['a\r\nBcc: eve@example.com', 'a\nb', 'a\u2028b', 'a\u0000', 'x'.repeat(201)])
      await rejects(send({ ...MAIL, subject }), /not one line/, subject)
    equal(received.length, 0)
  })

  it('takes headers in the text for text', async () => {
    const { port, received } = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] })
    const text = 'Bcc: eve@example.com\r\n.\r\nMAIL FROM:<eve@example.com>\r\n'
    await smtpMail(`smtp://127.0.0.1:${port}`, FROM).send({ ...MAIL, text })
    deepEqual(
      received.map(({ to }) => to),
      [['ada@example.com']],
    )
    ok(received[0]?.raw.includes('MAIL FROM:<eve@example.com>'))
  })
})
