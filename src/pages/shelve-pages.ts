import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MakePage, Page } from './page.ts'

export interface Shelf {
  /** Where pages may be kept, the best place first: one that cannot be written is passed over. */
  readonly folders: readonly string[]
  /** Names all that the pages are made from: pages of another edition are others. */
  readonly edition: () => Promise<string>
  readonly make: MakePage
}

/** Editions that stay beside the one in use: another version of the service may still run, or come back. */
const OTHER_EDITIONS = 2

/**
 * Keeps pages as files, so that they are made once for each edition and not with each start. Processes may share the folders:
 * a file is there as a whole or not at all. Where nothing can be written, pages are made again.
 */
export function shelvePages({ folders, edition, make }: Shelf): MakePage {
  let asked: Promise<string> | null = null
  const nameOfEdition = async (): Promise<string> => {
    try {
      return await (asked ??= edition())
    } catch (error) {
      asked = null
      throw error
    }
  }
  return async (path, haste) => {
    const name = await nameOfEdition()
    const file = `${encodeURIComponent(path)}.json`
    for (const folder of folders) {
      const page = await readPage(join(folder, name, file))
      if (page !== null) return page
    }
    const page = await make(path, haste)
    if (page === null) return null
    for (const folder of folders) if (await isWritten(folder, name, file, page)) break
    return page
  }
}

/** Null when it is not there, or no page. */
async function readPage(file: string): Promise<Page | null> {
  try {
    const { mediaType, text } = JSON.parse(await readFile(file, 'utf8')) as Partial<Page>
    return typeof mediaType === 'string' && typeof text === 'string' ? { mediaType, text } : null
  } catch {
    return null
  }
}

async function isWritten(folder: string, edition: string, file: string, page: Page): Promise<boolean> {
  const place = join(folder, edition)
  try {
    const isNew = (await mkdir(place, { recursive: true })) !== undefined
    const desk = await mkdtemp(join(place, 'new-'))
    await writeFile(join(desk, file), JSON.stringify(page))
    await rename(join(desk, file), join(place, file))
    await rm(desk, { recursive: true })
    if (isNew) await clearOut(folder, edition)
    return true
  } catch {
    return false
  }
}

/** Takes away the editions that were begun longest ago. */
async function clearOut(folder: string, edition: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name !== edition)
  const dated = await Promise.all(
    others.map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.madeAt - a.madeAt).slice(OTHER_EDITIONS)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
}
