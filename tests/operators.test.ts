/** What operators hear of, and what they do about it: by the commands that stand in the mails, beside a real service. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../src/accounts/identity/open-session.ts'
import { createHostingClient } from '../src/client/create-hosting-client.ts'
import type { HostingClient } from '../src/client/create-hosting-client.ts'
import type { Running } from '../src/main/compose.ts'
import { askSite } from './ask-site.ts'
import { callAdmin } from './call-admin.ts'
import { mailServer, readMail } from './mail-server.ts'
import type { TestMailServer } from './mail-server.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'
import { until } from './until.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())
let hosting: Hosting
let mail: TestMailServer
let service: Running
const log: string[] = []
let owner: { readonly email: string; readonly client: HostingClient }

before(async () => {
  ;[hosting, mail] = [stack.use(await openHosting()), stack.use(await mailServer())]
  service = stack.use(
    await runHostingParts(
      hosting,
      { BURIN_PARTS: 'api,sites', SMTP_URL: mail.url, BURIN_OPERATOR_MAIL: 'operator@example.org' },
      { writeLog: (line) => void log.push(line) },
    ),
  )
  const id = await hosting.addAccount()
  const account = { id, email: `${id}@example.com`, createdAt: new Date() }
  const { token } = await hosting.deps.database.transaction((within) =>
    openSession(within, { ...hosting.deps, random: randomBytes }, { account, kind: 'token', label: 'tests' }),
  )
  owner = { email: account.email, client: createHostingClient({ baseUrl: service.api?.listensOn ?? '', token }) }
})

const settings = (): Record<string, string> => ({
  SMTP_URL: mail.url,
  BURIN_SITES_DOMAIN: 'localhost:3002',
  BURIN_BASE_URL: 'https://burin.example',
  BURIN_OPERATOR_MAIL: 'operator@example.org',
})
/** As an operator types it; it has to end well. */
async function burin(line: string): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  equal(words.shift(), 'burin')
  const { exitCode, output, problem } = await callAdmin(words, hosting.deps.database, settings())
  deepEqual([exitCode, problem], [0, ''], line)
  return output
}
/** The same as a process of its own. */
async function burinProcess(line: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('../src/admin/burin.ts')), ...line.split(' ').slice(1)],
    { env: { ...settings(), DATABASE_URL: hosting.url }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  deepEqual([code, stderr], [0, ''], line)
  return stdout
}
async function nextMail(before: number): Promise<ReturnType<typeof readMail>> {
  await until(() => mail.mails.length > before)
  return readMail(mail.mails[before])
}
const commandIn = (letter: string, words: string): string =>
  new RegExp(`^ *(burin admin ${words}.*)$`, 'm').exec(letter)?.[1] ?? `no ${words} in ${letter}`
async function deployed(slug: string): Promise<void> {
  await owner.client.createProject({ name: slug, slug })
  const { id } = await owner.client.createDeployment(slug)
  await owner.client.uploadFiles({ project: slug, id }, [{ path: 'index.html', content: slug }])
  await owner.client.finalizeDeployment({ project: slug, id })
}
const statusOf = async (slug: string): Promise<number> => {
  const port = Number(new URL(service.sites?.listensOn ?? '').port)
  return (await askSite({ port, host: `${slug}.localhost`, path: '/' })).status
}

describe('an operator', () => {
  it('hears by mail of a report, reads it, takes the site down and closes it by the commands of that mail', async () => {
    await deployed('fake-bank')
    const page = 'http://fake-bank.localhost:3002/pay'
    const form = {
      host: 'fake-bank.localhost',
      kind: 'phishing',
      page,
      text: 'It asks\nfor my PIN',
      mail: 'me@example.net',
    }
    const sent = await fetch(`${service.api?.listensOn}/report`, { method: 'POST', body: new URLSearchParams(form) })
    equal(sent.status, 200)
    const letter = await nextMail(0)
    deepEqual([letter.to, letter.subject], ['operator@example.org', 'A report about fake-bank'])
    match(letter.text, /^> phishing: It asks\n> for my PIN$/m)
    const [id = ''] = /rep_\w{24}/.exec(letter.text) ?? []
    const [listed, shown] = [await burin('burin admin reports list'), await burin(`burin admin reports show ${id}`)]
    match(listed, new RegExp(`${id} +fake-bank`))
    match(
      shown,
      /Site +fake-bank, seen at fake-bank\.localhost\nPage +http:.*\/pay\n[^]*Answer to me@example\.net\n\nphishing: It asks\nfor my PIN\n$/,
    )
    const down = await burinProcess(commandIn(letter.text, 'sites take-down'))
    match(down, new RegExp(`${owner.email} was told by mail`))
    await until(async () => (await statusOf('fake-bank')) === 451)
    const told = await nextMail(1)
    deepEqual([told.to, told.subject], [owner.email, 'Your site fake-bank was taken down'])
    match(told.text, /https:\/\/burin\.example[^]*because it passed itself off[^]*Write to operator@example\.org/)
    equal(await burin(commandIn(letter.text, 'reports close')), `Closed ${id}.\n`)
    equal(await burin('burin admin reports list'), 'No report is open.\n')
    await until(() => log.filter((line) => line.includes('"operator-acted"')).length === 2)
  })
  it('hears by mail of a name that waits, and decides by the commands of that mail', async () => {
    const before = mail.mails.length
    await deployed('paypa1-login')
    const letter = await nextMail(before)
    deepEqual([letter.to, letter.subject], ['operator@example.org', 'The name paypa1-login waits'])
    equal(await statusOf('paypa1-login'), 404)
    match(await burin('burin admin names list'), /paypa1-login .*like paypal .*waits/)
    await burin(commandIn(letter.text, 'names refuse'))
    const refused = await nextMail(before + 1)
    deepEqual([refused.to, refused.subject], [owner.email, 'The name paypa1-login is refused'])
    match(refused.text, /^> a sentence for its owner$/m)
    await burin(commandIn(letter.text, 'names allow'))
    await until(async () => (await statusOf('paypa1-login')) === 200)
    equal((await nextMail(before + 2)).subject, 'The name paypa1-login is allowed')
    ok(log.some((line) => line.includes('"name-waits"')))
  })
})
