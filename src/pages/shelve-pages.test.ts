import { deepEqual, equal, rejects } from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { MakePage, Page } from './page.ts'
import { shelvePages } from './shelve-pages.ts'

describe('shelvePages', () => {
  let root: string
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'burin-pages-'))
  })
  after(async () => rm(root, { recursive: true }))

  /** Makes pages that say the how-manieth they are. */
  function counting(): { make: MakePage; made: () => number } {
    let made = 0
    const make: MakePage = async (path) => ({ mediaType: 'text/plain', text: `${path} ${(made += 1)}` })
    return { make, made: () => made }
  }
  const text = (page: Page | null): string | undefined => page?.text

  it('makes a page once for each edition, whichever process asks', async () => {
    const { make, made } = counting()
    const folders = [join(root, 'once')]
    const shelf = (edition: string): MakePage => shelvePages({ folders, edition: async () => edition, make })
    equal(text(await shelf('a')('/docs', 'later')), '/docs 1')
    equal(text(await shelf('a')('/docs', 'later')), '/docs 1')
    equal(text(await shelf('b')('/docs', 'later')), '/docs 2')
    equal(text(await shelf('a')('/docs', 'later')), '/docs 1')
    equal(made(), 2)
    deepEqual(await readdir(join(root, 'once', 'a')), ['%2Fdocs.json'])
  })

  it('makes a page anew whose file is broken', async () => {
    const { make } = counting()
    const folders = [join(root, 'broken')]
    const find = shelvePages({ folders, edition: async () => 'a', make })
    await find('/docs', 'later')
    for (const broken of ['', '{"mediaType":"text/pl', '[]', 'null']) {
      await writeFile(join(root, 'broken', 'a', '%2Fdocs.json'), broken)
      await find('/docs', 'later')
      equal(JSON.parse(await readFile(join(root, 'broken', 'a', '%2Fdocs.json'), 'utf8')).mediaType, 'text/plain')
    }
  })

  it('goes to the next place where one cannot be written, and on without any', async () => {
    const { make } = counting()
    // A file where a folder should be: nobody can write below it, whoever runs this.
    const blocked = join(root, 'blocked')
    await writeFile(blocked, '')
    const next = join(root, 'next')
    const edition = async (): Promise<string> => 'a'
    const find = shelvePages({ folders: [join(blocked, 'x'), next], edition, make })
    equal(text(await find('/docs', 'later')), '/docs 1')
    equal(text(await find('/docs', 'later')), '/docs 1')
    const lost = shelvePages({ folders: [join(blocked, 'x')], edition, make })
    equal(text(await lost('/docs', 'later')), '/docs 2')
    equal(text(await lost('/docs', 'later')), '/docs 3')
  })

  it('keeps a few other editions, the youngest', async () => {
    const folder = join(root, 'many')
    for (const [at, name] of ['old', 'older', 'young', 'younger'].entries()) {
      await mkdir(join(folder, name), { recursive: true })
      const seconds = 1_000_000 + [200, 100, 300, 400][at]!
      await utimes(join(folder, name), seconds, seconds)
    }
    await shelvePages({ folders: [folder], edition: async () => 'new', make: counting().make })('/docs', 'later')
    deepEqual((await readdir(folder)).sort(), ['new', 'young', 'younger'])
  })

  it('keeps no news that there is no page, and asks again for an edition that could not be told', async () => {
    const folders = [join(root, 'none')]
    let asked = 0
    const edition = async (): Promise<string> => {
      asked += 1
      if (asked === 1) throw new Error('not now')
      return 'a'
    }
    const find = shelvePages({ folders, edition, make: async () => null })
    await rejects(find('/docs', 'later'), /not now/)
    equal(await find('/docs', 'later'), null)
    await rejects(readdir(join(root, 'none')), { code: 'ENOENT' })
  })
})
