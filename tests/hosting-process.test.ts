import { deepEqual, equal, match } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { openSession } from '../src/accounts/identity/open-session.ts'
import type { Running } from '../src/main/compose.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'

describe('a process that runs the hosting API and the sites', () => {
  const stack = new AsyncDisposableStack()
  let running: Running
  let token: string
  before(async () => {
    const hosting = stack.use(await openHosting())
    const environment = {
      BURIN_PARTS: 'api,sites',
      BURIN_BASE_URL: 'https://burin.test',
      BURIN_SITES_DOMAIN: 'localhost:3002',
      BURIN_QUOTA_PROJECTS: '3',
      BURIN_QUOTA_NEW_PROJECTS: '1',
    }
    running = stack.use(
      // What it does itself it need not be told.
      await runHostingParts(hosting, environment, { isDeaf: true }),
    )
    const id = await hosting.addAccount()
    const account = { id, email: `${id}@example.com`, createdAt: new Date(), suspendedFor: null }
    const opened = await hosting.deps.database.transaction((within) =>
      openSession(within, { now: Date.now, random: randomBytes }, { account, kind: 'token', label: 'tests' }),
    )
    token = opened.token
  })
  after(() => stack.disposeAsync())

  // eslint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it.
  const ask = async (method: string, path: string, body?: FormData | object): Promise<any> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${running.api?.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    equal(response.ok, true, `${method} ${path}: ${response.status}`)
    return response.json()
  }
  const shown = async (host: string): Promise<string> => {
    const port = Number(new URL(running.sites?.listensOn ?? '').port)
    return (await askSite({ port, host: `${host}.localhost`, path: '/' })).body.toString()
  }
  const deploy = async (text: string): Promise<{ id: string; label: string }> => {
    const begun = await ask('POST', '/projects/slug/my-shop/deployments')
    const files = new FormData()
    files.append('files', new File([text], 'index.html'))
    await ask('POST', `/projects/slug/my-shop/deployments/${begun.id}/files/batch`, files)
    return ask('POST', `/projects/slug/my-shop/deployments/${begun.id}/finalize`)
  }

  it('shows visitors what is deployed, the next one in its place, and the first one again', async () => {
    const { url } = await ask('POST', '/projects/', { name: 'My shop', slug: 'my-shop' })
    equal(url, 'http://my-shop.localhost:3002')
    const first = await deploy('first')
    equal(await shown('my-shop'), 'first')
    const second = await deploy('second')
    equal(await shown('my-shop'), 'second')
    equal(await shown(`${first.label}--my-shop`), 'first')
    await ask('POST', `/projects/slug/my-shop/deployments/${first.id}/promote`)
    equal(await shown('my-shop'), 'first')
    equal(await shown(`${second.label}--my-shop`), 'second')
  })
  it('gives a new account fewer projects, where the operator has set that', async () => {
    deepEqual((await ask('GET', '/account/limits')).projects, { used: 1, allowed: 1 })
  })
  it('names the issuer, and shows its reference', async () => {
    const { authorization_servers: issuers } = await ask('GET', '/.well-known/oauth-protected-resource')
    deepEqual(issuers, ['https://burin.test/identity'])
    const page = await fetch(`${running.api?.baseUrl}/docs`)
    match(await page.text(), /POST \/projects\/slug\/\{slug\}\/deployments\/\{id\}\/files\/batch/)
    match(page.headers.get('content-security-policy') ?? '', /style-src 'self'/)
    equal(
      (await fetch(`${running.api?.baseUrl}/docs/style.css`)).headers.get('content-type'),
      'text/css; charset=utf-8',
    )
  })
})
