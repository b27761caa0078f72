import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Where programs that build sites put them. */
const USUAL = [
  'dist',
  'build',
  'out',
  'public',
  '_site',
  'site',
  'www',
  'docs',
  'dist/client',
  'dist/browser',
  'build/client',
  'storybook-static',
  '.output/public',
]

/** The folder in this one that looks like a built site: it has an `index.html`. Null when there is none. */
export function findSiteFolder(folder: string): string | null {
  const hasIndex = (name: string): boolean =>
    statSync(join(folder, name, 'index.html'), { throwIfNoEntry: false })?.isFile() === true
  return USUAL.find(hasIndex) ?? null
}
