import { equal } from 'node:assert/strict'
import { it } from 'node:test'
import { openHosting } from '../../../tests/open-hosting.ts'
import { sameAsBeforeWarning } from './same-as-before-warning.ts'

it('names the last deployment that visitors saw, where the files are the same', async () => {
  await using hosting = await openHosting()
  const accountId = await hosting.addAccount()
  const projectId = await hosting.addProject(accountId)
  const files = { 'index.html': 'one', 'a.css': 'p {}' }
  const deployed = async (those: Record<string, string>): Promise<string | null> => {
    const { id } = await hosting.deploy(projectId, accountId, those)
    return sameAsBeforeWarning(hosting.deps.database, id)
  }
  equal(await deployed(files), null)
  equal(/^Nothing has changed since \w{12}: the files are the same\.$/.test((await deployed(files)) ?? ''), true)
  equal(await deployed({ ...files, 'a.css': 'p { color: red }' }), null)
  equal(await deployed(files), null)
})
