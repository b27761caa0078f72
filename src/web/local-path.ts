const LONGEST = 2000
/** Any will do: a path is local when it cannot lead away from it. */
const HERE = 'http://here.invalid'

/**
 * Where somebody goes on after signing in: a path of this site, as browsers read it. Null for whatever could lead to
 * another one, such as `//host`, `/\host` or `/.//host`.
 */
export function localPath(given: string | null): string | null {
  if (given === null || given.length > LONGEST || !given.startsWith('/')) return null
  const url = URL.parse(given, HERE)
  if (url === null || url.origin !== HERE) return null
  const path = url.pathname + url.search + url.hash
  return /^\/(?![/\\])/.test(path) ? path : null
}
