import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import { createProject } from './create-project.ts'
import type { CreatedProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { findProject, listProjects } from './find-projects.ts'
import { slugProblem } from './slug-problem.ts'
import { updateProject } from './update-project.ts'
import { readUsage } from './account-usage.ts'

const stack = new AsyncDisposableStack()
let hosting: Hosting
before(async () => {
  hosting = stack.use(await openHosting())
})
after(() => stack.disposeAsync())

const make = (accountId: string, slug: string, allowed = 20): Promise<CreatedProject> =>
  createProject(hosting.deps, { accountId, slug, name: 'My site', description: null }, allowed)

describe('a slug', () => {
  it('has 3 to 49 small letters, digits and single hyphens', () => {
    for (const good of ['abc', 'a'.repeat(49), 'a-b-c', '123', 'my-site-2']) equal(slugProblem(good), null, good)
    for (const bad of ['ab', 'a'.repeat(50), '-ab', 'ab-', 'a--b', 'xn--abc', 'Abc', 'a_b', 'a.b', 'ä-b', 'abc\n'])
      ok(slugProblem(bad) !== null, bad)
  })
  it('is none that people take for the service', () => {
    for (const name of ['www', 'api', 'admin', 'mail', 'localhost', 'login']) match(slugProblem(name) ?? '', /reserved/)
  })
})

describe('projects', () => {
  it('are there for their own account only', async () => {
    const [mine, other] = [await hosting.addAccount(), await hosting.addAccount()]
    const project = await hosting.addProject(mine)
    match(project.id, /^prj_[0-9A-Za-z]{24}$/)
    deepEqual(await findProject(hosting.deps.database, mine, { id: project.id }), project)
    deepEqual(await findProject(hosting.deps.database, mine, { slug: project.slug }), project)
    equal(await findProject(hosting.deps.database, other, { id: project.id }), null)
    equal(await findProject(hosting.deps.database, other, { slug: project.slug }), null)
    equal(await updateProject(hosting.deps, { accountId: other, projectId: project.id }, { name: 'stolen' }), null)
    equal(await deleteProject(hosting.deps, { accountId: other, projectId: project.id }), false)
  })
  it('have a slug that nobody else has, also when made at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => hosting.addAccount()))
    const all = await Promise.all(accounts.map((accountId) => make(accountId, 'one-of-five')))
    deepEqual(all.map(({ kind }) => kind).sort(), ['created', ...Array.from({ length: 4 }, () => 'slug-taken')])
  })
  it('are listed newest first, page by page', async () => {
    const accountId = await hosting.addAccount()
    const made = []
    for (let count = 0; count < 5; count += 1) made.unshift((await hosting.addProject(accountId)).id)
    const first = await listProjects(hosting.deps.database, { accountId, before: null, limit: 3 })
    const last = first.at(-1)?.number ?? null
    const second = await listProjects(hosting.deps.database, { accountId, before: last, limit: 3 })
    deepEqual(
      [...first, ...second].map(({ id }) => id),
      made,
    )
  })
  it('change in what is named, and null clears', async () => {
    const accountId = await hosting.addAccount()
    const { id: projectId } = await hosting.addProject(accountId)
    const change = async (what: object): Promise<unknown> => {
      const { name, description, deploymentName } =
        (await updateProject(hosting.deps, { accountId, projectId }, what)) ?? {}
      return [name, description, deploymentName]
    }
    deepEqual(await change({ description: 'd', deploymentName: 'blue' }), ['A site', 'd', 'blue'])
    deepEqual(await change({ name: 'B' }), ['B', 'd', 'blue'])
    deepEqual(await change({ description: null, deploymentName: null }), ['B', null, null])
  })
  it('are as many as are allowed, also when made at once; a refusal says used and allowed', async () => {
    const accountId = await hosting.addAccount()
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => make(accountId, `many-${i}-projects`, 4)))
    equal(all.filter(({ kind }) => kind === 'created').length, 4)
    const refused = all.find((one) => one.kind === 'quota-reached')
    deepEqual([refused?.quota, refused?.used, refused?.allowed], ['projects', 4, 4])
    const [first] = await listProjects(hosting.deps.database, { accountId, before: null, limit: 1 })
    ok(await deleteProject(hosting.deps, { accountId, projectId: first?.id ?? '' }))
    equal((await make(accountId, 'one-more-now', 4)).kind, 'created')
    const usage = await readUsage(hosting.deps.database, { accountId, at: new Date(hosting.deps.now()) })
    deepEqual(usage, { projects: 4, deploymentsADay: 0, storedBytes: 0 })
  })
  it('leave a name that their own account may take again, and nobody else', async () => {
    const [mine, other] = [await hosting.addAccount(), await hosting.addAccount()]
    const project = await hosting.addProject(mine, 'left-behind')
    await hosting.deploy(project, mine, { 'index.html': 'hello' })
    ok(await deleteProject(hosting.deps, { accountId: mine, projectId: project.id }))
    equal(await findProject(hosting.deps.database, mine, { slug: 'left-behind' }), null)
    equal((await make(other, 'left-behind')).kind, 'slug-taken')
    equal((await make(mine, 'left-behind')).kind, 'created')
  })
})
