import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { storedSecret } from './stored-secret.ts'

describe('the stored secret', () => {
  const folders: string[] = []
  const folder = async (): Promise<string> => {
    const path = await mkdtemp(join(tmpdir(), 'burin-secret-'))
    folders.push(path)
    return path
  }
  after(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))))

  it('is made once, for processes that start at once and for all later ones, and only its owner may read it', async () => {
    const path = join(await folder(), 'new', 'data')
    const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(path)))
    deepEqual(new Set(secrets), new Set([await storedSecret(path)]))
    match(secrets[0] ?? '', /^[0-9a-f]{64}$/)
    deepEqual(await readdir(path), ['secret'])
    equal((await stat(join(path, 'secret'))).mode & 0o777, 0o600)
  })
  it('differs from folder to folder', async () => {
    equal((await storedSecret(await folder())) === (await storedSecret(await folder())), false)
  })
  it('is not taken from a file that is not whole', async () => {
    const path = await folder()
    await writeFile(join(path, 'secret'), 'short')
    await rejects(storedSecret(path), { name: 'SecretProblem', message: /is not whole: delete it/ })
  })
  it('says what to do when the folder cannot be had', async () => {
    const path = await folder()
    await writeFile(join(path, 'data'), '')
    await rejects(storedSecret(join(path, 'data')), { name: 'SecretProblem', message: /set BURIN_SECRET$/ })
  })
})
