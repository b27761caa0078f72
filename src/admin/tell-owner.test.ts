import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callAdmin } from '../../tests/call-admin.ts'
import { mailServer, readMail } from '../../tests/mail-server.ts'
import type { TestMailServer } from '../../tests/mail-server.ts'
import { openHosting } from '../../tests/open-hosting.ts'
import type { Hosting } from '../../tests/open-hosting.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
let mail: TestMailServer
before(async () => {
  ;[hosting, mail] = [stack.use(await openHosting()), stack.use(await mailServer())]
})
after(() => stack.disposeAsync())

/** What the operator is told, and whether the owner was. */
async function told(...words: readonly string[]): Promise<unknown[]> {
  const environment = { SMTP_URL: mail.url, BURIN_BASE_URL: 'https://burin.example' }
  const { exitCode, output, problem } = await callAdmin(['admin', ...words], hosting.deps.database, environment)
  deepEqual([exitCode, problem], [0, ''], words.join(' '))
  return output.trimEnd().split('\n')
}
const lastMail = (): ReturnType<typeof readMail> => readMail(mail.mails.at(-1))

describe('the owner of what an operator acts on', () => {
  it('reads what was done, why, and what to do now', async () => {
    const accountId = await hosting.addAccount()
    await hosting.addProject(accountId, 'owned-site')
    await hosting.deps.database.query('insert into domain_owner (hostname, account_id) values ($1, $2)', [
      'shop.example',
      accountId,
    ])
    const email = `${accountId}@example.com`
    const acts: readonly (readonly [readonly string[], string, RegExp])[] = [
      [['sites', 'take-down', 'owned-site', '--reason', 'malware'], 'Your site owned-site was taken down', /harm\./],
      [['sites', 'restore', 'owned-site'], 'Your site owned-site is shown again', /visitors see it again/],
      [
        ['names', 'refuse', 'owned-site', '--reason', 'Not yours.'],
        'The name owned-site is refused',
        /^> Not yours\.$/m,
      ],
      [['names', 'allow', 'owned-site'], 'The name owned-site is allowed', /visitors see the site now/],
      [['accounts', 'suspend', email, '--reason', 'spam'], 'Your account is suspended', /unwanted mail/],
      [['accounts', 'restore', email], 'Your account is restored', /you can sign in/],
      [
        ['domains', 'release', 'shop.example', '--reason', 'It was sold.'],
        'A domain was taken from your account',
        /shop\.example[^]*^> It was sold\.$[^]*burin domains add shop\.example/m,
      ],
    ]
    for (const [words, subject, says] of acts) {
      equal((await told(...words, '--note', 'a secret of the operator')).at(-1), `${email} was told by mail.`)
      const { to, subject: sent, text } = lastMail()
      deepEqual([to, sent], [email, subject])
      match(text, says)
      match(
        text,
        /^This is about your account at https:\/\/burin\.example\.\n[^]*Write to the operator of the service if/,
      )
    }
    equal(mail.mails.length, acts.length)
    equal(mail.mails.join('').includes('a secret of'), false)
  })
  it('gets no mail where nothing was done, nobody can be mailed, or the operator wants none; what is done is done', async () => {
    const { database } = hosting.deps
    const [accountId, gone] = [await hosting.addAccount(), await hosting.addAccount()]
    const nameless = 'acc_nameless'
    const add = "insert into account (id, email, created_at) values ($1, 'x@no-address.invalid', now())"
    await database.query(add, [nameless])
    await hosting.addProject(accountId, 'unmailed-site')
    await hosting.addProject(nameless, 'nameless-site')
    await hosting.addProject(gone, 'site-of-nobody')
    await database.query('update account set email = null, deleted_at = now() where id = $1', [gone])
    const before = mail.mails.length
    const down = ['--reason', 'spam']
    const last = async (...words: readonly string[]): Promise<unknown> => (await told(...words)).at(-1)
    equal(await last('sites', 'restore', 'unmailed-site'), 'unmailed-site was not taken down; nothing was changed.')
    equal(await last('sites', 'take-down', 'unmailed-site', ...down, '--without-mail'), 'No mail was sent.')
    match(String(await last('sites', 'take-down', 'nameless-site', ...down)), /has no address\.$/)
    match(String(await last('sites', 'take-down', 'site-of-nobody', ...down)), /the account is deleted\.$/)
    equal(mail.mails.length, before)
    mail.refuse(`${accountId}@example.com`)
    match(
      String(await last('sites', 'restore', 'unmailed-site')),
      /was not told: the mail was not sent: .*No such user/,
    )
    equal(await last('sites', 'restore', 'unmailed-site'), 'unmailed-site was not taken down; nothing was changed.')
    const { output } = await callAdmin(['admin', 'sites', 'take-down', 'unmailed-site', ...down, '--json'], database)
    deepEqual(JSON.parse(output), { slug: 'unmailed-site', reason: 'spam', told: false })
  })
})
