/** Which tests a change touches. */
import { dirname, join, relative } from 'node:path'

/** A path in quotes that leads to another module: an import, a worker, a program that is started. */
const WAY = /['"`](\.{1,2}\/[^'"`\n]+\.(?:ts|mjs))['"`]/g

/**
 * The test files among `files` (path → text, paths from one folder on) that reach one of the changed files by what they
 * import. Of a file that is no module (a glyph, a migration, a case of the corpus), the tests beside or nearest above it, and those
 * that name a folder of it.
 */
export function testsTouched(files: ReadonlyMap<string, string>, changed: Iterable<string>): string[] {
  const users = usersOf(files)
  const touched = new Set<string>()
  const waiting = [...changed].flatMap((path) => (isModule(path) ? [path] : testsOfData(files, path)))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (touched.has(path)) continue
    touched.add(path)
    waiting.push(...(users.get(path) ?? []))
  }
  return [...touched].filter((path) => isTest(path) && files.has(path)).sort()
}

/** Module → the modules that import it. */
function usersOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const [path, text] of files) {
    for (const [, way = ''] of text.matchAll(WAY)) {
      const used = join(dirname(path), way)
      users.set(used, [...(users.get(used) ?? []), path])
    }
  }
  return users
}

function testsOfData(files: ReadonlyMap<string, string>, path: string): string[] {
  const tests = [...files.keys()].filter(isTest)
  for (let folder = dirname(path); folder !== '.' && folder !== '/'; folder = dirname(folder)) {
    const beside = tests.filter((one) => !relative(folder, one).startsWith('..'))
    const naming = [...files].filter(([one, text]) => isModule(one) && text.includes(`${folder}/`)).map(([one]) => one)
    if (beside.length + naming.length > 0) return [...beside, ...naming]
  }
  return []
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts')
}

function isModule(path: string): boolean {
  return path.endsWith('.ts') || path.endsWith('.mjs')
}
