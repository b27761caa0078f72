import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './repository.ts'

/** What pages are made from beside what draws, whose revision says when it changes. */
const SOURCES = [
  'CHANGELOG.md',
  'package-lock.json',
  'corpus/{checker/*,pictures}/*',
  'docs/guides/*.md',
  'src/{accounts,contract,icons,pages,pictures,platform}/**/*.{ts,css,json}',
]

/** Names exactly what all pages come out of: the same files give the same name, any change of one gives another. */
export function editionOf(revision: string, root: string = REPOSITORY): string {
  const hash = createHash('sha256').update(revision)
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.sort())
    hash.update(`\0${file.replaceAll('\\', '/')}\0`).update(readFileSync(join(root, file)))
  return `pages-${hash.digest('hex').slice(0, 12)}`
}
