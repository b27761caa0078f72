/** Hosts of people's own that somebody wants to have who may not, or that nobody may see: at two processes that hear of changes, and one with the API alone. */
import { deepEqual, equal, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { allowName, refuseName } from '../src/hosting/moderation/judge-name.ts'
import { releaseDomain } from '../src/hosting/moderation/release-domain.ts'
import { restoreAccount, suspendAccount } from '../src/hosting/moderation/suspend-account.ts'
import { restoreSite, takeDownSite } from '../src/hosting/moderation/take-down-site.ts'
import { openDomainScene } from './domain-scene.ts'
import type { DomainOwner, DomainScene } from './domain-scene.ts'
import { until } from './until.ts'

const DAY = 86_400_000
const BY = { operator: 'tests', note: null }

let scene: DomainScene
before(async () => {
  scene = await openDomainScene({ hears: true })
})
after(() => scene[Symbol.asyncDispose]())

/** Everybody hears of what was done beside the processes; then all see the same. */
async function soonSeen(host: string, expected: string, path = '/'): Promise<void> {
  await until(async () => (await scene.askOf(scene.both, host, path)) === expected)
  await scene.everybodySees(host, expected, path)
}
/** Adds a host with its records beside those that are there, and looks. */
async function claim(
  owner: DomainOwner,
  slug: string,
  { hostname, pathPrefix = '/' }: { hostname: string; pathPrefix?: string },
): Promise<{ state: string; problemCode: string | null; of: { project: string; id: string } }> {
  const project = await owner.project(slug)
  const { id } = await owner.client.addDomain(project.id, { hostname, pathPrefix })
  const of = { project: project.id, id }
  scene.dns.write(await owner.client.domainRecords(of))
  const { state, problemCode } = await owner.client.verifyDomain(of)
  return { state, problemCode, of }
}

describe('the host of a site that operators keep from its visitors', () => {
  it('shows no page of it while its name is refused, or its account suspended, below every path, and all of it afterwards', async () => {
    const { hosting, addOwner } = scene
    const deps = { ...hosting.deps, now: scene.now }
    const owner = await addOwner()
    const [root, docs] = [await owner.project('kept-root'), await owner.project('kept-docs')]
    await owner.verify(root, 'kept.example')
    await owner.verify(docs, 'kept.example', '/docs')
    await soonSeen('kept.example', 'kept-root')
    await refuseName(deps, { slug: 'kept-root', reason: 'No.', ...BY })
    await until(async () => (await scene.askOf(scene.other, 'kept.example')) === '404')
    await until(async () => (await scene.askOf(scene.both, 'kept.example')) === '404')
    await soonSeen('kept.example', 'kept-docs', '/docs/')
    // The other does not step in its place.
    equal(await scene.askOf(scene.both, 'kept.example', '/docsx'), '404')
    await suspendAccount(deps, { accountId: owner.accountId, reason: 'spam', ...BY })
    await soonSeen('kept.example', '451', '/docs/')
    await soonSeen('kept.example', '451')
    await restoreAccount(deps, { accountId: owner.accountId, ...BY })
    await soonSeen('kept.example', 'kept-docs', '/docs/')
    equal(await scene.askOf(scene.both, 'kept.example'), '404')
    await allowName(deps, { slug: 'kept-root', ...BY })
    await soonSeen('kept.example', 'kept-root')
  })
  it('is nobody else’s meanwhile, and not brought back by a project of the same name', async () => {
    const { hosting, addOwner } = scene
    const deps = { ...hosting.deps, now: scene.now }
    const [owner, other] = [await addOwner(), await addOwner()]
    const project = await owner.project('banned-one')
    await owner.verify(project, 'banned.example')
    await takeDownSite(deps, { slug: 'banned-one', reason: 'phishing', ...BY })
    await soonSeen('banned.example', '451')
    await rejects(other.project('banned-one'), /taken/)
    await rejects(claim(other, 'wants-banned', { hostname: 'banned.example' }), /another account/i)
    await owner.client.deleteProject(project.id)
    await soonSeen('banned.example', '404')
    await rejects(owner.project('banned-one'), /taken/)
    await restoreSite(deps, { slug: 'banned-one', ...BY })
    await owner.project('banned-one')
    await soonSeen('banned.example', '404')
  })
})

describe('the host of somebody', () => {
  it('is not had by records of another account beside his, at whatever path', async () => {
    const [owner, thief] = [await scene.addOwner(), await scene.addOwner()]
    // Added while nobody had shown anything. Later both have their records in DNS, then the thief alone.
    const early = await thief.project('early-thief')
    const { id } = await thief.client.addDomain(early.id, { hostname: 'his.example', pathPrefix: '/login' })
    const first = await claim(owner, 'his-own', { hostname: 'his.example' })
    equal(first.state, 'verified')
    const of = { project: early.id, id }
    const records = await thief.client.domainRecords(of)
    scene.dns.write(records.filter(({ type }) => type === 'TXT'))
    equal((await thief.client.verifyDomain(of)).problemCode, 'routing_missing')
    scene.dns.erase('his.example')
    scene.dns.write(records)
    const looked = await thief.client.verifyDomain(of)
    deepEqual([looked.state, looked.problemCode], ['pending', 'claimed'])
    equal(await scene.askOf(scene.both, 'his.example', '/login/'), '404')
    equal(await scene.askOf(scene.both, 'his.example'), 'his-own')
    await rejects(claim(thief, 'late-thief', { hostname: 'HIS.example.', pathPrefix: '/x' }), /another account/i)
    await soonSeen('his.example', 'his-own')
  })
  it('is another’s when 30 days are over and it shows its own records, and the first gets nothing back', async () => {
    const seller = await scene.addOwner()
    const sold = await seller.project('first-holder')
    const before = await seller.verify(sold, 'moved.example')
    await seller.client.removeDomain(before)
    await soonSeen('moved.example', '404')
    // A token that is not used for 30 days is over.
    scene.advance(16 * DAY)
    deepEqual(await Array.fromAsync(seller.client.domains(sold.id)), [])
    scene.advance(15 * DAY)
    const buyer = await scene.addOwner()
    await buyer.verify(await buyer.project('next-holder'), 'moved.example')
    await soonSeen('moved.example', 'next-holder')
    await rejects(seller.client.addDomain(sold.id, { hostname: 'moved.example' }), /another account/i)
    await rejects(
      seller.client.addDomain(sold.id, { hostname: 'moved.example', pathPrefix: '/old' }),
      /another account/i,
    )
    await soonSeen('moved.example', 'next-holder')
  })
  it('is not had by a look that was at work when it was removed, released, or its project deleted', async () => {
    const { hosting, dns } = scene
    const ends: readonly (readonly [
      string,
      (owner: DomainOwner, of: { project: string; id: string }) => Promise<unknown>,
    ])[] = [
      ['removed', async ({ client }, of) => client.removeDomain(of)],
      ['deleted', async ({ client }, { project }) => client.deleteProject(project)],
      [
        'released',
        async ({ client }, of) => {
          // It has to be somebody's to be released.
          await client.verifyDomain(of)
          await releaseDomain(
            { ...hosting.deps, now: scene.now },
            { hostname: 'released.example', reason: null, ...BY },
          )
        },
      ],
    ]
    for (const [name, end] of ends) {
      const owner = await scene.addOwner()
      const project = await owner.project(`look-${name}`)
      const { id } = await owner.client.addDomain(project.id, { hostname: `${name}.example` })
      const of = { project: project.id, id }
      dns.write(await owner.client.domainRecords(of))
      const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      dns.before = async () => {
        dns.before = async () => undefined
        begun.resolve()
        await gate.promise
      }
      const looking = rejects(owner.client.verifyDomain(of), /no such (domain|project)/)
      await begun.promise
      await end(owner, of)
      gate.resolve()
      await looking
      await soonSeen(`${name}.example`, '404')
    }
  })
})
