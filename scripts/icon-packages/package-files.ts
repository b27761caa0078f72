import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnIcon } from './drawn-icon.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'

const root = join(import.meta.dirname, '..', '..')

/** A package that can be packed: the contents of its files by their paths. */
export type PackageFiles = ReadonlyMap<string, string | Uint8Array>

/** What a package is made of. */
export interface PackageOrder {
  readonly icons: readonly DrawnIcon[]
  /** The cuts that components have with them. */
  readonly cuts: readonly Cut[]
  readonly version: string
}

/** What `package.json` says that differs from package to package. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The files of a package with those that every one has: package.json, README.md, LICENSE. */
export function packageFiles(
  manifest: Manifest,
  readme: string,
  own: readonly (readonly [string, string | Uint8Array])[],
): PackageFiles {
  const { name, version, description, ...others } = manifest
  const keywords = ['icons', 'svg', 'burin']
  const about = { name, version, description, keywords, license: 'MIT AND CC0-1.0', type: 'module', sideEffects: false }
  return new Map<string, string | Uint8Array>([
    ['package.json', `${JSON.stringify({ ...about, ...others }, null, 2)}\n`],
    ['README.md', readme],
    ['LICENSE', licence()],
    ...own,
  ])
}

function licence(): string {
  const code = readFileSync(join(root, 'LICENSE'), 'utf8')
  return `The drawings of icons in this package are given to everybody by CC0 1.0
(https://creativecommons.org/publicdomain/zero/1.0/). The code round them:

${code}`
}
