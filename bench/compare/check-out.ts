import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** This checkout. */
export const HERE: string = join(import.meta.dirname, '..', '..')

/** Another commit in a temporary folder, with this checkout's packages; it is gone afterwards. */
export function checkOut(commit: string): Disposable & { readonly path: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'burin-compare-'))
  const path = join(folder, 'before')
  execFileSync('git', ['worktree', 'add', '--detach', path, commit], { cwd: HERE, stdio: ['ignore', 'ignore', 'pipe'] })
  symlinkSync(join(HERE, 'node_modules'), join(path, 'node_modules'), 'dir')
  return {
    path,
    folder,
    [Symbol.dispose]() {
      execFileSync('git', ['worktree', 'remove', '--force', path], { cwd: HERE })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
