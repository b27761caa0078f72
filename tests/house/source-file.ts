/** The project's own source as the house test sees it: files, their imports, their syntax tree. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, type ParseResult } from 'oxc-parser'

/** The repository's root; all paths below are relative to it. */
export const root: string = dirname(dirname(import.meta.dirname))

/** Stands for an address that is made at run time, which nothing here can follow. */
const COMPUTED = 'computed'

export interface Import {
  /** As written: `../model/cut.ts`, `node:fs`, `fastify`; or `computed`. */
  readonly specifier: string
  /** The file it leads to, or null when it names a package. */
  readonly target: string | null
  readonly typeOnly: boolean
  /** True for `export … from`. */
  readonly reExport: boolean
}

export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  readonly isTest: boolean
  readonly imports: readonly Import[]
  readonly parsed: ParseResult
}

/** Any node of the syntax tree. */
export interface TreeNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** All TypeScript of the project, tests too. */
export function sourceFiles(): SourceFile[] {
  return globSync('{src,tests,bench,scripts}/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.d.ts') })
    .sort()
    .map(sourceFile)
}

function sourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const parsed = parseSync(path, text)
  return {
    path,
    text,
    lines: text.split('\n'),
    isTest: path.endsWith('.test.ts'),
    imports: importsOf(path, text, parsed),
    parsed,
  }
}

function importsOf(path: string, text: string, { module }: ParseResult): Import[] {
  const importOf = (specifier: string, typeOnly: boolean, reExport: boolean): Import => ({
    specifier,
    target: specifier.startsWith('.') ? relative(root, resolve(root, dirname(path), specifier)) : null,
    typeOnly,
    reExport,
  })
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      importOf(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), false),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [importOf(entry.moduleRequest.value, entry.isType, true)] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => {
      const written = text.slice(moduleRequest.start, moduleRequest.end)
      return importOf(/^['"]/.test(written) ? written.slice(1, -1) : COMPUTED, false, false)
    }),
  ]
}

/** Visits every node below (and with) `node`, parents first. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, parent: TreeNode | null) => void,
  parent: TreeNode | null = null,
): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The tree of a file. */
export function treeOf({ parsed }: SourceFile): TreeNode {
  return parsed.program as unknown as TreeNode
}

/** The line (from 1) of an offset. */
export function lineAt({ text }: SourceFile, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
