/** The page of a project's domains as routes, over a real database and a DNS of its own. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { listDomains } from '../src/hosting/domains/find-domains.ts'
import type { Domain } from '../src/hosting/domains/domain.ts'
import { verificationRecords } from '../src/hosting/domains/verification-records.ts'
import { USUAL_QUOTAS } from './usual-quotas.ts'
import type { WebAnswer } from '../src/web/web-route.ts'
import { statusOf, textOf } from './account-scene.ts'
import { openProjectSite } from './project-site.ts'
import type { ProjectSite } from './project-site.ts'

let site: ProjectSite

before(async () => {
  site = await openProjectSite()
})
after(() => site[Symbol.asyncDispose]())

interface Somebody {
  /** The page of the domains. */
  readonly at: string
  page(address?: string): Promise<string>
  post(address: string, form?: Record<string, string>): Promise<WebAnswer>
  add(hostname: string, pathPrefix?: string): Promise<WebAnswer>
  domains(): Promise<readonly Domain[]>
  /** The newest. */
  domain(): Promise<Domain>
}

/** With a project of their own. */
async function somebody(on: ProjectSite = site): Promise<Somebody> {
  const session = await on.signIn()
  const accountId = session.account.id
  const project = await on.hosting.addProject(accountId)
  const at = `/account/projects/${project.slug}/domains`
  const domains = (): Promise<readonly Domain[]> =>
    listDomains(on.hosting.deps.database, { accountId, projectId: project.id, before: null, limit: 100 })
  return {
    at,
    page: async (address = at) => textOf(await on.ask(session, address)),
    post: (address, form = {}) => on.ask(session, address, form),
    add: (hostname, pathPrefix = '') => on.ask(session, at, { hostname, pathPrefix }),
    domains,
    domain: async () => {
      const [newest] = await domains()
      assert.ok(newest !== undefined)
      return newest
    },
  }
}

const locationOf = (answer: WebAnswer): string => (answer.kind === 'redirect' ? answer.location : textOf(answer))
const write = (domain: Domain): void =>
  site.dns.write(verificationRecords(domain, site.deps.domains.place).filter(({ type }) => type !== 'A'))

describe('the domains of a project', () => {
  it('are added once, looked for, found, lost and removed, and everybody who serves them hears of it', async () => {
    const { at, page, post, add, domain, domains } = await somebody()
    assert.match(await page(), /There are none yet/)
    for (const _ of [1, 2]) assert.equal(locationOf(await add(' WWW.Notes.example. ', '/docs/')), `${at}?added`)
    assert.equal((await domains()).length, 1)
    const added = await domain()
    const waiting = await page(`${at}?added`)
    assert.match(waiting, new RegExp(`1 of ${USUAL_QUOTAS.domainsOfProject} domains used`))
    assert.match(waiting, /class="address">www\.notes\.example\/docs</)
    assert.match(waiting, /Waits for its records.*DNS was not asked yet\..*<details open>/s)
    for (const { name, value } of verificationRecords(added, site.deps.domains.place)) {
      assert.ok(waiting.includes(`<span class="mono">${name}</span>`))
      assert.ok(waiting.includes(`<span class="mono">${value}</span>`))
    }
    const look = (): Promise<WebAnswer> => post(`${at}/${added.id}/verify`)
    assert.equal(locationOf(await look()), `${at}?looked#${added.id}`)
    assert.match(await page(), /The TXT record is missing\./)
    write(added)
    await look()
    const found = await page()
    assert.match(found, /badge good">Verified<.*DNS was asked .*just now/s)
    assert.match(found, /href="https:\/\/www\.notes\.example\/docs"/)
    assert.equal(site.changed.at(-1), 'www.notes.example')
    site.dns.erase('_burin-challenge.www.notes.example')
    await look()
    assert.match(await page(), /badge problem">Records lost<.*Visitors see the site until /s)
    assert.equal(locationOf(await post(`${at}/${added.id}/remove`)), `${at}?removed`)
    assert.match(await page(`${at}?removed`), /The domain is removed: .*There are none yet/s)
    assert.equal(statusOf(await post(`${at}/${added.id}/remove`)), 404)
  })

  it('go with their project at once: everybody hears of it, and the host is held back', async () => {
    const { at, post, add, domain } = await somebody()
    await add('gone.example')
    const added = await domain()
    write(added)
    await post(`${at}/${added.id}/verify`)
    const project = at.replace('/domains', '')
    assert.equal(statusOf(await post(`${project}/delete`, { confirm: project.split('/').at(-1) ?? '' })), 303)
    const { database, now } = site.hosting.deps
    assert.deepEqual(await database.query('select from domain where id = $1', [added.id]), [])
    const [owner] = await database.query<{ heldUntil: Date; version: bigint }>(
      'select held_until as "heldUntil", version from domain_owner where hostname = $1',
      ['gone.example'],
    )
    assert.equal(owner?.heldUntil.getTime(), now() + 30 * 86_400_000)
    assert.equal(owner.version, 3n)
  })

  it('are refused at the field, with what was typed', async () => {
    const { add, domains } = await somebody()
    for (const [hostname, path, problem] of [
      ['', '', /id="hostname-problem">The host /],
      ['*.example.org', '', /id="hostname-problem">The host /],
      ['burin.example', '', /id="hostname-problem">The host /],
      ['x'.repeat(2001), '', /must have at most 253 characters/],
      ['a.example.org', '/a/../b', /id="pathPrefix-problem">The path .*value="\/a\/\.\.\/b"|value="\/a\/\.\.\/b"/s],
    ] as const) {
      const answer = await add(hostname, path)
      assert.equal(statusOf(answer), 400, hostname.slice(0, 40))
      assert.match(textOf(answer), problem)
    }
    assert.equal((await domains()).length, 0)
  })

  it('are not taken from whoever has verified them', async () => {
    const first = await somebody()
    await first.add('taken.example')
    write(await first.domain())
    await first.post(`${first.at}/${(await first.domain()).id}/verify`)
    const second = await somebody()
    const refused = await second.add('taken.example')
    assert.equal(statusOf(refused), 409)
    assert.match(textOf(refused), /id="hostname-problem">Another account has verified this host/)
  })

  it('stop at the quota', async () => {
    await using small = await openProjectSite({ ...USUAL_QUOTAS, domainsOfProject: 1 })
    const { add } = await somebody(small)
    assert.equal(statusOf(await add('one.example.org')), 303)
    const refused = await add('two.example.org')
    assert.equal(statusOf(refused), 409)
    assert.match(textOf(refused), /Nothing was added\. Only 1 domain may be here\. Remove a domain/)
  })

  it('are looked for five times a minute, and then the page says when again', async () => {
    const { at, post, add, domain } = await somebody()
    await add('often.example')
    const { id } = await domain()
    for (let i = 0; i < 5; i += 1) assert.equal(statusOf(await post(`${at}/${id}/verify`)), 303)
    const refused = await post(`${at}/${id}/verify`)
    assert.equal(statusOf(refused), 429)
    assert.match(textOf(refused), /DNS was not asked: this account has had its 5 looks in 60 seconds\. Look again in /)
  })

  it('of another account, and of another project, are not there', async () => {
    const owner = await somebody()
    await owner.add('mine.example')
    const { id } = await owner.domain()
    const stranger = await somebody()
    for (const act of ['verify', 'remove'])
      for (const path of [`${owner.at}/${id}`, `${stranger.at}/${id}`, `${stranger.at}/dom_0`, `${stranger.at}/%00`])
        assert.equal(statusOf(await stranger.post(`${path}/${act}`)), 404, path)
    assert.equal((await owner.domains()).length, 1)
    assert.ok(!site.dns.looks.includes('mine.example'))
    assert.equal(statusOf(await stranger.post(owner.at, { hostname: 'other.example' })), 404)
  })
})
