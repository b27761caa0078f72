import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { Answer, HostingApi } from '../../../tests/run-hosting-api.ts'
import type { Mail } from '../../platform/mail/send-mail.ts'
import { assertSafeMail } from '../../platform/mail/send-mail.ts'
import { clockedLimiter } from '../../../tests/identity-desk.ts'
import { closeReport, findReport, listReports, storeReport, sweepReports } from '../moderation/abuse-report.ts'
import { createTellOperator } from '../moderation/tell-operator.ts'

let api: HostingApi
const mails: Mail[] = []
before(async () => {
  const tellOperator = createTellOperator({
    address: 'operator@example.com',
    sendMail: async (mail) => {
      assertSafeMail(mail)
      mails.push(mail)
    },
    limiter: clockedLimiter(Date.now),
    log: { info: () => undefined, warn: () => undefined },
  })
  api = await runHostingApi({ deps: { tellOperator }, settings: { trustedProxies: 1 } })
  await api.ask('POST', '/projects/', { body: { name: 'Shop', slug: 'my-shop-of-reports' } })
})
after(() => api[Symbol.asyncDispose]())

const HOST = 'my-shop-of-reports.sites.example'
let networks = 0
function report(form: Record<string, string>, from = `198.51.${(networks += 1)}.7`): Promise<Answer> {
  const body = new URLSearchParams({ host: HOST, kind: 'phishing', ...form }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from }
  return api.ask('POST', '/report', { token: null, body, headers })
}
const open = (): ReturnType<typeof listReports> => listReports(api.hosting.deps.database, 1000)

describe('a report', () => {
  it('is kept with a network in short, and told to the operator as what a stranger wrote', async () => {
    const page = `https://${HOST}/pay?<script>alert(1)</script>`
    const text = 'It asks\r\nfor my PIN\u001b[31m\u202e.\nBcc: all@example.com'
    const { status, headers, body } = await report({ page, text, mail: 'me@example.com' }, '203.0.113.77')
    deepEqual([status, headers.get('set-cookie')], [200, null])
    match(body, /Thank you/)
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    match(headers.get('content-security-policy') ?? '', new RegExp(`style-src 'sha256-${RegExp.escape(hash)}'`))
    doesNotMatch(body, /script/)
    const [kept] = await open()
    ok(kept !== undefined)
    const { slug, host, network, complaint, replyTo } = kept
    deepEqual(
      { slug, host, network, complaint, replyTo },
      {
        slug: 'my-shop-of-reports',
        host: HOST,
        network: '203.0.113.0/24',
        complaint: 'phishing: It asks\nfor my PIN[31m.\nBcc: all@example.com',
        replyTo: 'me@example.com',
      },
    )
    const [mail] = mails
    deepEqual([mail?.to, mail?.subject], ['operator@example.com', 'A report about my-shop-of-reports'])
    match(mail?.text ?? '', /^> Bcc: all@example\.com$/m)
    match(mail?.text ?? '', /^ {2}burin admin sites take-down my-shop-of-reports --reason phishing$/m)
    const by = { operator: 'ada', note: null }
    ok(await closeReport(api.hosting.deps, { id: kept.id, ...by }))
    equal(await closeReport(api.hosting.deps, { id: kept.id, ...by }), false)
    deepEqual(await open(), [])
    ok((await findReport(api.hosting.deps.database, kept.id))?.closedAt)
  })
  it('is told with the command that takes the site down for what was reported', async () => {
    for (const [kind, text, reason] of [
      ['copyright', '', 'copyright'],
      ['malware', 'It is a .exe', 'malware'],
      ['other', 'phishing, I think', 'terms'],
    ] as const) {
      equal((await report({ kind, text })).status, 200)
      match(mails.at(-1)?.text ?? '', new RegExp(`sites take-down my-shop-of-reports --reason ${reason}$`, 'm'))
    }
    for (const { id } of await open()) ok(await closeReport(api.hosting.deps, { id, operator: 'ada', note: null }))
  })
  it('that cannot be used is refused with what to do, and not kept', async () => {
    const wrong: readonly (readonly [Record<string, string>, number, RegExp])[] = [
      [{ kind: 'x' }, 400, /Choose what is wrong/],
      [{ kind: 'other' }, 400, /in a few words/],
      [{ text: 'x'.repeat(2001) }, 400, /at most 2000/],
      [{ page: 'x'.repeat(1001) }, 400, /at most 1000/],
      [{ mail: 'a@b, c@d' }, 400, /not one/],
      [{ mail: 'a@b\r\nBcc: c@d' }, 400, /not one/],
      [{ host: '"><script>' }, 400, /which site/],
      [{ host: 'nobody.sites.example' }, 404, /no site/],
      [{ host: 'my-shop-of-reports.evil.example' }, 404, /no site/],
      [{ host: 'sites.example' }, 404, /no site/],
    ]
    for (const [form, status, sentence] of wrong) {
      const answer = await report(form)
      equal(answer.status, status, JSON.stringify(form))
      match(answer.body, sentence)
    }
    equal((await api.ask('POST', '/report', { token: null, body: { host: HOST } })).status, 400)
    deepEqual(await open(), [])
    equal((await report({ text: 'x'.repeat(2000), page: 'x'.repeat(1000) })).status, 200)
  })
  it('comes five times an hour from a network', async () => {
    const from = '192.0.2.9'
    for (let count = 0; count < 5; count += 1) equal((await report({}, from)).status, 200)
    const refused = await report({}, from)
    equal(refused.status, 429)
    ok(Number(refused.headers.get('retry-after')) > 0)
    equal((await report({}, '192.0.2.10')).status, 200)
  })
  it('is one of 100 that are open about a site, told by at most 20 mails an hour, and kept for 90 days', async () => {
    for (let count = 0; count < 120; count += 1) {
      const news = { host: HOST, page: null, complaint: 'spam', replyTo: null, network: '192.0.2.1' }
      await storeReport(api.hosting.deps, news, 'sites.example')
    }
    equal((await open()).length, 100)
    equal((await report({})).status, 200)
    equal((await open()).length, 100)
    ok(mails.length <= 20)
    const { database, now } = api.hosting.deps
    await sweepReports(database, now() + 90 * 86_400_000)
    equal((await open()).length, 100)
    await sweepReports(database, now() + 90 * 86_400_000 + 1)
    deepEqual(await open(), [])
  })
  it('comes twenty times a day from a network, whatever the hours', async () => {
    const from = '192.0.2.77'
    for (let hour = 0; hour < 4; hour += 1) {
      for (let count = 0; count < 5; count += 1) equal((await report({}, from)).status, 200)
      api.hosting.advance(3_600_000)
    }
    const refused = await report({}, from)
    deepEqual([refused.status, refused.headers.get('retry-after')], [429, String(20 * 3600)])
    api.hosting.advance(20 * 3_600_000 - 1)
    equal((await report({}, from)).status, 429)
    api.hosting.advance(1)
    equal((await report({}, from)).status, 200)
  })
})
