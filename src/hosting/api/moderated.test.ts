import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { allowName, refuseName } from '../moderation/judge-name.ts'
import { restoreAccount, suspendAccount } from '../moderation/suspend-account.ts'
import { restoreSite, takeDownSite } from '../moderation/take-down-site.ts'

let api: HostingApi
before(async () => {
  api = await runHostingApi()
})
after(() => api[Symbol.asyncDispose]())

const BY = { operator: 'ada', note: null }
/** A deployment with one file, and its path. */
async function begin(slug: string): Promise<{ readonly id: string; readonly path: string }> {
  const { body } = await api.ask('POST', `/projects/slug/${slug}/deployments`)
  const path = `/projects/slug/${slug}/deployments/${body.id}`
  await api.ask('POST', `${path}/files/batch`, { body: { files: [{ path: 'index.html', content: 'home' }] } })
  return { id: body.id, path }
}
const projectOf = async (slug: string): Promise<Record<string, unknown>> =>
  (await api.ask('GET', `/projects/slug/${slug}`)).body

describe('a site that operators took down', () => {
  it('says so to its owner, promotes nothing, and finalizes without promoting', async () => {
    const slug = 'taken-down'
    await api.ask('POST', '/projects/', { body: { name: 'A site', slug } })
    const one = await begin(slug)
    equal((await api.ask('POST', `${one.path}/finalize`)).status, 200)
    equal((await projectOf(slug))['withheld'], null)
    ok(await takeDownSite(api.hosting.deps, { slug, reason: 'phishing', ...BY }))
    const since = new Date(api.hosting.deps.now()).toISOString()
    deepEqual((await projectOf(slug))['withheld'], { why: 'taken_down', since, reason: 'phishing' })
    const promoted = await api.ask('POST', `${one.path}/promote`)
    equal(promoted.status, 409)
    match(promoted.body.error, /down because it passed itself off as somebody else.*Write to the operator/)
    const next = await begin(slug)
    equal((await api.ask('POST', `${next.path}/finalize`)).status, 409)
    equal((await api.ask('POST', `${next.path}/finalize`, { body: { promote: false } })).status, 200)
    equal((await projectOf(slug))['activeDeploymentId'], one.id)
    equal(await restoreSite(api.hosting.deps, { slug, ...BY }), 'restored')
    equal((await projectOf(slug))['withheld'], null)
    equal((await api.ask('POST', `${next.path}/promote`)).status, 200)
  })
})

describe('a site whose name imitates a brand', () => {
  it('is made and deployed, and its owner is told at each step that it waits, or was refused', async () => {
    const slug = 'app1e-support'
    const { status, body } = await api.ask('POST', '/projects/', { body: { name: 'Support', slug } })
    const since = new Date(api.hosting.deps.now()).toISOString()
    deepEqual([status, body.withheld], [201, { why: 'name_waits', since, reason: null }])
    const one = await begin(slug)
    const finalized = await api.ask('POST', `${one.path}/finalize`)
    deepEqual([finalized.status, finalized.body.promoted], [200, true])
    match(finalized.body.warnings.join(' '), /do not see this site yet: its name reads like/)
    ok(await refuseName(api.hosting.deps, { slug, reason: 'It is not yours.', ...BY }))
    deepEqual((await projectOf(slug))['withheld'], { why: 'name_refused', since, reason: 'It is not yours.' })
    const two = await begin(slug)
    match(
      (await api.ask('POST', `${two.path}/finalize`)).body.warnings.join(' '),
      /refused its name \(It is not yours\.\)/,
    )
    equal(await allowName(api.hosting.deps, { slug, ...BY }), 'allowed')
    const three = await begin(slug)
    const { warnings } = (await api.ask('POST', `${three.path}/finalize`)).body
    equal(warnings.length, 1)
    match(warnings[0], /^Nothing has changed since \w+: the files are the same\.$/)
    equal((await projectOf(slug))['withheld'], null)
  })
})

describe('an account that operators suspended', () => {
  it('is told why its token is refused, and has all that it had afterwards', async () => {
    const { account, token } = await api.addPerson()
    await api.ask('POST', '/projects/', { token, body: { name: 'A site', slug: 'of-suspended' } })
    ok(await suspendAccount(api.hosting.deps, { accountId: account.id, reason: 'spam', ...BY }))
    const { status, headers, body } = await api.ask('GET', '/projects/', { token })
    equal(status, 401)
    match(body.error, /^This account is suspended \(spam\): .* Write to the operator/)
    match(headers.get('www-authenticate') ?? '', /invalid_token/)
    ok(await restoreAccount(api.hosting.deps, { accountId: account.id, ...BY }))
    const after = await api.ask('GET', '/projects/', { token })
    deepEqual(
      after.body.map(({ slug }: { slug: string }) => slug),
      ['of-suspended'],
    )
  })
})
