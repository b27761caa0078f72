import { deepEqual } from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { openHosting, part, reference } from '../../../tests/open-hosting.ts'
import { readUploadState } from './deployment-files.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

describe('the state of an upload', () => {
  it('names of very many that are missing those that come first, and counts all', async () => {
    const hosting = stack.use(await openHosting())
    const accountId = await hosting.addAccount()
    const key = await hosting.begin(await hosting.addProject(accountId), accountId)
    await hosting.upload(key, part(Buffer.from('is there')), reference('b-is-there', 'is there'))
    await hosting.upload(key, ...['e', 'c', '"'.repeat(50), 'a', 'd'].map((path) => reference(path, path)))
    const named = async (bytes: number): Promise<unknown> => {
      const { missing, missingCount, fileCount } = await readUploadState(hosting.deps.database, key, bytes)
      return [missing.map(({ path }) => path[0]).join(''), missingCount, fileCount]
    }
    deepEqual(await named(1000), ['"acde', 5, 6])
    deepEqual(await named(600), ['"acd', 5, 6])
    deepEqual(await named(177), ['', 5, 6])
    deepEqual(await named(178), ['"', 5, 6])
  })
})
