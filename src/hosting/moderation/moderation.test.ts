import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import { connect } from '../../database/connect.ts'
import { asOwner, silent } from '../../../tests/test-database.ts'
import {
  readChangedSites,
  readKeptManifests,
  readLabelledManifest,
  readLiveManifest,
  readSiteBar,
} from '../manifest/read-manifests.ts'
import { createProject } from '../projects/create-project.ts'
import { deleteProject } from '../projects/delete-project.ts'
import { findProject } from '../projects/find-projects.ts'
import { allowName, listHeldNames, refuseName } from './judge-name.ts'
import { listActs, readActsSince } from './operator-act.ts'
import { slugMeant } from './slug-meant.ts'
import { restoreAccount, suspendAccount } from './suspend-account.ts'
import { listTakenDown, restoreSite, takeDownSite } from './take-down-site.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
before(async () => {
  hosting = stack.use(await openHosting())
})
after(() => stack.disposeAsync())

const BY = { operator: 'ada', note: 'see the mail of today' }
let sites = 0
async function deployed(): Promise<{ accountId: string; projectId: string; slug: string; label: string }> {
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId, `moderated-${(sites += 1)}`)
  const { label } = await hosting.deploy(project, accountId, { 'index.html': 'home' })
  return { accountId, projectId: project.id, slug: project.slug, label }
}
/** In how many of the ways to read a site something is found. */
async function shown({ slug, label }: { slug: string; label: string }): Promise<number> {
  const { database } = hosting.deps
  const live = await readLiveManifest(database, slug)
  const labelled = await readLabelledManifest(database, { slug, label })
  const kept = await readKeptManifests(database, { slug, most: 5 })
  return (live === null ? 0 : 1) + (labelled === null ? 0 : 1) + kept.length
}
const versionOf = async (slug: string): Promise<bigint> =>
  (await readChangedSites(hosting.deps.database, 60)).find((one) => one.slug === slug)?.version ?? 0n

describe('a site that is taken down', () => {
  it('cannot be read in any way until it is restored, and every process is told both times', async () => {
    const site = await deployed()
    const { database } = hosting.deps
    const versions = [await versionOf(site.slug)]
    ok(await takeDownSite(hosting.deps, { slug: site.slug, reason: 'phishing', ...BY }))
    equal(await shown(site), 0)
    deepEqual(await readSiteBar(database, site.slug), {
      barred: 'taken-down',
      projectId: site.projectId,
      reason: 'phishing',
    })
    const owned = await findProject(database, site.accountId, { slug: site.slug })
    equal(owned?.takenDownFor, 'phishing')
    versions.push(await versionOf(site.slug))
    equal(await restoreSite(hosting.deps, { slug: site.slug, ...BY }), 'restored')
    versions.push(await versionOf(site.slug))
    equal(await shown(site), 3)
    equal(await readSiteBar(database, site.slug), null)
    ok((versions[0] ?? 0n) < (versions[1] ?? 0n) && (versions[1] ?? 0n) < (versions[2] ?? 0n))
    equal(await restoreSite(hosting.deps, { slug: site.slug, ...BY }), 'not-down')
    equal(await restoreSite(hosting.deps, { slug: 'nobody-has-this', ...BY }), 'no-site')
    equal(await takeDownSite(hosting.deps, { slug: 'nobody-has-this', reason: 'spam', ...BY }), false)
  })
  it('keeps its name from everybody when its owner deletes it, also after 90 days', async () => {
    const site = await deployed()
    const other = await hosting.addAccount()
    const again = (accountId: string): Promise<{ kind: string }> =>
      createProject(hosting.deps, { accountId, slug: site.slug, name: 'Again', description: null }, 20)
    ok(await takeDownSite(hosting.deps, { slug: site.slug, reason: 'malware', ...BY }))
    ok(await deleteProject(hosting.deps, site))
    equal((await again(site.accountId)).kind, 'slug-taken')
    const hundredDaysMs = 100 * 86_400_000
    const { sweepHosting } = await import('../deployments/sweep/sweep-hosting.ts')
    hosting.advance(hundredDaysMs)
    await sweepHosting(hosting.sweep)
    equal((await again(other)).kind, 'slug-taken')
    const listed = (await listTakenDown(hosting.deps.database, 100)).find(({ slug }) => slug === site.slug)
    equal(listed?.isDeleted, true)
    equal(await restoreSite(hosting.deps, { slug: site.slug, ...BY }), 'restored')
    equal((await again(site.accountId)).kind, 'created')
    hosting.advance(-hundredDaysMs)
  })
})

describe('an account that is suspended', () => {
  it('has none of its sites shown, and all of them when it is restored, but for those that were taken down', async () => {
    const site = await deployed()
    const project = await hosting.addProject(site.accountId, 'moderated-second')
    await hosting.deploy(project, site.accountId, { 'index.html': 'second' })
    const { database } = hosting.deps
    ok(await takeDownSite(hosting.deps, { slug: project.slug, reason: 'copyright', ...BY }))
    const before = await versionOf(site.slug)
    ok(await suspendAccount(hosting.deps, { accountId: site.accountId, reason: 'spam', ...BY }))
    equal(await shown(site), 0)
    ok((await versionOf(site.slug)) > before)
    deepEqual(await readSiteBar(database, site.slug), {
      barred: 'suspended',
      projectId: site.projectId,
      reason: 'spam',
    })
    equal((await readSiteBar(database, project.slug))?.barred, 'taken-down')
    ok(await restoreAccount(hosting.deps, { accountId: site.accountId, ...BY }))
    equal(await shown(site), 3)
    equal((await readSiteBar(database, project.slug))?.barred, 'taken-down')
    equal(await restoreAccount(hosting.deps, { accountId: site.accountId, ...BY }), false)
    equal(await suspendAccount(hosting.deps, { accountId: 'acc_nobody', reason: 'spam', ...BY }), false)
  })
})

describe('a name that imitates a brand', () => {
  it('is made, but shown only when an operator has allowed it', async () => {
    const { database } = hosting.deps
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId, 'paypa1-login')
    deepEqual([project.heldAt, project.refusedFor], [new Date(hosting.deps.now()), null])
    const { label } = await hosting.deploy(project, accountId, { 'index.html': 'your password, please' })
    const site = { slug: project.slug, label }
    equal(await shown(site), 0)
    deepEqual(await readSiteBar(database, site.slug), { barred: 'held', projectId: project.id, reason: null })
    const listed = async (): Promise<unknown> =>
      (await listHeldNames(database, 100)).find(({ slug }) => slug === site.slug)
    const held = { slug: site.slug, accountId, heldAt: project.heldAt, refusedFor: null, brand: 'paypal' }
    deepEqual(await listed(), held)
    const before = await versionOf(site.slug)
    ok(await refuseName(hosting.deps, { slug: site.slug, reason: 'Not your name.', ...BY }))
    deepEqual(await listed(), { ...held, refusedFor: 'Not your name.' })
    equal(await shown(site), 0)
    equal(await allowName(hosting.deps, { slug: site.slug, ...BY }), 'allowed')
    ok((await versionOf(site.slug)) > before)
    deepEqual([await shown(site), await readSiteBar(database, site.slug), await listed()], [3, null, undefined])
    equal(await allowName(hosting.deps, { slug: site.slug, ...BY }), 'not-held')
    equal(await allowName(hosting.deps, { slug: 'nobody-has-this', ...BY }), 'no-site')
    equal(await refuseName(hosting.deps, { slug: 'nobody-has-this', reason: 'No.', ...BY }), false)
    const acts = await listActs(database, { subject: site.slug, limit: 10 })
    deepEqual(
      acts.map(({ act, reason }) => [act, reason]),
      [
        ['name-allowed', null],
        ['name-refused', 'Not your name.'],
      ],
    )
  })
  it('waits anew when its project is made anew, and is not to be had so once it was refused', async () => {
    const accountId = await hosting.addAccount()
    const make = async (): ReturnType<typeof createProject> =>
      createProject(hosting.deps, { accountId, slug: 'g00gle-docs', name: 'Docs', description: null }, 20)
    const first = await make()
    ok(first.kind === 'created')
    equal(await allowName(hosting.deps, { slug: 'g00gle-docs', ...BY }), 'allowed')
    ok(await deleteProject(hosting.deps, { accountId, projectId: first.project.id }))
    const second = await make()
    ok(second.kind === 'created' && second.project.heldAt !== null)
    ok(await refuseName(hosting.deps, { slug: 'g00gle-docs', reason: 'No.', ...BY }))
    ok(await deleteProject(hosting.deps, { accountId, projectId: second.project.id }))
    equal((await make()).kind, 'slug-taken')
    deepEqual(
      (await listHeldNames(hosting.deps.database, 100)).filter(({ slug }) => slug === 'g00gle-docs'),
      [],
    )
  })
  it('can be refused, whatever it imitates, and is told apart from what was taken down', async () => {
    const site = await deployed()
    ok(await refuseName(hosting.deps, { slug: site.slug, reason: 'A name of ours.', ...BY }))
    equal((await readSiteBar(hosting.deps.database, site.slug))?.barred, 'held')
    ok(await takeDownSite(hosting.deps, { slug: site.slug, reason: 'spam', ...BY }))
    equal((await readSiteBar(hosting.deps.database, site.slug))?.barred, 'taken-down')
    equal(await restoreSite(hosting.deps, { slug: site.slug, ...BY }), 'restored')
    equal(await shown(site), 0)
    equal(await allowName(hosting.deps, { slug: site.slug, ...BY }), 'allowed')
    equal(await shown(site), 3)
  })
})

describe('what operators did', () => {
  it('stands in the log with who, whom, why and when, the last first', async () => {
    const site = await deployed()
    await takeDownSite(hosting.deps, { slug: site.slug, reason: 'terms', ...BY })
    await restoreSite(hosting.deps, { slug: site.slug, operator: 'bob', note: null })
    await restoreSite(hosting.deps, { slug: site.slug, operator: 'bob', note: null })
    const at = new Date(hosting.deps.now())
    const acts = await listActs(hosting.deps.database, { subject: site.slug, limit: 10 })
    deepEqual(
      acts.map(({ at: when, operator, act, subject, reason, note }) => ({
        at: when,
        operator,
        act,
        subject,
        reason,
        note,
      })),
      [
        { at, operator: 'bob', act: 'site-restored', subject: site.slug, reason: null, note: null },
        { at, operator: 'ada', act: 'site-taken-down', subject: site.slug, reason: 'terms', note: BY.note },
      ],
    )
    const since = await readActsSince(hosting.deps.database, { number: acts[1]?.number ?? 0n, limit: 10 })
    deepEqual(since, acts.slice(0, 1))
  })
  it('cannot be changed or removed, not even by the owner of the table', async () => {
    await using owner = connect({ url: asOwner(hosting.url) }, silent)
    for (const statement of [
      "update operator_act set operator = 'eve'",
      'delete from operator_act',
      'truncate operator_act',
    ]) {
      await rejects(owner.query(statement), /only ever added to/)
      await rejects(hosting.deps.database.query(statement), /permission denied/)
    }
  })
})

describe('the name of a site', () => {
  it('is taken from whatever an operator has of it', () => {
    for (const name of [
      'shop',
      'shop.sites.test',
      'SHOP.Sites.test.',
      'abcdefghijkl--shop.sites.test',
      'https://shop.sites.test:8443/a?b#c',
      ' http://shop.sites.test/ ',
    ])
      equal(slugMeant(name, 'sites.test:3002'), 'shop', name)
    for (const name of [
      '',
      'shop.example.com',
      'a.shop.sites.test',
      'sites.test',
      'https://',
      'ab',
      'sh/op.sites.test',
    ])
      equal(slugMeant(name, 'sites.test'), null, name)
  })
})
