import { equal } from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { makeLinks } from './make-links.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

async function makePackage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'burin-links-'))
  stack.defer(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'native', 'lib'), { recursive: true })
  return root
}

describe('makeLinks', () => {
  it('makes the links that the package lists and npm could not hold, and leaves those that are there', async () => {
    const root = await makePackage()
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
    await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library')
    // Two processes may start at once, and there is a next start.
    await Promise.all([makeLinks(root), makeLinks(root)])
    await makeLinks(root)
    equal(await readlink(join(root, 'native', 'lib', 'libpq.so.5')), 'libpq.so.5.18')
    equal(await readFile(join(root, 'native', 'lib', 'libpq.so.5'), 'utf8'), 'library')
  })

  it('has nothing to do where the package lists none', async () => {
    await makeLinks(await makePackage())
  })
})
