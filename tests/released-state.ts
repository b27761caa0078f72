import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What somebody had when a release was stopped, in `corpus/releases/<last migration>/`; `scripts/write-release.ts` makes it. */
export interface ReleasedState {
  /** The commit that is taken for the release. */
  readonly commit: string
  /** The number of its last migration. */
  readonly lastMigration: number
  readonly email: string
  /** A live key that it made, good for that database alone. */
  readonly key: string
  /** Credits that can be spent. */
  readonly available: number
  readonly slug: string
  /** What visitors see at each path: SHA-256 in hex. */
  readonly files: Readonly<Record<string, string>>
}

export const RELEASES: string = join(import.meta.dirname, '..', 'corpus', 'releases')

export function readReleasedState(release: string): ReleasedState {
  return JSON.parse(readFileSync(join(RELEASES, release, 'state.json'), 'utf8')) as ReleasedState
}
