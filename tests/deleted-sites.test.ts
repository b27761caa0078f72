import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openDatabase } from '../src/database/open-database.ts'
import { readLiveManifest } from '../src/hosting/manifest/read-manifests.ts'
import { createProject } from '../src/hosting/projects/create-project.ts'
import type { Running } from '../src/main/compose.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { runHostingParts } from './run-hosting-parts.ts'
import { runSite } from './run-site.ts'
import type { Site } from './run-site.ts'
import { silent } from './test-database.ts'
import { until } from './until.ts'

/** No process here runs the API, and the one where people sign in hosts nothing: only the database is the same. */
describe('the sites of an account, in a process of their own', () => {
  const stack = new AsyncDisposableStack()
  let hosting: Hosting
  let sites: Running
  let service: Site
  before(async () => {
    hosting = stack.use(await openHosting())
    sites = stack.use(await runHostingParts(hosting, { BURIN_PARTS: 'sites', BURIN_SITES_DOMAIN: 'sites.test' }))
    const openSame = {
      openDatabase: () => openDatabase({ url: hosting.url, dataFolder: '', log: silent, now: Date.now }),
    }
    service = stack.use(await runSite({}, { BURIN_PARTS: 'icons' }, openSame))
  })
  after(() => stack.disposeAsync())

  /** Somebody with a site that visitors see. */
  async function host(
    email: string,
    slug: string,
  ): Promise<{ browser: PlainBrowser; accountId: string; label: string }> {
    const browser = service.newBrowser()
    await service.signIn(browser, email)
    const [row] = await hosting.deps.database.query<{ id: string }>('select id from account where email = $1', [email])
    const accountId = row?.id ?? ''
    const { label } = await hosting.deploy(await hosting.addProject(accountId, slug), accountId, { 'index.html': slug })
    await until(async () => (await shown(slug)) === slug)
    return { browser, accountId, label }
  }

  async function shown(name: string): Promise<string> {
    const port = Number(new URL(sites.sites?.listensOn ?? '').port)
    return (await askSite({ port, host: `${name}.sites.test`, path: '/' })).body.toString()
  }

  interface Exported {
    readonly account: { readonly email: string }
    readonly projects: readonly {
      readonly slug: string
      readonly deployments: readonly { readonly label: string; readonly state: string; readonly finalizedAt: string }[]
    }[]
  }
  const exported = async (browser: PlainBrowser): Promise<Exported> =>
    JSON.parse((await browser.open('/account/export.json')).html) as Exported

  it('are in its export', async () => {
    const { browser, label } = await host('ada@example.com', 'site-of-ada')
    await host('bob@example.com', 'site-of-bob')
    const { account, projects } = await exported(browser)
    equal(account.email, 'ada@example.com')
    deepEqual(
      projects.map(({ slug, deployments }) => [slug, deployments.map((one) => [one.label, one.state])]),
      [['site-of-ada', [[label, 'ready']]]],
    )
    match(projects[0]?.deployments[0]?.finalizedAt ?? '', /^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('go down with it at once, each deployment too, and nobody else gets their name for 90 days', async () => {
    const { browser, label } = await host('eve@example.com', 'site-of-eve')
    const other = await host('mallory@example.com', 'site-of-mallory')
    equal(await shown(`${label}--site-of-eve`), 'site-of-eve')
    await browser.send('/account/delete', { confirm: 'eve@example.com' })
    equal(browser.at(), '/account/deleted')
    // In the transaction of the account, not by the sweep that would find it a minute later.
    equal(await readLiveManifest(hosting.deps.database, 'site-of-eve'), null)
    await until(async () => /No site here/.test(await shown('site-of-eve')))
    match(await shown(`${label}--site-of-eve`), /No site here/)
    equal(await shown('site-of-mallory'), 'site-of-mallory')
    const asked = { accountId: other.accountId, slug: 'site-of-eve', name: 'Mine', description: null }
    equal((await createProject(hosting.deps, asked, Infinity)).kind, 'slug-taken')
  })
})
