/** Which paths a rule is for. Paths begin with `/`, are decoded, and are compared without a slash at their end. */
export type PathPattern =
  | { readonly kind: 'exact'; readonly path: string }
  /** `/blog/:year/*`: a `null` stands for one segment of any text; with `takesRest`, anything may follow. */
  | {
      readonly kind: 'segments'
      readonly segments: readonly (string | null)[]
      /** The placeholders, in the order of the `null`s. */
      readonly names: readonly string[]
      readonly takesRest: boolean
    }
  /** `/assets/*.js`: any text between the two. */
  | { readonly kind: 'between'; readonly before: string; readonly after: string }

/** What stood for placeholders, and for `*` as `splat`. */
export type Captures = Readonly<Record<string, string>>

const PLACEHOLDER = /^:[A-Za-z][A-Za-z0-9_]*$/

/** Reads what somebody wrote; a text is one sentence that says what is wrong with it. `mayBeInside`: whether `*` may have text after it. */
export function readPattern(written: string, { mayBeInside }: { mayBeInside: boolean }): PathPattern | string {
  const decoded = decodePath(written)
  if (!written.startsWith('/') || decoded === null)
    return `the path ${written} must begin with / and be encoded correctly`
  const path = withoutLastSlash(decoded)
  const star = path.indexOf('*')
  if (star !== path.lastIndexOf('*')) return `${written} has more than one *`
  const segments = path.slice(1).split('/')
  const names = segments.filter((segment) => segment.startsWith(':')).map((segment) => segment.slice(1))
  const wrong = segments.find((segment) => segment.startsWith(':') && !PLACEHOLDER.test(segment))
  if (wrong !== undefined) return `${wrong} is no placeholder: a colon, a letter, then letters, digits or _`
  if (new Set(names).size < names.length || names.includes('splat'))
    return `${written} has a placeholder twice, or one that is called :splat`
  const takesRest = path.endsWith('/*')
  if (star !== -1 && !takesRest) {
    if (!mayBeInside) return `the * in ${written} must be the last segment, as in /news/*`
    if (names.length > 0) return `${written} has placeholders, so its * must be the last segment`
    return { kind: 'between', before: path.slice(0, star), after: path.slice(star + 1) }
  }
  if (!takesRest && names.length === 0) return { kind: 'exact', path }
  const fixed = takesRest ? segments.slice(0, -1) : segments
  return {
    kind: 'segments',
    segments: fixed.map((segment) => (segment.startsWith(':') ? null : segment)),
    names,
    takesRest,
  }
}

/** What the pattern captures of a path; null when it is not for it. */
export function matchPattern(pattern: PathPattern, path: string): Captures | null {
  const asked = withoutLastSlash(path)
  if (pattern.kind === 'exact') return asked === pattern.path ? {} : null
  if (pattern.kind === 'between') {
    const { before, after } = pattern
    const isFor = asked.length >= before.length + after.length && asked.startsWith(before) && asked.endsWith(after)
    return isFor ? {} : null
  }
  return matchSegments(pattern, path)
}

function matchSegments(
  { segments, names, takesRest }: Extract<PathPattern, { kind: 'segments' }>,
  path: string,
): Captures | null {
  const captures: Record<string, string> = {}
  let at = 1
  let named = 0
  for (const segment of segments) {
    // What is asked for ends before the pattern does.
    if (at > path.length) return null
    const slash = path.indexOf('/', at)
    const end = slash === -1 ? path.length : slash
    const given = path.slice(at, end)
    if (segment === null ? given === '' : given !== segment) return null
    const name = segment === null ? names[named++] : undefined
    if (name !== undefined) captures[name] = given
    at = end + 1
  }
  if (takesRest) return { ...captures, splat: path.slice(at) }
  return at >= path.length ? captures : null
}

/** A path as a rule compares it: `/a/` is `/a`, and the root stays `/`. */
export function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** A path with its `%` escapes read, in the Unicode form of file names; null when they cannot be. */
export function decodePath(written: string): string | null {
  try {
    return decodeURIComponent(written).normalize('NFC')
  } catch {
    return null
  }
}
