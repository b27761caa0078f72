import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DeployProblem } from './deploy-problem.ts'

/** A file of a folder. */
export interface FolderFile {
  /** Relative to the folder, with `/`, in the Unicode form NFC: what the site knows it by. */
  readonly path: string
  /** Where it lies. */
  readonly file: string
}

/** Whether a path is left out: relative to the folder, with `/`; that of a folder ends with one. */
export type Ignore = (path: string) => boolean

/** What no visitor is meant to see, wherever it lies: histories, packages, secrets, what file managers leave behind. */
const ALWAYS_OUT = /^(\.git|node_modules|\.DS_Store|\.env.*)$/

interface Walk {
  /** Without links in it. */
  readonly root: string
  readonly ignore: Ignore
  readonly signal: AbortSignal | undefined
  readonly found: FolderFile[]
}

/** The files of a folder, sorted by their paths. Throws `DeployProblem` for links that leave it, and for two names that are one. */
export async function walkFolder(folder: string, ignore: Ignore, signal?: AbortSignal): Promise<readonly FolderFile[]> {
  const root = await realpath(folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory())
    throw new DeployProblem('no-folder', null, `${folder} is not a folder.`)
  const walk: Walk = { root, ignore, signal, found: [] }
  await walkInto(walk, '', [root])
  const files = walk.found.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const [at, { path }] of files.entries())
    if (files[at + 1]?.path === path)
      throw new DeployProblem(
        'same-path',
        path,
        `Two files are called ${path}: their names differ in their Unicode form only.`,
      )
  return files
}

/** `above`: where the folders lie that lead to this one, itself the last. */
async function walkInto(walk: Walk, prefix: string, above: readonly string[]): Promise<void> {
  walk.signal?.throwIfAborted()
  const here = above.at(-1) ?? walk.root
  for (const entry of await readdir(here, { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`.normalize('NFC')
    const at = join(here, entry.name)
    if (isOut(walk, path, entry.isDirectory())) continue
    if (entry.isDirectory()) await walkInto(walk, `${path}/`, [...above, at])
    else if (entry.isFile()) walk.found.push({ path, file: at })
    else if (entry.isSymbolicLink()) await follow(walk, path, at, above)
  }
}

async function follow(walk: Walk, path: string, at: string, above: readonly string[]): Promise<void> {
  const target = await realpath(at).catch(() => null)
  if (target === null) throw new DeployProblem('bad-link', path, `The link ${path} leads to nothing.`)
  const inside = relative(walk.root, target)
  if (inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith(sep) || target === walk.root)
    throw new DeployProblem('bad-link', path, `The link ${path} leads out of the folder.`)
  const kind = await stat(target)
  const names = inside.split(sep)
  const isTargetOut = names.some((_, depth) => {
    const name = names.slice(0, depth + 1).join('/')
    return isOut(walk, name, depth + 1 < names.length || kind.isDirectory())
  })
  if (isTargetOut) throw new DeployProblem('bad-link', path, `The link ${path} leads to what is not deployed.`)
  if (kind.isFile()) walk.found.push({ path, file: target })
  if (!kind.isDirectory()) return
  if (above.includes(target)) throw new DeployProblem('bad-link', path, `The link ${path} leads in a circle.`)
  await walkInto(walk, `${path}/`, [...above, target])
}

function isOut({ ignore }: Walk, path: string, isFolder: boolean): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return ALWAYS_OUT.test(name) || ignore(isFolder ? `${path}/` : path)
}
