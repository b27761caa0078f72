import type { RequestHead } from './request-head.ts'

/** A site at a host of its owner's. */
export interface Mount {
  /** `/`, or without a slash at its end. */
  readonly pathPrefix: string
  readonly slug: string
  readonly projectId: string
  /** Until when it is shown; null: as long as nothing changes. */
  readonly until: Date | null
}

/** The mount with the longest prefix that a path is below, of those that are shown at `at`, in milliseconds since 1970; null: none. Paths are compared as they were sent. */
export function findMount(mounts: readonly Mount[], path: string, at: number): Mount | null {
  let found: Mount | null = null
  for (const mount of mounts) {
    if (!isShownAt(mount, at)) continue
    const before = prefixOf(mount)
    const isBelow = path.startsWith(before) && (path.length === before.length || path[before.length] === '/')
    if (isBelow && (found === null || before.length > prefixOf(found).length)) found = mount
  }
  return found
}

/** Whether it is shown still at `at`, in milliseconds since 1970. */
export function isShownAt({ until }: Mount, at: number): boolean {
  return until === null || until.getTime() > at
}

/** What stands before a path of the site: nothing for a whole host. */
export function prefixOf({ pathPrefix }: Mount): string {
  return pathPrefix === '/' ? '' : pathPrefix
}

/** The request as the site sees it: `path` without the prefix. Empty when the prefix alone was asked for, which is no page of the site. */
export function headBelow(head: RequestHead, mount: Mount): RequestHead {
  const prefix = prefixOf(mount)
  return prefix === '' ? head : { ...head, path: head.path.slice(prefix.length) }
}

/** Where a site sends its visitors, as seen from outside: paths of its own begin with the prefix. */
export function locationBelow(location: string, mount: Mount): string {
  // Two slashes begin the name of another server.
  return location.startsWith('/') && !location.startsWith('//') ? `${prefixOf(mount)}${location}` : location
}
