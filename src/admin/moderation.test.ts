import { deepEqual, equal, match } from 'node:assert/strict'
import { userInfo } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { callAdmin } from '../../tests/call-admin.ts'
import { openHosting } from '../../tests/open-hosting.ts'
import type { Hosting } from '../../tests/open-hosting.ts'
import type { Ended } from '../cli/run-command.ts'
import { readSiteBar } from '../hosting/manifest/read-manifests.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
before(async () => {
  hosting = stack.use(await openHosting())
})
after(() => stack.disposeAsync())

const burin = (...words: readonly string[]): Promise<Ended> => callAdmin(['admin', ...words], hosting.deps.database)
const barOf = async (slug: string): Promise<string | null> =>
  (await readSiteBar(hosting.deps.database, slug))?.barred ?? null

describe('burin admin sites and accounts', () => {
  it('takes a site down by any name of it, lists it, restores it, and logs who did so', async () => {
    const accountId = await hosting.addAccount()
    await hosting.addProject(accountId, 'bank-login')
    const down = ['--reason', 'phishing', '--note', 'mail of the bank']
    const done = await burin('sites', 'take-down', 'https://abcdefghijkl--bank-login.sites.test/pay?x', ...down)
    deepEqual([done.exitCode, done.problem], [0, ''])
    match(done.output, /^Took down bank-login \(phishing\)/)
    equal(await barOf('bank-login'), 'taken-down')
    match((await burin('sites', 'list')).output, /phishing {2,}bank-login {2}acc_/)
    match((await burin('sites', 'restore', 'bank-login')).output, /^Restored bank-login\.\n/)
    match((await burin('sites', 'restore', 'bank-login')).output, /was not taken down/)
    equal(await barOf('bank-login'), null)
    const { output } = await burin('log', '--about', 'bank-login', '--json')
    const acts = JSON.parse(output) as Record<string, unknown>[]
    deepEqual(
      acts.map(({ act, operator, reason, note }) => [act, operator, reason, note]),
      [
        ['site-restored', userInfo().username, null, null],
        ['site-taken-down', userInfo().username, 'phishing', 'mail of the bank'],
      ],
    )
  })
  it('suspends an account by its address, lists it and restores it', async () => {
    const accountId = await hosting.addAccount()
    await hosting.addProject(accountId, 'of-eve')
    const email = `${accountId}@example.com`
    match((await burin('accounts', 'suspend', email, '--reason', 'spam')).output, /^Suspended acc_/)
    equal(await barOf('of-eve'), 'suspended')
    match((await burin('accounts', 'list')).output, new RegExp(accountId))
    match((await burin('accounts', 'restore', email)).output, /^Restored/)
    equal(await barOf('of-eve'), null)
    match((await burin('log')).output, new RegExp(`account-suspended +${accountId} +spam`))
  })
  it('releases a custom domain, however its name is written, and says whose it was', async () => {
    const accountId = await hosting.addAccount()
    const own = 'insert into domain_owner (hostname, account_id) values ($1, $2)'
    await hosting.deps.database.query(own, ['xn--bcher-kva.example', accountId])
    const { output } = await burin('domains', 'release', 'https://Bücher.example./docs', '--note', 'sold')
    match(output, new RegExp(`^Released xn--bcher-kva\\.example from ${accountId}: it was held back`))
    match((await burin('log', '--about', 'xn--bcher-kva.example')).output, new RegExp(`domain-released .*${accountId}`))
    match((await burin('domains', 'release', 'bücher.example')).problem, /no account has "bücher\.example"/)
  })
  it('lists names that wait, refuses one and allows it', async () => {
    match((await burin('names', 'list')).output, /^No name waits/)
    await hosting.addProject(await hosting.addAccount(), 'micros0ft')
    match((await burin('names', 'list')).output, / {2}micros0ft {2}acc_\w+ {2}like microsoft {2}waits\n$/)
    match((await burin('names', 'refuse', 'micros0ft', '--reason', 'Not yours.')).output, /^Refused the name/)
    match((await burin('names', 'list')).output, /refused: Not yours\./)
    equal(await barOf('micros0ft'), 'held')
    match((await burin('names', 'allow', 'http://micros0ft.sites.test/')).output, /^Allowed micros0ft/)
    match((await burin('names', 'allow', 'micros0ft')).output, /did not wait/)
    equal(await barOf('micros0ft'), null)
  })
  it('says what is wrong, and does nothing', async () => {
    const wrong: readonly (readonly [readonly string[], number, RegExp])[] = [
      [['sites', 'take-down', 'of-eve'], 2, /say why with --reason; it is one of phishing, /],
      [['sites', 'take-down', 'of-eve', '--reason', 'x'], 2, /say why with --reason/],
      [['sites', 'take-down', 'shop.example.com', '--reason', 'spam'], 1, /is no site here/],
      [['sites', 'take-down', 'not-there', '--reason', 'spam'], 1, /there is no site not-there/],
      [['sites', 'take-down', 'of-eve', '--reason', 'spam', '--note', 'x'.repeat(1001)], 2, /at most 1000/],
      [['names', 'allow', 'not-there'], 1, /there is no site not-there/],
      [['names', 'refuse', 'of-eve'], 2, /say why with --reason: a sentence/],
      [['names', 'refuse', 'of-eve', '--reason', 'x'.repeat(301)], 2, /at most 300/],
      [['names', 'refuse', 'of-eve', '--reason', 'a\nb'], 2, /one line/],
      [['accounts', 'suspend', 'nobody@example.com', '--reason', 'spam'], 1, /no such account/],
    ]
    for (const [words, code, problem] of wrong) {
      const ended = await burin(...words)
      deepEqual([ended.exitCode, ended.output], [code, ''], words.join(' '))
      match(ended.problem, problem)
    }
    equal(await barOf('of-eve'), null)
  })
})
