import { repeatEvery } from '../platform/repeat-every.ts'
import type { Sites } from './open-sites.ts'

/** How often the database is asked what changed; a notice comes earlier, where notices come. */
const EVERY_MS = 5_000
/** So far back each time, in seconds: a change that was being committed the last time is seen this time. */
const SECONDS_BACK = 60

interface Changes {
  /** The sites that changed in the last so many seconds, with their versions. */
  readonly changed: (seconds: number) => Promise<readonly { readonly slug: string; readonly version: bigint }[]>
  readonly report: (error: unknown) => void
}

/**
 * Forgets the sites that changed, now and then. While it cannot be asked, sites are shown as they were known; afterwards all are
 * read anew, because nobody knows what was missed. Disposing of it ends that.
 */
export function followChanges(
  sites: Pick<Sites, 'forget' | 'forgetAll'>,
  { changed, report }: Changes,
): AsyncDisposable {
  let seen = new Map<string, bigint>()
  let isBroken = false
  const look = async (): Promise<void> => {
    try {
      const now = new Map((await changed(SECONDS_BACK)).map(({ slug, version }) => [slug, version]))
      if (isBroken) sites.forgetAll()
      else for (const [slug, version] of now) if (seen.get(slug) !== version) sites.forget(slug)
      isBroken = false
      seen = now
    } catch (error) {
      if (!isBroken) report(error)
      isBroken = true
    }
  }
  return repeatEvery(EVERY_MS, look)
}
