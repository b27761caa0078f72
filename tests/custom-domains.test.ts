/** Hosts of people's own over several processes on one database: shown by all as soon as they are verified, by none as soon as they are not. */
import { deepEqual, equal, match, notEqual, ok, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { deleteAccount } from '../src/accounts/identity/delete-account.ts'
import { sweepDomains } from '../src/hosting/domains/sweep-domains.ts'
import type { DomainSweep } from '../src/hosting/domains/sweep-domains.ts'
import { listActs } from '../src/hosting/moderation/operator-act.ts'
import { releaseDomain } from '../src/hosting/moderation/release-domain.ts'
import { restoreSite, takeDownSite } from '../src/hosting/moderation/take-down-site.ts'
import type { Running } from '../src/main/compose.ts'
import { belongings } from '../src/main/open-accounts.ts'
import { openDomainScene } from './domain-scene.ts'
import type { DomainScene } from './domain-scene.ts'
import type { FakeDns } from './fake-dns.ts'
import type { Hosting } from './open-hosting.ts'
import { until } from './until.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let scene: DomainScene
after(() => scene[Symbol.asyncDispose]())

let hosting: Hosting
let dns: FakeDns
let now: () => number
let addOwner: DomainScene['addOwner']
let askOf: DomainScene['askOf']
let askCertificate: DomainScene['askCertificate']
let everybodySees: DomainScene['everybodySees']
/** One with the API, one that hears nothing, and one with the API alone. */
let both: Running
let deaf: Running
let api: Running
let sweep: DomainSweep

before(async () => {
  scene = await openDomainScene()
  ;({ hosting, dns, now, addOwner, askOf, askCertificate, everybodySees, both, other: deaf, api } = scene)
  sweep = {
    ...hosting.deps,
    now,
    checkDomain: dns.check,
    place: { domain: 'localhost', addresses: { a: [], aaaa: [] }, ownHosts: () => [] },
    isStopping: () => false,
    failed: (what, error) => {
      throw new Error(what, { cause: error })
    },
  }
})

describe('a custom domain', () => {
  it('is shown by every process when it is verified, and by none when it is removed', async () => {
    const owner = await addOwner()
    const project = await owner.project('shown-first')
    const { id } = await owner.client.addDomain(project.id, { hostname: 'first.example' })
    await everybodySees('first.example', '404')
    await owner.client.verifyDomain({ project: project.id, id })
    await everybodySees('first.example', '404')
    await owner.client.removeDomain({ project: project.id, id })
    const of = await owner.verify(project, 'First.Example.')
    await everybodySees('first.example', 'shown-first')
    equal(await askOf(both, 'FIRST.example.:80'), 'shown-first')
    await owner.client.removeDomain(of)
    await everybodySees('first.example', '404')
  })
  it('goes with its project and its account, and is never shown to another who takes its name', async () => {
    const [owner, other] = [await addOwner(), await addOwner()]
    const project = await owner.project('goes-away')
    const second = await owner.project('stays-a-while')
    await owner.verify(project, 'goes.example')
    await owner.verify(second, 'goes.example', '/second')
    await everybodySees('goes.example', 'goes-away')
    await owner.client.deleteProject(project.id)
    // The name is free for its own account at once, and the host is not its.
    const again = await owner.project('goes-away')
    equal(await askOf(both, 'goes.example'), '404')
    equal(await askOf(both, 'goes.example', '/second/'), 'stays-a-while')
    await owner.verify(again, 'goes.example')
    equal(await askOf(both, 'goes.example'), 'goes-away')
    const exported = await belongings.list(hosting.deps.database, owner.accountId)
    deepEqual(
      (exported['domains'] as { hostname: string; pathPrefix: string }[]).map(({ pathPrefix }) => pathPrefix),
      ['/', '/second'],
    )
    await deleteAccount({ database: hosting.deps.database, now, belongings }, {
      id: owner.accountId,
      email: 'x',
      createdAt: new Date(),
    } as Parameters<typeof deleteAccount>[1])
    await until(async () => (await askOf(both, 'goes.example')) === '404')
    await until(async () => (await askOf(deaf, 'goes.example', '/second/')) === '404')
    const theirs = await other.project('somebody-else')
    await rejects(other.client.addDomain(theirs.id, { hostname: 'goes.example' }), /30 days/)
  })
  it('whose CNAME was left behind is not for whoever adds it next', async () => {
    const owner = await addOwner()
    const of = await owner.verify(await owner.project('dangling-one'), 'dangling.example')
    await owner.client.removeDomain(of)
    scene.advance(31 * DAY)
    const other = await addOwner()
    const theirs = await other.project('attacker')
    const { id } = await other.client.addDomain(theirs.id, { hostname: 'dangling.example' })
    const verified = await other.client.verifyDomain({ project: theirs.id, id })
    deepEqual([verified.state, verified.problemCode], ['pending', 'txt_missing'])
    await everybodySees('dangling.example', '404')
  })
  it('answers 451 in every process when its project is taken down, and may still have a certificate', async () => {
    const owner = await addOwner()
    await owner.verify(await owner.project('taken-down-one'), 'down.example')
    await everybodySees('down.example', 'taken-down-one')
    const by = { slug: 'taken-down-one', operator: 'tests', note: null }
    await takeDownSite(hosting.deps, { ...by, reason: 'phishing' })
    await until(async () => (await askOf(both, 'down.example')) === '451')
    await everybodySees('down.example', '451')
    await restoreSite(hosting.deps, by)
    await until(async () => (await askOf(both, 'down.example')) === 'taken-down-one')
    await everybodySees('down.example', 'taken-down-one')
  })
  it('is its new owner’s at once when an operator takes it from an account that never gives it up', async () => {
    const [seller, buyer] = [await addOwner(), await addOwner()]
    const [sold, bought] = [await seller.project('sold-one'), await buyer.project('bought-one')]
    const of = await seller.verify(sold, 'sold.example')
    await seller.verify(sold, 'sold.example', '/docs')
    const [, before] = await seller.client.domainRecords(of)
    await rejects(buyer.client.addDomain(bought.id, { hostname: 'sold.example' }), /another account/i)
    const deps = { ...hosting.deps, now }
    const release = async (): Promise<unknown> =>
      releaseDomain(deps, { hostname: 'sold.example', reason: null, operator: 'tests', note: 'sold' })
    deepEqual(await release(), { accountId: seller.accountId, removed: 2 })
    equal(await release(), null)
    await until(async () => (await askOf(both, 'sold.example')) === '404')
    await everybodySees('sold.example', '404')
    deepEqual(await Array.fromAsync(seller.client.domains(sold.id)), [])
    // What the seller had written into DNS counts no more, though it is still there.
    const again = await seller.client.addDomain(sold.id, { hostname: 'sold.example' })
    const key = { project: sold.id, id: again.id }
    equal((await seller.client.verifyDomain(key)).state, 'pending')
    notEqual((await seller.client.domainRecords(key))[1]?.value, before?.value)
    await buyer.verify(bought, 'sold.example')
    await everybodySees('sold.example', 'bought-one')
    equal((await seller.client.verifyDomain(key)).state, 'pending')
    await everybodySees('sold.example', 'bought-one')
    // Nor is it held back from others any more when it was given up.
    const [domain] = await Array.fromAsync(buyer.client.domains(bought.id))
    await buyer.client.removeDomain({ project: bought.id, id: domain?.id ?? '' })
    await rejects(seller.verify(sold, 'sold.example', '/again'), /30 days/)
    deepEqual(await release(), { accountId: buyer.accountId, removed: 0 })
    await seller.verify(sold, 'sold.example', '/again')
    equal(await askOf(both, 'sold.example', '/again/'), 'sold-one')
    const acts = await listActs(hosting.deps.database, { subject: 'sold.example', limit: 9 })
    deepEqual(
      acts.map(({ act, accountId, note }) => [act, accountId, note]),
      [buyer, seller].map(({ accountId }) => ['domain-released', accountId, 'sold']),
    )
  })
  it('is lost when its records go, shown for 72 hours, and back when they are', async () => {
    const owner = await addOwner()
    const project = await owner.project('lost-and-found')
    const of = await owner.verify(project, 'lost.example')
    const records = await owner.client.domainRecords(of)
    const shown = async (): Promise<string> => {
      const [domain] = await Array.fromAsync(owner.client.domains(project.id))
      return `${domain?.state} ${domain?.problem}`
    }
    scene.advance(DAY)
    dns.fail(true)
    await sweepDomains(sweep)
    match(await shown(), /^verified null/)
    dns.fail(false)
    dns.erase('lost.example')
    scene.advance(HOUR)
    await sweepDomains(sweep)
    match(await shown(), /^lost .* Visitors see the site until /)
    await everybodySees('lost.example', 'lost-and-found')
    dns.write(records.slice(1))
    scene.advance(HOUR)
    await sweepDomains(sweep)
    match(await shown(), /^verified null/)
    dns.erase('lost.example')
    scene.advance(DAY)
    await sweepDomains(sweep)
    scene.advance(71 * HOUR)
    await everybodySees('lost.example', 'lost-and-found')
    // It ends by itself, before anybody has swept.
    scene.advance(HOUR)
    equal(await askOf(both, 'lost.example'), '404')
    equal(await askCertificate(api, 'lost.example'), 404)
    await sweepDomains(sweep)
    match(await shown(), /^lost .* Visitors see the site here no more/)
    await everybodySees('lost.example', '404')
    dns.write(records.slice(1))
    scene.advance(HOUR)
    await sweepDomains(sweep)
    match(await shown(), /^verified null/)
    // The sweep ran here: this process hears of it as the others do.
    await until(async () => (await askOf(both, 'lost.example')) === 'lost-and-found')
    await everybodySees('lost.example', 'lost-and-found')
  })
  it('of an account with few is not looked at after all of those with many, which have waited for longer', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, addOwner))
    const bigs: (() => Promise<void>)[] = []
    for (const [place, many] of crowd.entries()) {
      const big = await many.project(`has-many-${place}`)
      for (let at = 0; at < 3; at += 1) await many.client.addDomain(big.id, { hostname: `many-${place}-${at}.example` })
      bigs.push(() => many.client.deleteProject(big.id))
    }
    scene.advance(1000)
    const few = await addOwner()
    const small = await few.project('has-one')
    await few.client.addDomain(small.id, { hostname: 'few.example' })
    scene.advance(60_000)
    const before = dns.looks.length
    await sweepDomains(sweep)
    const looks = dns.looks.slice(before).filter((host) => /^(?:many|few)/.test(host))
    equal(new Set(looks).size, 16)
    equal(looks.length, 16)
    // Accounts take turns, so it is the sixth at the latest, of looks that are begun four at a time.
    ok(looks.indexOf('few.example') < 8, looks.join(' '))
    await few.client.deleteProject(small.id)
    for (const remove of bigs) await remove()
  })
  it('is looked at by one process each time, hourly while it waits and then no more', async () => {
    const owner = await addOwner()
    const project = await owner.project('waits-long')
    await owner.client.addDomain(project.id, { hostname: 'waits.example' })
    const looks = (): number => dns.looks.filter((host) => host === 'waits.example').length
    await sweepDomains(sweep)
    equal(looks(), 0)
    scene.advance(60_000)
    await Promise.all([sweepDomains(sweep), sweepDomains(sweep), sweepDomains(sweep)])
    equal(looks(), 1)
    scene.advance(HOUR)
    await Promise.all([sweepDomains(sweep), sweepDomains(sweep)])
    equal(looks(), 2)
    scene.advance(14 * DAY)
    await sweepDomains(sweep)
    equal(looks(), 3)
    scene.advance(14 * DAY)
    await sweepDomains(sweep)
    equal(looks(), 3)
    const [domain] = await Array.fromAsync(owner.client.domains(project.id))
    match(domain?.problem ?? '', /in vain for 14 days/)
    const { database } = hosting.deps
    deepEqual(await database.query("select hostname from domain_owner where hostname = 'dangling.example'"), [])
    deepEqual(await database.query("select hostname from domain_claim where hostname = 'first.example'"), [])
  })
})

describe('GET /ask', () => {
  it('allows nothing but verified hosts, whatever is asked', async () => {
    for (const name of [
      'nobody.example',
      'shown-first.localhost',
      'localhost',
      '127.0.0.1',
      '',
      'a b',
      'x.example:443',
      '..',
      '*.example.com',
    ])
      equal(await askCertificate(api, name), 404, name)
    equal((await fetch(`${api.operationsOn}/ask`)).status, 400)
    equal((await fetch(`${api.operationsOn}/ask?domain=a.example&domain=b.example`)).status, 400)
    const metrics = await (await fetch(`${api.operationsOn}/metrics`)).text()
    match(metrics, /burin_certificates_asked_total\{answer="no"\} \d/)
    match(metrics, /burin_certificates_asked_total\{answer="yes"\} \d/)
    ok(!metrics.includes('nobody.example'))
  })
})
