/** The pages of an account about money, as routes over a real database. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Session } from '../src/accounts/identity/session.ts'
import type { ShownPurchase } from '../src/accounts/payments/entities/purchase.ts'
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

describe('the ledger', () => {
  it('shows the newest first, with signs, balances, keys and notes', async () => {
    const key = await scene.makeKey('Website build')
    await scene.grant(1000n, { note: 'Welcome', expiresAt: scene.ago(-30) })
    const first = await scene.draw(2, 1, scene.ago(2), key, 'bell-off')
    const second = await scene.draw(1, 1, scene.ago(1))
    const rows = (await scene.page('/account/ledger')).match(/<tr><td>.*<\/tr>/g) ?? []
    const cells = rows.map((row) => row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'))
    assert.deepEqual(cells, [
      `|Drawn|${second}|20 Nov 2026, 12:00 UTC|Browser|−1|998|`,
      `|Drawn|bell-off · ${first}|19 Nov 2026, 12:00 UTC|Website build|−1|999|`,
      '|Granted|Welcome · good until 21 Dec 2026|12 Nov 2026, 12:00 UTC|+1,000|1,000|',
    ])
  })

  it('filters by kind and by days, the last one included', async () => {
    await scene.grant(10n, { at: scene.ago(5) })
    for (const days of [4, 3, 2]) await scene.draw(2, 1, scene.ago(days))
    const rows = async (query: string): Promise<number> =>
      ((await scene.page(`/account/ledger?${query}`)).match(/<tr><td>/g) ?? []).length
    assert.equal(await rows('kind=grants'), 1)
    assert.equal(await rows('kind=draws&from=2026-11-18&to=2026-11-18'), 1)
    assert.equal(await rows('from=2026-11-17&to='), 3)
    assert.equal(await rows('kind=holds'), 6)
    assert.equal(await rows('kind=everything'), 10)
    assert.match(await scene.page('/account/ledger?kind=purchases'), /Nothing of that kind/)
  })

  it('says at the field what is wrong with a filter', async () => {
    const wrong = {
      'kind=cats': 'kind',
      'from=21.11.2026': 'from',
      'to=2026-02-30': 'to',
      'from=0000-01-01': 'from',
      'from=2026-11-02&to=2026-11-01': 'to',
      'from=%00': 'from',
    }
    for (const [query, at] of Object.entries(wrong)) {
      for (const path of ['/account/ledger', '/account/ledger.csv']) {
        const answer = await site.ask(session, `${path}?${query}`)
        assert.equal(statusOf(answer), 400, query)
        assert.match(textOf(answer), new RegExp(`<p class="problem" id="${at}-problem">`), query)
      }
    }
  })

  it('goes on page by page and keeps the filter', async () => {
    await scene.grant(200n, { at: scene.ago(5) })
    for (let index = 0; index < 101; index++) await scene.draw(1, 1, new Date(scene.ago(4).getTime() + index))
    let address: string | null = '/account/ledger?kind=draws&from=2026-11-01'
    const sizes: number[] = []
    while (address !== null) {
      const html = await scene.page(address)
      sizes.push((html.match(/<tr><td>/g) ?? []).length)
      const next: string | undefined = /rel="next" href="([^"]+)"/.exec(html)?.[1]
      if (next !== undefined) assert.match(next, /kind=draws&amp;from=2026-11-01&amp;before=\d+$/)
      address = next?.replaceAll('&amp;', '&') ?? null
    }
    assert.deepEqual(sizes, [50, 50, 1])
    for (const before of ['99999999999999999999', '-1', 'x', '%00'])
      assert.match(await scene.page(`/account/ledger?before=${before}`), /<tr><td>/)
  })

  it('is a file in which what was spent adds up to the balance', async () => {
    const key = await scene.makeKey('=HYPERLINK("http://evil.example")')
    await scene.grant(100n, { note: '+1, "quoted"' })
    await scene.usageOn(10n)
    const drawn = await scene.draw(2, 1, scene.ago(2), key, 'cloud')
    await scene.draw(3, null, scene.ago(1), key)
    const answer = await site.ask(session, '/account/ledger.csv?kind=everything')
    assert.match(answer.headers?.['content-disposition'] ?? '', /^attachment; filename="burin-ledger\.csv"$/)
    const text = textOf(answer)
    assert.match(text, /^id,time,kind,credits,held,units_billed,balance,key_id,key_name,note,expires,draw\r\n/)
    assert.match(text, new RegExp(`,cloud,,${drawn}\r\n`))
    assert.match(text, /,"'=HYPERLINK\(""http:\/\/evil\.example""\)",/)
    assert.match(text, /,"'\+1, ""quoted""",/)
    const numbers = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(3, 5).map(Number))
    const sum = (column: number): number => numbers.reduce((sum, row) => sum + (row[column] ?? 0), 0)
    assert.deepEqual([sum(0), sum(1)], [99, 3])
  })

  it('shows nothing of others', async () => {
    await scene.grant(7n, { note: 'Only mine' })
    const other = await site.signIn()
    for (const path of ['/account/ledger', '/account/ledger.csv', '/account/export.json'])
      assert.doesNotMatch(textOf(await site.ask(other, path)), /Only mine/)
  })
})

const PURCHASE: ShownPurchase = {
  id: 'pur_1',
  sessionId: 'cs_1',
  pack: 'credits-1000',
  credits: 1000n,
  cents: 3600n,
  state: 'open',
  createdAt: new Date(Date.UTC(2026, 10, 20)),
  paidAt: null,
  returnedCents: 0n,
  takenCredits: 0n,
  missingCredits: 0n,
}

describe('billing', () => {
  beforeEach(() =>
    payments.show({
      purchases: [],
      invoices: [],
      usage: { state: 'off', capUnits: null, startedAt: null, endedAt: null },
      problem: null,
    }),
  )

  it('sells packs; a form that is sent twice leads to the same page', async () => {
    const html = await scene.page('/account/billing')
    assert.match(html, /1,000 credits <span class="badge good">10% off<\/span>/)
    assert.match(html, /\$36\.00/)
    const [, formToken = ''] = /name="formToken" value="(\w+)"/.exec(html) ?? []
    const answers = [1, 2].map(() => scene.post('/account/billing/buy', { pack: 'credits-1000', formToken }))
    const [first, second] = await Promise.all(answers)
    assert.match(first?.kind === 'redirect' ? first.location : '', /^https:\/\/checkout\.stripe\.com\//)
    assert.deepEqual(first, second)
    assert.notEqual(/name="formToken" value="(\w+)"/.exec(await scene.page('/account/billing'))?.[1], formToken)
  })

  it('says when a pack is not there, and when Stripe is away', async () => {
    const unknown = await scene.post('/account/billing/buy', { pack: 'credits-1', formToken: 'a' })
    assert.equal(statusOf(unknown), 400)
    assert.match(textOf(unknown), /There is no such pack\. Nothing was charged\./)
    payments.refuse('The payment page cannot be reached now.')
    const away = await scene.post('/account/billing/buy', { pack: 'credits-250', formToken: 'a' })
    assert.equal(statusOf(away), 503)
    assert.match(textOf(away), /cannot be reached now/)
  })

  it('turns a cap in dollars into units, never above it', async () => {
    assert.equal(statusOf(await scene.post('/account/billing/usage', { cap: ' 25 ', formToken: 'f' })), 303)
    assert.equal(payments.asked.at(-1), 'usage 625 f')
    const asked = payments.asked.length
    for (const cap of ['', '0', '-1', '2.50', '1e3', '10001', '999999999999', 'ten', '٣']) {
      const answer = await scene.post('/account/billing/usage', { cap, formToken: 'f' })
      assert.equal(statusOf(answer), 400, cap)
      assert.match(textOf(answer), /id="cap-problem">The cap must be whole US dollars/)
      assert.ok(textOf(answer).includes(`name="cap" value="${cap}"`))
    }
    assert.equal(payments.asked.length, asked)
  })

  it('shows the month against its cap, and ends it', async () => {
    await scene.usageOn(250n)
    await scene.draw(2, 2, scene.ago(1), await scene.makeKey('<b>Build</b>'))
    await scene.draw(2, 1, scene.ago(1))
    payments.show({ usage: { state: 'active', capUnits: 250n, startedAt: scene.ago(3), endedAt: null } })
    const html = await scene.page('/account/billing')
    assert.match(html, /<strong>\$0\.12<\/strong> of \$10\.00 in <time datetime="2026-11">Nov 2026<\/time>/)
    assert.match(html, /<meter aria-labelledby="month-use" min="0" max="250" value="3">/)
    assert.match(html, /name="cap" value="10"/)
    assert.deepEqual(await scene.post('/account/billing/usage/end'), {
      kind: 'redirect',
      location: '/account/billing?usage=off',
    })
    assert.equal(payments.asked.at(-1), 'end usage')
  })

  it('has a statement for each month, as a page and as a file', async () => {
    await scene.usageOn(250n)
    const key = await scene.makeKey('Build')
    await scene.draw(2, 2, scene.ago(1), key)
    await scene.draw(2, 1, scene.ago(0))
    assert.match(await scene.page('/account/billing'), /href="\/account\/usage\/2026-11"/)
    const html = await scene.page('/account/usage/2026-11')
    assert.match(html, /<dt>Total so far<\/dt><dd>\$0\.12<\/dd>/)
    assert.match(
      html,
      /<td>Build<\/td><td data-head="Units" class="number">2<\/td><td data-head="Price" class="number">\$0\.08</,
    )
    assert.equal(
      await scene.page('/account/usage/2026-11.csv'),
      [
        'month,by,day,key_id,key_name,units,usd',
        '2026-11,day,2026-11-20,,,2,0.08',
        '2026-11,day,2026-11-21,,,1,0.04',
        `2026-11,key,,${key},Build,2,0.08`,
        '2026-11,key,,,,1,0.04',
        '2026-11,total,,,,3,0.12',
        '',
      ].join('\r\n'),
    )
    for (const month of ['2026-12', '2026-13', '2026-1', '0000-00', 'x', '2026-11-21', '%00']) {
      for (const ending of ['', '.csv'])
        assert.equal(statusOf(await site.ask(session, `/account/usage/${month}${ending}`)), 404, month)
    }
  })

  it('tells what became of a purchase', async () => {
    const news = async (query: string): Promise<string> =>
      /role="status">([^<]*)/.exec(await scene.page(`/account/billing?${query}`))?.[1] ?? ''
    assert.match(await news('cancelled'), /nothing was charged/)
    assert.equal(await news('bought=cs_1'), '')
    assert.equal(payments.asked.at(-1), 'confirm cs_1')
    payments.show({ purchases: [PURCHASE] })
    assert.match(await news('bought=cs_1'), /about to confirm/)
    payments.show({ purchases: [{ ...PURCHASE, state: 'paid', paidAt: scene.ago(0) }] })
    assert.match(await news('bought=cs_1'), /Thank you\. 1,000 credits were added\./)
    assert.equal(await news('bought=cs_2'), '')
  })

  it('links invoices to pages over https and to nothing else', async () => {
    const invoice = {
      id: 'in_1',
      number: 'A-1',
      month: '2026-10',
      cents: 412n,
      status: 'paid',
      hasFailed: false,
      createdAt: scene.ago(9),
    } as const
    payments.show({
      invoices: [
        { ...invoice, url: 'https://invoice.stripe.com/i/1' },
        { ...invoice, number: 'A-2', url: 'javascript:alert(1)' },
      ],
    })
    const html = await scene.page('/account/billing')
    assert.match(html, /<a href="https:\/\/invoice\.stripe\.com\/i\/1" rel="noreferrer">A-1<\/a>/)
    assert.match(html, /<td>A-2<\/td>/)
    assert.match(html, /\$4\.12/)
  })
})

describe('a service without payments', () => {
  it('says who gives credits and has nothing to click', async () => {
    const { accounts } = site.deps
    assert.ok(accounts !== null)
    const deps = { ...site.deps, accounts: { ...accounts, payments: null } }
    const html = textOf(await callRoute(WEB_ROUTES, deps, session, '/account/billing'))
    assert.match(html, /granted by the operator/)
    assert.doesNotMatch(html, /<form|<button/)
    for (const path of ['buy', 'usage', 'usage/end', 'portal'])
      assert.equal(statusOf(await callRoute(WEB_ROUTES, deps, session, `/account/billing/${path}`, {})), 404)
  })
})
