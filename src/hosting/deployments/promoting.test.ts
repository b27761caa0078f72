import { deepEqual, equal, ok } from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { file, openHosting } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import type { Database } from '../../database/database.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { readLiveManifest } from '../manifest/read-manifests.ts'
import type { Project } from '../projects/project.ts'
import type { DeploymentKey } from './deployment.ts'
import { finalizeDeployment } from './finalize-deployment.ts'
import { promoteDeployment } from './promote-deployment.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
let accountId: string
let project: Project
before(async () => {
  hosting = stack.use(await openHosting())
})
beforeEach(async () => {
  accountId = await hosting.addAccount()
  project = await hosting.addProject(accountId)
})
after(() => stack.disposeAsync())

const begin = (): ReturnType<Hosting['begin']> => hosting.begin(project, accountId)
const live = async (): Promise<Manifest | null> => await readLiveManifest(hosting.deps.database, project.slug)

async function textOf(manifest: Manifest | null, path: string): Promise<string | null> {
  const found = manifest?.files.get(path)
  return found === undefined ? null : (await hosting.deps.store.read(found.forms.identity)).toString()
}

describe('promoting', () => {
  it('goes back and forth, and a finalize never puts an older one over a younger', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()]
    for (const [at, key] of [first, second, third].entries()) await hosting.upload(key, file('a', `${at}`))
    const promotionOf = async (key: DeploymentKey, promote = true): Promise<unknown> => {
      const finalized = await hosting.finalize(key, promote)
      return finalized.kind === 'finalized' && finalized.promotion
    }
    equal((await promoteDeployment(hosting.deps, second)).kind, 'not-ready')
    equal(await promotionOf(second), 'promoted')
    equal(await promotionOf(first), 'older')
    equal(await textOf(await live(), 'a'), '1')
    equal(await promotionOf(third, false), 'not-asked')
    equal(await textOf(await live(), 'a'), '1')
    for (const [at, key] of [first, third, second].entries()) {
      equal((await promoteDeployment(hosting.deps, key)).kind, 'promoted')
      equal(await textOf(await live(), 'a'), ['0', '2', '1'][at])
    }
    const fourth = await begin()
    await hosting.upload(fourth, file('a', '3'))
    equal(await promotionOf(fourth), 'promoted')
  })
  it('remembers the youngest, also while an older one is shown again', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()]
    for (const [at, key] of [first, second, third].entries()) await hosting.upload(key, file('a', `${at}`))
    await hosting.finalize(first)
    await hosting.finalize(third)
    await promoteDeployment(hosting.deps, first)
    const finalized = await hosting.finalize(second)
    equal(finalized.kind === 'finalized' && finalized.promotion, 'older')
    equal(await textOf(await live(), 'a'), '0')
  })
  it('many at once leave the youngest live', async () => {
    for (let round = 0; round < 5; round += 1) {
      const keys: DeploymentKey[] = []
      for (let count = 0; count < 6; count += 1) keys.push(await begin())
      await Promise.all(keys.map((key) => hosting.upload(key, file('a', key.deploymentId))))
      await Promise.all(keys.toReversed().map((key) => hosting.finalize(key)))
      equal(await textOf(await live(), 'a'), keys.at(-1)?.deploymentId)
    }
  })
  it('the same finalized twice at once is finalized once', async () => {
    const key = await begin()
    await hosting.upload(key, file('a', 'text '.repeat(1000)))
    const [one, other] = await Promise.all([hosting.finalize(key), hosting.finalize(key)])
    deepEqual(one, other)
    equal(one.kind, 'finalized')
  })
  it('one that was finalized while another looked at it is not empty', async () => {
    const key = await begin()
    await hosting.upload(key, file('a', 'text'))
    const { database } = hosting.deps
    let first: unknown = null
    const query: Database['query'] = async (statement, values) => {
      // Its state and its row have been read, its files have not.
      if (first === null && statement.includes('deployment_file')) first = await hosting.finalize(key)
      return database.query(statement, values)
    }
    const late = { ...hosting.deps, database: { ...database, query } }
    deepEqual(await finalizeDeployment(late, key, { promote: true }), first)
  })
  it('one that was finalized before another looked at its row is not empty', async () => {
    const key = await begin()
    await hosting.upload(key, file('a', 'text'))
    const { database } = hosting.deps
    let first: unknown = null
    const query: Database['query'] = async (statement, values) => {
      const rows = await database.query(statement, values)
      // After the first look at it, whatever that is at.
      if (first === null) first = await hosting.finalize(key)
      return rows as never
    }
    const late = { ...hosting.deps, database: { ...database, query } }
    deepEqual(await finalizeDeployment(late, key, { promote: true }), first)
  })
  it('a batch at the time of a finalize is in it, or refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = await begin()
      await hosting.upload(key, file('a', 'one'))
      const [added] = await Promise.all([hosting.upload(key, file('b', `two ${round}`)), hosting.finalize(key)])
      equal((await live())?.files.has('b'), added.kind === 'added')
    }
  })
  it('raises the version that other processes look at', async () => {
    const first = await hosting.deploy(project, accountId, { a: '1' })
    const version = (await live())?.version ?? 0n
    await hosting.deploy(project, accountId, { a: '2' })
    const next = (await live())?.version ?? 0n
    ok(next > version)
    await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: first.id })
    ok(((await live())?.version ?? 0n) > next)
  })
})
