import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { promoteDeployment } from '../src/hosting/deployments/promote-deployment.ts'
import type { Running } from '../src/main/compose.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'
import { until } from './until.ts'

describe('a process that runs the sites alone', () => {
  const stack = new AsyncDisposableStack()
  let hosting: Hosting
  let running: Running
  before(async () => {
    hosting = stack.use(await openHosting())
    running = stack.use(
      await runHostingParts(hosting, {
        BURIN_PARTS: 'sites',
        BURIN_SITES_DOMAIN: 'sites.test',
      }),
    )
  })
  after(() => stack.disposeAsync())

  async function told(host: string, path: string, headers: Record<string, string> = {}): Promise<string> {
    const port = Number(new URL(running.sites?.listensOn ?? '').port)
    const { status, headers: got, body } = await askSite({ port, host, path, headers })
    return `${status} ${got.location ?? (got['content-encoding'] === undefined ? body.toString() : 'packed')}`
  }

  it('shows what was uploaded and finalized, by its slug and by its label', async () => {
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId, 'my-shop')
    equal((await told('my-shop.sites.test', '/')).slice(0, 3), '404')
    const first = await hosting.deploy(project, accountId, {
      'index.html': '<p>first</p>'.repeat(50),
      'a/index.html': 'folder',
      '404.html': 'none',
      _redirects: '/old /a/ 302',
    })
    const other = await hosting.addProject(accountId, 'other-shop')
    await hosting.deploy(other, accountId, { 'index.html': 'other' })
    equal(await told('other-shop.sites.test', '/'), '200 other')
    const host = `${first.label}--my-shop.sites.test`
    equal(await told(host, '/'), `200 ${'<p>first</p>'.repeat(50)}`)
    equal(await told(host, '/', { 'accept-encoding': 'gzip, br' }), '200 packed')
    equal(await told(host, '/a'), '301 /a/')
    equal(await told(host, '/old'), '302 /a/')
    equal(await told(host, '/b'), '404 none')
    match(await told(`${first.label}--other-shop.sites.test`, '/'), /^404 .*No site here/s)
  })
  it('shows what was promoted elsewhere as soon as it hears of it', async () => {
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId, 'busy-shop')
    match(await told('busy-shop.sites.test', '/'), /^404/)
    const first = await hosting.deploy(project, accountId, { 'index.html': 'first', 'app-1.js': 'script' })
    await until(async () => (await told('busy-shop.sites.test', '/')) === '200 first')
    await hosting.deploy(project, accountId, { 'index.html': 'second' })
    await until(async () => (await told('busy-shop.sites.test', '/')) === '200 second')
    equal(await told('busy-shop.sites.test', '/app-1.js'), '200 script')
    await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: first.id })
    await until(async () => (await told('busy-shop.sites.test', '/')) === '200 first')
  })
  it('shows nothing of a preview at the address of the site, until it was live', async () => {
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId, 'shy-shop')
    const files = { 'index.html': 'next', 'secret-1f3a9c2e.js': 'secret' }
    const preview = await hosting.deploy(project, accountId, files, false)
    await hosting.deploy(project, accountId, { 'index.html': 'now' })
    equal(await told(`${preview.label}--shy-shop.sites.test`, '/secret-1f3a9c2e.js'), '200 secret')
    match(await told('shy-shop.sites.test', '/secret-1f3a9c2e.js'), /^404/)
    await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: preview.id })
    await until(async () => (await told('shy-shop.sites.test', '/')) === '200 next')
    await hosting.deploy(project, accountId, { 'index.html': 'after' })
    await until(async () => (await told('shy-shop.sites.test', '/')) === '200 after')
    equal(await told('shy-shop.sites.test', '/secret-1f3a9c2e.js'), '200 secret')
  })
  it('is ready, and counts what it sends', async () => {
    const readyz = await (await fetch(`${running.operationsOn}/readyz`)).json()
    deepEqual(readyz, { status: 'ready', warnings: [] })
    const metrics = await (await fetch(`${running.operationsOn}/metrics`)).text()
    match(metrics, /^burin_site_answers_total\{status="200"\} [1-9]/m)
    match(metrics, /^burin_site_bytes_total [1-9]/m)
  })
})
