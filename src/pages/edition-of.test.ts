import { equal, match, notEqual } from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { editionOf } from './edition-of.ts'

describe('editionOf', () => {
  let root: string
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'burin-edition-'))
    for (const folder of ['docs/guides', 'src/pages/html', 'src/main'])
      await mkdir(join(root, folder), { recursive: true })
    await writeFile(join(root, 'docs/guides/start.md'), '# Start')
  })
  after(async () => rm(root, { recursive: true }))

  it('changes with what draws, and with every document and style', async () => {
    const first = editionOf('r-1', root)
    match(first, /^pages-[0-9a-f]{12}$/)
    equal(editionOf('r-1', root), first)
    notEqual(editionOf('r-2', root), first)
    const seen = new Set([first])
    for (const [file, text] of [
      ['docs/guides/start.md', '# Begin'],
      ['docs/guides/more.md', '# More'],
      ['src/pages/html/style.css', 'body { margin: 0 }'],
      ['CHANGELOG.md', '# Changelog'],
    ] as const) {
      await writeFile(join(root, file), text)
      const edition = editionOf('r-1', root)
      equal(seen.has(edition), false, file)
      seen.add(edition)
    }
    const last = editionOf('r-1', root)
    await writeFile(join(root, 'src/pages/some.test.ts'), '')
    await writeFile(join(root, 'src/main/start.ts'), '')
    equal(editionOf('r-1', root), last)
  })
})
