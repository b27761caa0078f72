/** The page of a project's traffic as a route, over a real database. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Project } from '../src/hosting/projects/project.ts'
import { recordTraffic } from '../src/hosting/traffic/record-traffic.ts'
import type { RequestToSite } from '../src/hosting/traffic/record-traffic.ts'
import { statusOf, textOf } from './account-scene.ts'
import { openProjectSite } from './project-site.ts'
import type { ProjectSite } from './project-site.ts'

let site: ProjectSite

before(async () => {
  site = await openProjectSite()
})
after(() => site[Symbol.asyncDispose]())

/** With a project of their own. */
async function somebody(): Promise<{ project: Project; at: string; page: (address: string) => Promise<string> }> {
  const session = await site.signIn()
  const project = await site.hosting.addProject(session.account.id)
  const page = async (address: string): Promise<string> => textOf(await site.ask(session, address))
  return { project, at: `/account/projects/${project.slug}`, page }
}

describe('the traffic of a project', () => {
  const MINUTE_MS = 60_000
  const asked = (project: Project, minutesAgo: number, status: number, path = '/'): RequestToSite => ({
    projectId: project.id,
    at: new Date(site.hosting.deps.now() - minutesAgo * MINUTE_MS),
    method: 'GET',
    path,
    status,
    bytes: 2048,
    ms: 3,
    network: '192.0.2.0/24',
    userAgent: 'Firefox',
    referrer: null,
  })
  const record = async (project: Project, requests: readonly RequestToSite[]): Promise<void> => {
    const none = { status2xx: 0, status3xx: 0, status4xx: 0, status5xx: 0 }
    const counts = requests.map(({ projectId, at, status, bytes }) => {
      const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS)
      return { projectId, minute, bytes, ...none, [`status${Math.floor(status / 100)}xx`]: 1 }
    })
    await recordTraffic(site.hosting.deps.database, { counts, requests })
  }

  it('is a chart with a table by day, hour or minute, and the sum of it', async () => {
    const { at, page, project } = await somebody()
    await record(project, [
      asked(project, 1, 200),
      asked(project, 1, 404),
      asked(project, 90, 304),
      asked(project, 60 * 24 * 3, 500),
      asked(project, 60 * 24 * 31, 200),
    ])
    for (const [span, requests, failed, bars] of [
      ['day', 4, 2, 30],
      ['hour', 3, 1, 24],
      ['minute', 2, 1, 60],
    ] as const) {
      const html = await page(`${at}/traffic?span=${span}`)
      assert.ok(html.includes(`<dt>Requests</dt><dd>${requests}<`), span)
      assert.ok(html.includes(`<dt>Not found, or failed</dt><dd>${failed} `), span)
      assert.match(
        html,
        new RegExp(
          `aria-label="Bar chart: ${requests} requests in ${bars} ${span}s, ${failed} not found or failed\\. Most `,
        ),
      )
      assert.match(html, /<rect class="bar second" /)
    }
    const minutes = await page(`${at}/traffic?span=minute`)
    assert.match(minutes, /<td class="number">1<\/td><td class="number">1<\/td><td class="number">4 KiB</)
    assert.match(await page(`${at}/traffic?span=week`), /in 30 days/)
  })

  it('is said to be none, and another account sees none of it', async () => {
    const { at, page } = await somebody()
    const html = await page(`${at}/traffic`)
    assert.match(html, /Nobody asked for anything in this time\./)
    assert.match(html, /There were none in the last 24 hours\./)
    assert.doesNotMatch(html, /<svg/)
    assert.equal(statusOf(await site.ask(await site.signIn(), `${at}/traffic`)), 404)
  })

  it('ends with the last requests, 20 at first', async () => {
    const { at, page, project } = await somebody()
    await record(
      project,
      Array.from({ length: 21 }, (_, index) => asked(project, index, index === 0 ? 404 : 200, `/page-${index}?<b>`)),
    )
    const few = await page(`${at}/traffic`)
    assert.equal(few.match(/\/page-/g)?.length, 20)
    assert.match(
      few,
      /\/page-0\?&lt;b&gt;<\/span><div class="quiet clamped">192\.0\.2\.0\/24 · Firefox<.*badge warning">404</,
    )
    assert.match(few, /Show all 21/)
    assert.equal((await page(`${at}/traffic?all`)).match(/\/page-/g)?.length, 21)
  })
})
