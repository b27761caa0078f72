import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import { readIgnoreFile } from './read-ignore-file.ts'
import { readToldFile } from './read-told-file.ts'

const KIB = 1024
let root: string
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'burin-told-'))
})
after(() => rm(root, { recursive: true }))

/** Puts what should be a small file of text at a path, and the sentence that says why it is none. */
const WRONG: Readonly<Record<string, readonly [(path: string) => unknown, string]>> = {
  link: [(path) => symlink('other', path), 'is a link, which is not followed: put the file itself there'],
  'link-to-device': [
    (path) => symlink('/dev/zero', path),
    'is a link, which is not followed: put the file itself there',
  ],
  pipe: [(path) => execFileSync('mkfifo', [path]), 'is no file'],
  folder: [(path) => mkdir(path), 'is no file'],
  large: [(path) => writeFile(path, ' '.repeat(64 * KIB + 1)), 'is larger than 64 KiB'],
}

describe('a small file of a folder', () => {
  it('is read as it is, up to its bound', async () => {
    const path = join(root, 'whole')
    deepEqual(await readToldFile(path), { kind: 'none' })
    deepEqual(await readToldFile(join(path, 'below')), { kind: 'none' })
    for (const text of ['', 'é\n', 'x'.repeat(64 * KIB)]) {
      await writeFile(path, text)
      deepEqual(await readToldFile(path), { kind: 'text', text })
    }
    deepEqual(await readToldFile(join(path, 'below')), { kind: 'none' })
  })
  for (const [name, [put, wrong]] of Object.entries(WRONG))
    it(`is refused, whichever it is, when it is a ${name}`, async () => {
      const folder = join(root, name)
      await mkdir(folder)
      await put(join(folder, '.burinignore'))
      await put(join(folder, '.burin.json'))
      deepEqual(await readToldFile(join(folder, '.burin.json')), { kind: 'wrong', wrong })
      await rejects(readIgnoreFile(folder), {
        name: 'DeployProblem',
        kind: 'unreadable',
        path: '.burinignore',
        message: `.burinignore ${wrong}.`,
      })
      const environment = { BURIN_API: 'http://127.0.0.1:1', BURIN_TOKEN: 'x' }
      const { exitCode, output, problem } = await callBurin('projects', { folder, environment })
      deepEqual([exitCode, output], [1, ''])
      match(problem, new RegExp(`^burin: \\S+\\.burin\\.json ${wrong}; mend or remove it\\n$`))
    })
  it(
    'is refused when it cannot be read, with what the disk says',
    { skip: process.geteuid?.() === 0 && 'the superuser may read everything' },
    async () => {
      const path = join(root, 'closed')
      await writeFile(path, 'x', { mode: 0 })
      await rejects(readToldFile(path), { code: 'EACCES' })
      equal(await readIgnoreFile(root), null)
    },
  )
})
