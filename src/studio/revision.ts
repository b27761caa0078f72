import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

/** The rooms whose content decides how a draw comes out. */
const ROOMS = ['drawing', 'lexicon', 'author', 'studio']

/**
 * Names exactly what draws: `r-` and twelve hex digits from the content of every file that takes part. The same files
 * give the same name on every machine; any change of code, words or glyphs gives another. So does `author`: what decides
 * its drafts besides these files, where anything does.
 */
export function revisionOf(author: string | null = null, source: string = SOURCE): string {
  const hash = createHash('sha256')
  for (const path of filesOf(source)) {
    hash.update(`${relative(source, path).replaceAll('\\', '/')}\0`)
    hash.update(readFileSync(path))
    hash.update('\0')
  }
  if (author !== null) hash.update(`author\0${author}`)
  return `r-${hash.digest('hex').slice(0, 12)}`
}

function filesOf(source: string): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => join(source, room, file)),
  )
    .filter((path) => /\.(?:ts|icon|txt|tsv)$/.test(path) && !path.endsWith('.test.ts') && !path.endsWith('.d.ts'))
    .sort((a, b) => (a < b ? -1 : 1))
}
