/** `problem` goes on after "`pathPrefix`". */
export type PathPrefixReading = { readonly pathPrefix: string } | { readonly problem: string }

const MOST_CHARACTERS = 255
/** What nobody writes in two ways: an escape could be read as another path. */
const SEGMENT = /^[A-Za-z0-9._~-]+$/

/** Reads the path below which a site is mounted: `/`, `/docs`, `/a/b`; a slash at its end makes no difference. */
export function readPathPrefix(given: string): PathPrefixReading {
  if (!given.startsWith('/')) return { problem: 'must begin with a slash, such as /docs' }
  if (given.length > MOST_CHARACTERS) return { problem: `must have at most ${MOST_CHARACTERS} characters` }
  if (given.includes('//')) return { problem: 'must not have two slashes together' }
  const pathPrefix = given.length > 1 ? given.replace(/\/$/, '') : given
  if (pathPrefix === '/') return { pathPrefix }
  const segments = pathPrefix.slice(1).split('/')
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return { problem: 'must not have segments of dots alone' }
  if (!segments.every((segment) => SEGMENT.test(segment)))
    return { problem: 'may have letters a to z, digits, ., _, ~ and - between slashes, nothing else' }
  return { pathPrefix }
}
