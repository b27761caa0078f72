import { equal } from 'node:assert/strict'
import { it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import { promoteDeployment } from './promote-deployment.ts'
import { sameAsBeforeWarning } from './same-as-before-warning.ts'

it('names what visitors saw before, where the files are the same, and not the newest deployment', async () => {
  await using hosting = await openHosting()
  const accountId = await hosting.addAccount()
  const project = await hosting.addProject(accountId)
  const { database } = hosting.deps
  const files = { 'index.html': 'one', 'a.css': 'p {}' }
  const other = { ...files, 'a.css': 'p { color: red }' }
  let liveId: string | null = null
  const deployed = async (those: Record<string, string>, promote = true): Promise<string> => {
    const { id } = await hosting.deploy(project, accountId, those, promote)
    const told = await sameAsBeforeWarning(database, { deploymentId: id, liveId })
    if (promote) liveId = id
    return told ?? 'changed'
  }
  const same = async (those: Record<string, string>, promote?: boolean): Promise<boolean> =>
    /^Nothing has changed since \w{12}: the files are the same\.$/.test(await deployed(those, promote))
  equal(await deployed(files), 'changed')
  const first = liveId ?? ''
  equal(await same(files), true)
  equal(await deployed(other), 'changed')
  equal(await deployed(files), 'changed')
  equal(await deployed(other), 'changed')
  // A preview that nobody sees says nothing of what comes after it.
  equal(await deployed(files, false), 'changed')
  equal(await same(other), true)
  await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: first })
  liveId = first
  equal(await deployed(other), 'changed')
  await promoteDeployment(hosting.deps, { accountId, projectId: project.id, deploymentId: first })
  liveId = first
  equal(await same(files), true)
  // Asked again, when it is live itself.
  equal(await same(files), true)
  const again = { deploymentId: liveId, liveId }
  equal((await sameAsBeforeWarning(database, again))?.startsWith('Nothing has changed since'), true)
})
