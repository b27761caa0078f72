import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Writes the types of some files of `src`, and of all that they mention, below `folder`. Schemas are left out: only their types
 * concern who calls, and who installs the package has no zod. Rejects when the type checker complains.
 */
export function writeTypes(root: string, entries: readonly string[], folder: string): void {
  const made = join(root, '.cache', 'types')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { composite: false, rootDir: '../../src', outDir: '.', types: ['node'] },
    files: entries.map((entry) => `../../src/${entry}.ts`),
  }
  writeFileSync(join(made, 'tsconfig.json'), JSON.stringify(config))
  const checker = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [checker, '-p', made], { stdio: ['ignore', 2, 2] })
  const done = new Set<string>()
  const copy = (path: string): void => {
    if (done.has(path)) return
    done.add(path)
    const { text, imports } = withoutSchemas(path, readFileSync(join(made, `${path}.d.ts`), 'utf8'))
    const target = join(folder, `${path}.d.ts`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    for (const one of imports) copy(relative('/', resolve('/', dirname(path), one)).replace(/\.ts$/, ''))
  }
  for (const entry of entries) copy(entry)
}

/** A file of types without what zod has to do with; and the files of ours that it imports. */
function withoutSchemas(path: string, text: string): { readonly text: string; readonly imports: readonly string[] } {
  const { program } = parseSync(`${path}.d.ts`, text)
  const imports: string[] = []
  let left = ''
  for (const statement of program.body) {
    const written = text.slice(statement.start, statement.end)
    const isSchema = statement.type === 'ExportNamedDeclaration' && /^export declare const .*\bz\./s.test(written)
    const source = 'source' in statement && statement.source !== null ? statement.source.value : null
    if (isSchema || source === 'zod') continue
    if (source?.startsWith('.') === true) imports.push(source)
    const from = Math.max(
      text.lastIndexOf('*/', statement.start) + 2 === statement.start - 1
        ? text.lastIndexOf('/**', statement.start)
        : statement.start,
      0,
    )
    left += `${text.slice(from, statement.end).replace(/(from '\.[^']*)\.ts'/g, "$1.js'")}\n`
  }
  return { text: left, imports }
}
