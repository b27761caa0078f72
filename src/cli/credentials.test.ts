import { deepEqual, equal } from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { credentialStore } from './credentials.ts'
import { withFileLock } from './with-file-lock.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burin-credentials-'))
})
after(() => rm(folder, { recursive: true }))

describe('credentials', () => {
  it('lose no entry where several commands sign in and out at the same instant', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `https://api-${at}.example`)
    const credential = { token: 'a', issuer: 'https://a.example', revocationEndpoint: null, expiresAt: null }
    await credentialStore(folder).keep('https://old.example', credential)
    await Promise.all([
      ...names.map((name) => credentialStore(folder).keep(name, { ...credential, token: name })),
      credentialStore(folder).forget('https://old.example'),
    ])
    const { origins } = await credentialStore(folder).read()
    deepEqual(Object.keys(origins).toSorted(), names.toSorted())
    deepEqual(await readdir(folder), ['credentials.json'])
  })

  it('are written all the same where a command died that held the lock', async () => {
    const path = join(folder, 'dead')
    await writeFile(`${path}.lock`, '')
    let waitedMs = 0
    const done = await withFileLock(
      path,
      async () => 'done',
      async (ms) => (waitedMs += ms),
    )
    equal(done, 'done')
    equal(waitedMs, 4980)
  })
})
