/** The pages of an account as routes, over a real database. Browsers and HTTP are in tests/browser/account.test.ts. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import fc from 'fast-check'
import { createAccountToken } from '../src/accounts/identity/create-account-token.ts'
import { findBearer } from '../src/accounts/identity/find-bearer.ts'
import { findSession } from '../src/accounts/identity/find-session.ts'
import { openSession } from '../src/accounts/identity/open-session.ts'
import type { OpenedSession } from '../src/accounts/identity/open-session.ts'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import { WEB_ROUTES } from '../src/web/routes.ts'
import { accountScene, statusOf, textOf } from './account-scene.ts'
import type { AccountScene } from './account-scene.ts'
import { openAccountSite } from './account-site.ts'
import type { AccountSite } from './account-site.ts'
import { callRoute } from './call-route.ts'
import { samplePayments } from './sample-payments.ts'
import type { SamplePayments } from './sample-payments.ts'

let site: AccountSite
let payments: SamplePayments
let scene: AccountScene
let session: Session

before(async () => {
  payments = samplePayments()
  site = await openAccountSite({ payments })
})
after(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  scene = await accountScene(site)
  session = scene.session
})

describe('the overview', () => {
  it('shows what is there, what draws hold, what expires next and what was used', async () => {
    await scene.grant(1200n)
    await scene.grant(34n, { expiresAt: scene.ago(-30) })
    await scene.draw(2, 1, scene.ago(3))
    await scene.draw(2, null, scene.ago(0))
    const html = await scene.page('/account')
    assert.match(html, /<dt>Available<\/dt><dd>1,231 /)
    assert.match(html, /31 credits expire on <time datetime="2026-12-21">21 Dec 2026<\/time>/)
    assert.match(html, /<dt>Held while drawing<\/dt><dd>2 /)
    assert.match(html, /aria-label="Bar chart: 1 credit used in 30 days. Most on 18 Nov 2026: 1\./)
    assert.match(html, /<td><time datetime="2026-11-18">18 Nov 2026<\/time><\/td><td class="number">1<\/td>/)
    assert.ok(html.includes(session.account.email))
  })

  it('has a bar for today and for the first of 30 days, not for the day before', async () => {
    await scene.grant(50n, { at: scene.ago(40) })
    for (const days of [0, 29, 30]) await scene.draw(1, 1, scene.ago(days))
    const html = await scene.page('/account')
    assert.equal(html.match(/<rect /g)?.length, 2)
    assert.match(html, /<rect class="bar" x="0\.53%".*<title>23 Oct 2026: 1</)
    assert.match(html, /<rect class="bar" x="97\.20%".*<title>21 Nov 2026: 1</)
  })

  it('says why draws will be refused, and what to do', async () => {
    assert.match(await scene.page('/account'), /There are no credits left.*\/account\/billing/)
    await scene.usageOn(10n)
    assert.doesNotMatch(await scene.page('/account'), /There are no credits left/)
  })
})

describe('keys', () => {
  it('are made once for each form, and their secret is shown once', async () => {
    const form = { name: ' Website build ', formToken: 'form-a' }
    const first = textOf(await scene.post('/account/keys', form))
    const [, secret = ''] = /value="(svc_live_\w{32})" readonly/.exec(first) ?? []
    assert.ok(first.includes(`Authorization: Bearer ${secret}`))
    const again = await scene.post('/account/keys', form)
    assert.equal(statusOf(again), 409)
    for (const html of [textOf(again), await scene.page('/account/keys')]) {
      assert.ok(!html.includes(secret) && html.includes(`svc_live_…${secret.slice(-4)}`))
      assert.equal(html.match(/<td>Website build<\/td>/g)?.length, 1)
    }
  })

  it('need a name, and the form comes back with what was typed', async () => {
    const name = 'x'.repeat(61)
    const answer = await scene.post('/account/keys', { name, formToken: 'form-b' })
    assert.equal(statusOf(answer), 400)
    assert.match(textOf(answer), /<p class="problem" id="name-problem">The name must have at most 60 characters\.<\/p>/)
    assert.match(
      textOf(answer),
      new RegExp(`value="${name}" aria-describedby="name-hint name-problem" aria-invalid="true"`),
    )
    assert.equal(statusOf(await scene.post('/account/keys', {})), 400)
  })

  it('are revoked for good, again and again, and forgotten at once', async () => {
    const id = await scene.makeKey('Old script')
    for (const _ of [1, 2]) {
      const answer = await scene.post(`/account/keys/${id}/revoke`)
      assert.deepEqual(answer, { kind: 'redirect', location: `/account/keys?revoked=${id}` })
    }
    assert.equal(site.forgotten.at(-1), id)
    const html = await scene.page(`/account/keys?revoked=${id}`)
    assert.match(html, /“Old script” is revoked/)
    assert.match(html, /Revoked keys.*<td>Old script<\/td>/s)
    assert.doesNotMatch(html, /\/revoke"/)
  })

  it('of others, and what is no key, cannot be revoked', async () => {
    const id = await scene.makeKey('Mine')
    const stranger = await accountScene(site)
    for (const other of [id, 'key_0', '%00', 'x'.repeat(5000)]) {
      assert.equal(statusOf(await stranger.post(`/account/keys/${other}/revoke`)), 404)
    }
    assert.ok(!site.forgotten.includes(id))
    assert.doesNotMatch(await stranger.page('/account/keys'), /Mine/)
  })
})

describe('sessions', () => {
  it('are listed with this one marked, and ended one by one or all others at once', async () => {
    const open = (label: string): Promise<OpenedSession> =>
      openSession(site.database, site.deps, { account: session.account, kind: 'token', label })
    const opened = [await open('One'), await open('Two'), await open('Three')]
    const html = await scene.page('/account/sessions')
    assert.equal(html.match(/This browser/g)?.length, 1)
    assert.equal(html.match(/\/end"/g)?.length, 3)
    const answer = await scene.post(`/account/sessions/${opened[0]?.session.id}/end`)
    assert.deepEqual(answer, { kind: 'redirect', location: '/account/sessions?ended=one' })
    assert.doesNotMatch(await scene.page('/account/sessions?ended=one'), /One</)
    await scene.post('/account/sessions/end-others')
    const { accounts } = site.deps
    assert.ok(accounts !== null)
    for (const { token } of opened) assert.equal(await findSession(accounts.identity, token), null)
    assert.doesNotMatch(await scene.page('/account/sessions?ended=others'), /\/end"|End all other/)
  })

  it('stand beside the tokens for CI, each to be revoked, or all of them with the other sessions', async () => {
    const { accounts } = site.deps
    assert.ok(accounts !== null)
    const { identity } = accounts
    const secretOf = async (name: string): Promise<{ secret: string; id: string }> => {
      const made = await createAccountToken(identity, { account: session.account, name, days: 90 })
      assert.ok(made.kind === 'made')
      return { secret: made.secret, id: made.token.id }
    }
    const isGood = async (secret: string): Promise<boolean> =>
      (await findBearer(identity, [`Bearer ${secret}`])).kind === 'account-token'
    const [one, two] = [await secretOf('Build <server>'), await secretOf('Nightly')]
    const html = await scene.page('/account/sessions')
    assert.match(html, /<strong>Build &lt;server&gt;<\/strong>\n<div class="quiet">created .* · never used · ends /)
    assert.ok(!html.includes('burin_token_'))
    const stranger = await accountScene(site)
    await stranger.post(`/account/tokens/${one.id}/revoke`)
    assert.ok(await isGood(one.secret))
    const answer = await scene.post(`/account/tokens/${one.id}/revoke`)
    assert.deepEqual(answer, { kind: 'redirect', location: '/account/sessions?ended=token' })
    assert.deepEqual([await isGood(one.secret), await isGood(two.secret)], [false, true])
    await openSession(site.database, site.deps, { account: session.account, kind: 'token', label: 'One' })
    assert.match(await scene.page('/account/sessions'), /Revoke the token for CI too: programs that use it stop/)
    await scene.post('/account/sessions/end-others')
    assert.ok(await isGood(two.secret))
    const all = await scene.post('/account/sessions/end-others', { tokens: 'revoke' })
    assert.deepEqual(all, { kind: 'redirect', location: '/account/sessions?ended=all' })
    assert.equal(await isGood(two.secret), false)
    assert.match(await scene.page('/account/sessions?ended=all'), /all tokens for CI revoked.*There are none\./s)
  })

  it('of others cannot be ended', async () => {
    const other = await site.signIn()
    for (const id of [other.id, '%00']) assert.equal(statusOf(await scene.post(`/account/sessions/${id}/end`)), 303)
    assert.match(textOf(await site.ask(other, '/account/sessions')), /This browser/)
  })

  it('end here when this one is ended', async () => {
    const answer = await scene.post(`/account/sessions/${session.id}/end`)
    assert.equal(answer.kind === 'redirect' && answer.location, '/')
    assert.equal(answer.cookies?.[0]?.value, null)
  })
})

describe('who draws', () => {
  const models = [{ name: 'a<b>', host: 'models.example', seesPictures: true }]
  const since = async (of: Session = session): Promise<unknown> =>
    (JSON.parse(textOf(await site.ask(of, '/account/export.json'))) as { account: { embeddedOnlySince: unknown } })
      .account.embeddedOnlySince

  it('is chosen once for the account, taken back, and in its data', async () => {
    assert.equal(await since(), null)
    const chosen = await scene.post('/account/drawing', { by: 'service' })
    assert.equal(chosen.kind === 'redirect' && chosen.location, '/account?drawing=saved')
    assert.match(await scene.page('/account?drawing=saved'), /role="status">Saved: [^<]* nothing of your draws is sent/)
    assert.equal(await since(), new Date(site.deps.now()).toISOString())
    await scene.post('/account/drawing', { by: 'service' })
    assert.match(await scene.page('/account'), /<strong>Only this service draws for you<\/strong>/)
    assert.equal(await since((await accountScene(site)).session), null)
    await scene.post('/account/drawing', { by: 'model' })
    assert.equal(await since(), null)
    assert.match(await scene.page('/account?drawing=saved'), /role="status">Saved: [^<]* may be sent/)
  })

  it('is told with the models that are set, or that there are none', async () => {
    assert.match(await scene.page('/account'), /no language model is set, and nothing is sent to anybody/)
    const html = textOf(await callRoute(WEB_ROUTES, { ...site.deps, models }, session, '/account'))
    assert.match(html, /is sent to a&lt;b&gt; at models\.example \(which is sent pictures\)/)
    assert.match(html, /href="\/docs\/language-models"/)
  })

  it('is changed by nothing but one of the two buttons', async () => {
    await scene.post('/account/drawing', { by: 'service' })
    for (const form of [{}, { by: '' }, { by: 'MODEL' }, { by: 'model\0' }, { choice: 'model' }]) {
      assert.equal(statusOf(await scene.post('/account/drawing', form as Record<string, string>)), 400)
      assert.notEqual(await since(), null)
    }
  })

  it('goes with the account, and is not stored for one that is gone', async () => {
    await scene.post('/account/drawing', { by: 'service' })
    await scene.post('/account/delete', { confirm: session.account.email })
    const rows = async (): Promise<number> =>
      (await site.database.query('select 1 from embedded_only where account_id = $1', [session.account.id])).length
    assert.equal(await rows(), 0)
    await scene.post('/account/drawing', { by: 'service' })
    assert.equal(await rows(), 0)
  })
})

describe('data', () => {
  it('is exported without secrets', async () => {
    await scene.makeKey('Build')
    await scene.grant(5n)
    const answer = await site.ask(session, '/account/export.json')
    assert.match(answer.headers?.['content-disposition'] ?? '', /attachment/)
    const data = JSON.parse(textOf(answer)) as { account: { email: string }; keys: unknown[]; transfers: unknown[] }
    assert.deepEqual([data.account.email, data.keys.length, data.transfers.length], [session.account.email, 1, 1])
  })

  it('says what deletion takes and leaves, and wants the address', async () => {
    await scene.grant(12n)
    assert.match(await scene.page('/account/data'), /<strong>12 credits<\/strong> that are left/)
    const answer = await scene.post('/account/delete', { confirm: 'other@example.com' })
    assert.equal(statusOf(answer), 400)
    assert.match(textOf(answer), /<details open>/)
    assert.match(textOf(answer), /id="confirm-problem">This is not .* Nothing was deleted\./)
    assert.match(await scene.page('/account/sessions'), /This browser/)
  })

  it('is gone also when the payment provider cannot forget it', async () => {
    const forget = (): Promise<void> => Promise.reject(new Error('away'))
    await using other = await openAccountSite({ payments: { ...payments, forget } })
    const somebody = await other.signIn()
    const answer = await other.ask(somebody, '/account/delete', { confirm: somebody.account.email })
    assert.equal(answer.kind === 'redirect' && answer.location, '/account/deleted')
  })

  it('is gone after deletion, and so are keys, billing and cookies', async () => {
    const key = await scene.makeKey('Build')
    await scene.grant(12n)
    const answer = await scene.post('/account/delete', { confirm: ` ${session.account.email.toUpperCase()} ` })
    assert.equal(answer.kind === 'redirect' && answer.location, '/account/deleted')
    assert.ok((answer.cookies?.length ?? 0) > 0 && answer.cookies?.every(({ value }) => value === null))
    assert.equal(site.forgotten.at(-1), key)
    assert.deepEqual(payments.asked.slice(-2), ['end usage', 'forget'])
    const rows = await site.database.query('select 1 from account where email = $1', [session.account.email])
    assert.equal(rows.length, 0)
    const { available, held } = await readBalance(site.database, session.account.id, new Date(site.deps.now()))
    assert.deepEqual([available, held], [0n, 0n])
    assert.deepEqual((await checkLedger(site.database)).problems, [])
    assert.match(await scene.page('/account/deleted'), /Your account is deleted/)
  })
})

describe('what people write', () => {
  const PAGES = [
    '/account',
    '/account/keys',
    '/account/ledger',
    '/account/sessions',
    '/account/data',
    '/account/usage/2026-11',
  ]
  const shape = (html: string): string => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.slice(0, 6)).join('')

  it('never becomes markup', async () => {
    await scene.grant(1n, { note: 'plain' })
    await scene.usageOn(10n)
    const id = await scene.makeKey('plain')
    await scene.draw(1, 1, scene.ago(0), id)
    await scene.draw(1, 1, scene.ago(0), id)
    const shapes = async (text: string): Promise<string[]> => {
      await site.database.query('update live_key set name = $2 where id = $1', [id, text])
      await site.database.query('update session set label = $2 where id = $1', [session.id, text])
      const email = `${text}@example.com`
      const all = await Promise.all(
        PAGES.map((path) => site.ask({ ...session, account: { ...session.account, email } }, path)),
      )
      const typed = [
        await site.ask(session, '/account/keys', { name: text.repeat(70), formToken: 'x' }),
        await site.ask(session, '/account/delete', { confirm: text }),
        await site.ask(session, '/account/billing/usage', { cap: text }),
        await site.ask(session, `/account/ledger?${new URLSearchParams({ kind: text, from: text }).toString()}`),
      ]
      return [...all, ...typed].map(textOf).map(shape)
    }
    const plain = await shapes('plain')
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '<b>',
      '</td>',
      '">',
      '<!--',
      ']]>',
      '<script>',
      'a',
      '$&',
      '`',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        assert.deepEqual(await shapes(pieces.join('')), plain)
      }),
      { numRuns: process.env['BURIN_FUZZ'] === 'full' ? 500 : 15 },
    )
  })
})

describe('a service without credits', () => {
  it('says that draws are free, and has no page about money', async () => {
    const free = { ...site.deps, hasCredits: false }
    const html = textOf(await callRoute(WEB_ROUTES, free, session, '/account'))
    assert.match(html, /Draws are free here/)
    assert.doesNotMatch(html, /\/account\/(keys|ledger|billing)"/)
    const keys = textOf(await callRoute(WEB_ROUTES, free, session, '/account/keys'))
    assert.match(
      keys,
      /no key to create\. Programs draw with any key of the form <code>svc_test_<\/code> and 32 letters/,
    )
    assert.match(keys, /href="\/docs\/authentication"/)
    for (const path of [
      '/account/keys',
      '/account/ledger',
      '/account/ledger.csv',
      '/account/billing',
      '/account/usage/2026-11',
    ])
      assert.equal(statusOf(await callRoute(WEB_ROUTES, free, session, path)), 404, path)
    for (const path of [
      '/account/keys',
      '/account/billing/buy',
      '/account/billing/usage',
      '/account/billing/usage/end',
      '/account/billing/portal',
    ])
      assert.equal(statusOf(await callRoute(WEB_ROUTES, free, session, path, {})), 404, path)
  })
})
