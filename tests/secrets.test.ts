/** Everything secret that the service hands out in a whole visit, looked for wherever it must not be. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { addCredits } from '../src/accounts/credits/add-credits.ts'
import type { Account } from '../src/accounts/account.ts'
import { createAccountToken } from '../src/accounts/identity/create-account-token.ts'
import type { Database } from '../src/database/database.ts'
import { mailServer } from './mail-server.ts'
import { plainBrowser } from './plain-browser.ts'
import { runSite } from './run-site.ts'
import type { Site } from './run-site.ts'

/** Every row of every table as text, bytes also as base64 and as letters. */
async function everythingIn(database: Database): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  ok(tables.length > 10)
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await database.query<Record<string, unknown>>(`select * from ${name}`)
    for (const row of rows) texts.push(...Object.values(row).map(spelt))
  }
  return texts.join('\n')
}

function spelt(value: unknown): string {
  if (Buffer.isBuffer(value))
    return [value.toString('latin1'), value.toString('hex'), value.toString('base64url')].join(' ')
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : String(value)
}

describe('secrets', () => {
  const stack = new AsyncDisposableStack()
  after(() => stack.disposeAsync())
  const secrets = new Map<string, string>()
  const addresses: string[] = []
  let site: Site

  before(async () => {
    const mail = stack.use(await mailServer())
    site = stack.use(await runSite({}, { SMTP_URL: mail.url, BURIN_LOG: 'debug' }))
    const browser = site.newBrowser()
    const visit = async (work: () => Promise<unknown>): Promise<void> => {
      await work()
      addresses.push(browser.at())
    }
    const keep = (name: string, value: string | undefined): string => {
      ok(value !== undefined && value.length >= 6, `${name} was not seen`)
      secrets.set(name, value)
      return value
    }
    await visit(() => browser.open('/'))
    keep('visitor cookie', browser.cookies.get('burin-visitor'))
    await visit(() => browser.send('/', { prompt: 'a line' }))
    await visit(() => browser.open('/sign-in'))
    await visit(() => browser.send('/sign-in', { email: 'ada@example.com' }))
    keep('challenge', browser.cookies.get('burin-sign-in')?.split('.')[0])
    const code = keep('code', /\b\d{6}\b/.exec(mail.mails.at(-1)?.split('Subject:')[1] ?? '')?.[0])
    await visit(() => browser.send('/sign-in/code', { code: code === '000000' ? '000001' : '000000' }))
    await visit(() => browser.send('/sign-in/code', { code }))
    const session = keep('session', browser.cookies.get('burin-session'))
    keep('known browser cookie', browser.cookies.get('burin-known-browser'))
    await visit(() => browser.open('/account/keys'))
    let page = ''
    await visit(async () => (page = (await browser.send('/account/keys', { name: 'scanned' })).html))
    const key = keep('live key', /svc_live_[0-9A-Za-z]{32}/.exec(page)?.[0])
    const [account] = await site.database.query<{ id: string }>(
      "select id from account where email = 'ada@example.com'",
    )
    const grant = { kind: 'grant', credits: 9n, ref: 'scan', at: new Date(), expiresAt: null, note: null } as const
    await addCredits(site.database, { accountId: account?.id ?? '', ...grant })
    const headers = {
      authorization: `Bearer ${key}`,
      'idempotency-key': keep('idempotency key', 'my-own-private-idempotency-key'),
    }
    equal((await site.draw({ concept: 'line' }, headers)).status, 200)
    const wrong = keep('wrong live key', `svc_live_${'w'.repeat(31)}9`)
    equal((await site.draw({ concept: 'line' }, { authorization: `Bearer ${wrong}` })).status, 401)

    const post = async (path: string, fields: Record<string, string>): Promise<Record<string, string>> =>
      (await (
        await fetch(site.baseUrl + path, { method: 'POST', body: new URLSearchParams(fields) })
      ).json()) as Record<string, string>
    const device = await post('/identity/device-authorization', { client_id: 'burin-cli' })
    const deviceCode = keep('device code', device['device_code'])
    const userCode = keep('user code', device['user_code'])
    await visit(() => browser.open('/device'))
    await visit(() => browser.send('/device', { userCode }))
    await visit(() => browser.send('/device/answer', { answer: 'approve' }))
    const grantType = 'urn:ietf:params:oauth:grant-type:device_code'
    const token = keep(
      'access token',
      (await post('/identity/token', { grant_type: grantType, device_code: deviceCode, client_id: 'burin-cli' }))[
        'access_token'
      ],
    )
    equal(
      (await fetch(`${site.baseUrl}/identity/userinfo`, { headers: { authorization: `Bearer ${token}` } })).status,
      200,
    )
    const made = await createAccountToken(
      { database: site.database, now: Date.now, random: randomBytes },
      { account: { id: account?.id ?? '', email: 'ada@example.com' } as Account, name: 'Build server', days: 90 },
    )
    const ofProgram = keep('token for CI', made.kind === 'made' ? made.secret : undefined)
    await fetch(`${site.baseUrl}/identity/userinfo`, { headers: { authorization: `Bearer ${ofProgram}` } })
    // Whoever pastes a secret where it does not belong must not find it in the log.
    await fetch(`${site.baseUrl}/account?session=${session}`)
    for (const one of [key, token, ofProgram]) await fetch(`${site.baseUrl}/nothing/${one}`)
    await visit(() => browser.open('/account/sessions'))
  })

  it('are all different, and there are all of them', () => {
    deepEqual(
      [...secrets.keys()],
      [
        'visitor cookie',
        'challenge',
        'code',
        'session',
        'known browser cookie',
        'live key',
        'idempotency key',
        'wrong live key',
        'device code',
        'user code',
        'access token',
        'token for CI',
      ],
    )
    equal(new Set(secrets.values()).size, secrets.size)
  })
  it('are not in the database', async () => {
    const everything = await everythingIn(site.database)
    ok(everything.includes('ada@example.com') && everything.includes('scanned'))
    for (const [name, secret] of secrets) ok(!holds(everything, secret), `the ${name} is in the database`)
  })
  it('are not in the log', () => {
    const log = site.log.join('')
    ok(log.includes('"event":"answered"'))
    for (const [name, secret] of secrets) ok(!holds(log, secret), `the ${name} is in the log`)
  })
  it('are not in the metrics', async () => {
    const metrics = await (await fetch(`${site.operationsOn}/metrics`)).text()
    for (const [name, secret] of secrets) ok(!holds(metrics, secret), `the ${name} is in the metrics`)
  })
  it('are in no address that the browser was at', () => {
    ok(addresses.length > 10)
    for (const [name, secret] of secrets)
      ok(!holds(addresses.join('\n'), secret), `the ${name} is in ${addresses.join(' ')}`)
  })
  it('are not on any page of the account later', async () => {
    const browser = plainBrowser(site.baseUrl, new Map([['burin-session', secrets.get('session') ?? '']]))
    for (const path of [
      '/account',
      '/account/keys',
      '/account/sessions',
      '/account/ledger',
      '/account/data',
      '/account/export.json',
    ]) {
      const { status, html } = await browser.open(path)
      equal(status, 200, path)
      for (const [name, secret] of secrets) ok(!holds(html, secret), `the ${name} is at ${path}`)
    }
  })
})

/** Six digits may stand in a long number by chance. */
function holds(text: string, secret: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<![0-9a-zA-Z])${secret}(?![0-9a-zA-Z])`).test(text)
    : text.includes(secret)
}
