import { equal, rejects } from 'node:assert/strict'
import { chmod, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { makeSocketFolder, socketFolderFor } from './socket-folder.ts'

const root = await mkdtemp(join(tmpdir(), 'burin-socket-'))
after(() => rm(root, { recursive: true }))

describe('the folder of the socket', () => {
  it('is the data folder, as long as a socket has room there', () => {
    const longest = `/${'d'.repeat(88)}`
    equal(socketFolderFor(longest, '/tmp'), longest)
    equal(Buffer.byteLength(join(longest, '.s.PGSQL.5432')), 103)
    const long = `${longest}d`
    equal(socketFolderFor(long, '/tmp'), socketFolderFor(long, '/tmp'))
    equal(socketFolderFor(`/${'\u00fc'.repeat(60)}`, '/tmp').startsWith('/tmp/burin-'), true)
  })

  it('is made for one account only, and taken again', async () => {
    const path = join(root, 'own')
    await makeSocketFolder(path, null)
    await makeSocketFolder(path, null)
    equal((await stat(path)).mode & 0o777, 0o700)
  })

  it('is refused when somebody else may have put it there', async () => {
    const open = join(root, 'open')
    await makeSocketFolder(open, null)
    await chmod(open, 0o777)
    await rejects(makeSocketFolder(open, null), /remove it, or give BURIN_DATA a shorter path/)
    const link = join(root, 'link')
    await symlink(join(root, 'own'), link)
    await rejects(makeSocketFolder(link, null), { name: 'DatabaseProblem' })
  })
})
