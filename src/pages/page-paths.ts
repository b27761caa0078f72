import { markdownPath, SITE } from './site.ts'

/** What every visitor sees, whichever page is asked for. */
export type FirstPath = '/' | '/docs/style.css' | '/favicon.svg'
export const FIRST_PATHS: readonly FirstPath[] = ['/', '/docs/style.css', '/favicon.svg']

/** The paths of what is no document. */
export type OtherPath = FirstPath | '/changelog.atom' | '/llms.txt' | '/robots.txt'
export const OTHER_PATHS: readonly OtherPath[] = [...FIRST_PATHS, '/changelog.atom', '/llms.txt', '/robots.txt']

/** Every path that has a page, those that take longest to be made at the end. */
export const PAGE_PATHS: readonly string[] = [
  ...OTHER_PATHS,
  ...SITE.map(({ path }) => markdownPath(path)),
  ...SITE.map(({ path }) => path),
]
