import { equal, match } from 'node:assert/strict'
import { it } from 'node:test'
import { runSite } from '../../tests/run-site.ts'

it('there are pages about projects where somebody takes deployments, and elsewhere one that says why not', async () => {
  for (const [environment, status] of [
    [{}, 404],
    [{ BURIN_API_URL: 'https://api.burin.example' }, 200],
  ] as const) {
    await using site = await runSite({}, environment)
    const browser = site.newBrowser()
    await site.signIn(browser, 'somebody@example.com')
    const account = await browser.open('/account')
    const projects = await browser.open('/account/projects')
    equal(projects.status, status)
    equal(account.html.includes('href="/account/projects"'), status === 200)
    match(
      projects.html,
      status === 200 ? /npx burin login --api https:\/\/api\.burin\.example/ : /No sites are hosted here/,
    )
  }
})
