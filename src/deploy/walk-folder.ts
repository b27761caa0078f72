import { lstatSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DeployProblem, readProblem, shownPath } from './deploy-problem.ts'
import { looksSecret } from './looks-secret.ts'

/** A file of a folder. */
export interface FolderFile {
  /** Relative to the folder, with `/`, in the Unicode form NFC: what the site knows it by. */
  readonly path: string
  /** Where it lies. */
  readonly file: string
}

/**
 * Whether a path is left out: relative to the folder, with `/`; that of a folder ends with one. `keep`: it is deployed, also when it looks like a
 * secret.
 */
export type Ignore = (path: string) => boolean | 'keep'

/** What is in a folder and not deployed. Paths of folders end with `/`, and what is in them is not named. */
export interface LeftOut {
  /** What never is; what no deploy ever has is not named. */
  readonly always: readonly string[]
  /** What the caller or an ignore file says. */
  readonly ignored: readonly string[]
  /** Private keys and files with passwords. */
  readonly secret: readonly string[]
}

export interface Walked {
  /** Sorted by their paths. */
  readonly files: readonly FolderFile[]
  /** Paths of what is neither file, folder nor link: sockets, pipes, devices. They are left out. */
  readonly special: readonly string[]
  readonly leftOut: LeftOut
}

/** What no visitor is meant to see, wherever it lies: histories, packages, settings. */
const ALWAYS_OUT = /^(\.git|node_modules|\.env.*)$/i
/** The same, where nobody would miss it: what file managers leave behind, and what deploys are told. */
const NEVER_NAMED = /^(\.DS_Store|\.burin\.json|\.burinignore)$/i
/** Far more than any account may deploy: links can make endless trees of few folders. */
const MOST_ENTRIES = 200_000
const LONGEST_BYTES = 1024
/** What no path of a site may have. */
const BAD_NAME = /[\p{Cc}\\]/u

interface Walk {
  /** Without links in it. */
  readonly root: string
  readonly ignore: Ignore
  readonly signal: AbortSignal | undefined
  readonly files: FolderFile[]
  readonly special: string[]
  readonly leftOut: Record<keyof LeftOut, string[]>
  entries: number
}

/**
 * What is in a folder. Throws `DeployProblem` for links that leave it, names that no site can have, two names that are one, and what
 * may not be read.
 */
export async function walkFolder(folder: string, ignore: Ignore, signal?: AbortSignal): Promise<Walked> {
  const root = await realpath(folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory())
    throw new DeployProblem('no-folder', null, `${shownPath(folder)} is not a folder.`)
  const leftOut = { always: [], ignored: [], secret: [] }
  const walk: Walk = { root, ignore, signal, files: [], special: [], leftOut, entries: 0 }
  await walkInto(walk, '', [root])
  const files = walk.files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const [at, { path }] of files.entries())
    if (files[at + 1]?.path === path)
      throw new DeployProblem(
        'same-path',
        path,
        `Two files are called ${path}: their names differ in their Unicode form only.`,
      )
  return { files, special: walk.special, leftOut }
}

/** `above`: where the folders lie that lead to this one, itself the last. */
async function walkInto(walk: Walk, prefix: string, above: readonly string[]): Promise<void> {
  walk.signal?.throwIfAborted()
  const here = above.at(-1) ?? walk.root
  for (const entry of await entriesOf(here, prefix)) {
    walk.entries += 1
    if (walk.entries > MOST_ENTRIES)
      throw new DeployProblem('too-large', null, `There are more than ${MOST_ENTRIES} files and folders.`)
    const path = `${prefix}${entry.name}`.normalize('NFC')
    const at = join(here, entry.name)
    const why = whyOut(walk, path, entry.isDirectory() ? 'folder' : entry.isFile() ? { file: at } : 'else')
    if (why === 'unnamed') continue
    if (why !== null) {
      walk.leftOut[why].push(entry.isDirectory() ? `${path}/` : path)
      continue
    }
    refuseName(path, at)
    if (entry.isDirectory()) await walkInto(walk, `${path}/`, [...above, at])
    else if (entry.isFile()) walk.files.push({ path, file: at })
    else if (entry.isSymbolicLink()) await follow(walk, path, at, above)
    else walk.special.push(path)
  }
}

async function entriesOf(here: string, prefix: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(here, { withFileTypes: true })
  } catch (error) {
    throw readProblem(prefix === '' ? here : prefix, error)
  }
}

function refuseName(path: string, at: string): void {
  const refuse = (why: string): never => {
    throw new DeployProblem('bad-name', path, `The name of ${shownPath(path)} ${why}. Rename it, or leave it out.`)
  }
  if (BAD_NAME.test(path)) refuse('has a control character or a backslash in it')
  if (path.length * 3 > LONGEST_BYTES && Buffer.byteLength(path) > LONGEST_BYTES)
    refuse(`is longer than ${LONGEST_BYTES} bytes, with its folders`)
  // That sign stands for bytes that are no text: by that name nothing is there.
  if (path.includes('\uFFFD') && lstatSync(at, { throwIfNoEntry: false }) === undefined) refuse('is not in UTF-8')
}

async function follow(walk: Walk, path: string, at: string, above: readonly string[]): Promise<void> {
  const refuse = (why: string): never => {
    throw new DeployProblem('bad-link', path, `The link ${path} leads ${why}.`)
  }
  const target = await realpath(at).catch(() => null)
  if (target === null) return refuse('to nothing')
  const inside = relative(walk.root, target)
  if (inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith(sep) || target === walk.root)
    refuse('out of the folder')
  const kind = await stat(target)
  const names = inside.split(sep)
  const isTargetOut = names.some((_, depth) => {
    const name = names.slice(0, depth + 1).join('/')
    return whyOut(walk, name, depth + 1 < names.length || kind.isDirectory() ? 'folder' : { file: target }) !== null
  })
  if (isTargetOut) refuse('to what is not deployed')
  if (kind.isFile()) walk.files.push({ path, file: target })
  else if (!kind.isDirectory()) walk.special.push(path)
  if (!kind.isDirectory()) return
  if (above.includes(target)) refuse('in a circle')
  await walkInto(walk, `${path}/`, [...above, target])
}

/** Why something is left out: `unnamed` where nobody needs to hear of it, null where it is not. */
function whyOut(
  { ignore }: Walk,
  path: string,
  kind: 'folder' | 'else' | { readonly file: string },
): keyof LeftOut | 'unnamed' | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (NEVER_NAMED.test(name)) return 'unnamed'
  if (ALWAYS_OUT.test(name)) return 'always'
  const said = ignore(kind === 'folder' ? `${path}/` : path)
  if (said === true) return 'ignored'
  if (said === 'keep') return null
  return looksSecret(name, typeof kind === 'string' ? null : kind.file) ? 'secret' : null
}
