import { deepEqual, equal } from 'node:assert/strict'
import { it } from 'node:test'
import { readRequests } from '../src/hosting/traffic/read-requests.ts'
import { readTraffic } from '../src/hosting/traffic/read-traffic.ts'
import { askSite } from './ask-site.ts'
import { openHosting } from './open-hosting.ts'
import { runHostingParts } from './run-hosting-parts.ts'

it('what several processes served is in the figures and in the log of the project when they have stopped', async () => {
  await using hosting = await openHosting()
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId, 'busy-shop')
  await hosting.deploy(project, accountId, { 'index.html': 'home' })
  const from = new Date()
  for (const [name, workers] of [
    ['first', '1'],
    ['second', '2'],
  ] as const) {
    await using sites = await runHostingParts(hosting, {
      BURIN_PARTS: 'sites',
      BURIN_SITES_DOMAIN: 'sites.test',
      BURIN_SITES_WORKERS: workers,
      DATABASE_URL: hosting.url,
    })
    const port = Number(new URL(sites.sites?.listensOn ?? '').port)
    const ask = async (path: string): Promise<number> =>
      (await askSite({ port, host: 'busy-shop.sites.test', path, headers: { 'user-agent': name } })).status
    deepEqual([await ask('/'), await ask('/'), await ask(`/${name}?secret=1`)], [200, 200, 404])
  }
  const of = { projectId: project.id, span: 'day', from, to: new Date() } as const
  const figures = await readTraffic(hosting.deps.database, of)
  equal(
    figures.reduce((sum, { status2xx }) => sum + status2xx, 0),
    4,
  )
  equal(
    figures.reduce((sum, { status4xx }) => sum + status4xx, 0),
    2,
  )
  const requests = await readRequests(hosting.deps.database, { projectId: project.id, at: new Date() })
  deepEqual(
    requests.map(({ userAgent, path, status, network }) => `${userAgent} ${path} ${status} ${network}`).sort(),
    [
      'first / 200 127.0.0.0/24',
      'first / 200 127.0.0.0/24',
      'first /first 404 127.0.0.0/24',
      'second / 200 127.0.0.0/24',
      'second / 200 127.0.0.0/24',
      'second /second 404 127.0.0.0/24',
    ],
  )
})
