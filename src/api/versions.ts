/** A version of the API, which is one prefix of all its paths. */
export interface ApiVersion {
  /** Without a slash at its end: `/api/v1`. */
  readonly prefix: string
  /** Since when it is deprecated, or from when it will be; null while it is not. */
  readonly deprecatedAt: Date | null
  /** From when it is no longer served; null while that is open. Never before `deprecatedAt`. */
  readonly sunsetAt: Date | null
  /** Address of a page that says what to do about it, such as `/changelog`. */
  readonly documentation: string | null
  /** Address of the version that takes its place, such as `/api/v2`. */
  readonly successor: string | null
}

/** What every answer at a path says of its version: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`; nothing while it is current. */
export function versionHeaders(path: string, versions: readonly ApiVersion[]): Record<string, string> {
  const version = versions.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
  if (version === undefined) return {}
  const { deprecatedAt, sunsetAt, documentation, successor } = version
  const links = [
    ...(deprecatedAt === null ? [] : linkTo(documentation, 'deprecation')),
    ...(sunsetAt === null ? [] : linkTo(documentation, 'sunset')),
    ...linkTo(successor, 'successor-version'),
  ]
  return {
    ...(deprecatedAt === null ? {} : { deprecation: `@${Math.floor(deprecatedAt.getTime() / 1000)}` }),
    ...(sunsetAt === null ? {} : { sunset: sunsetAt.toUTCString() }),
    ...(links.length === 0 ? {} : { link: links.join(', ') }),
  }
}

function linkTo(address: string | null, relation: string): string[] {
  return address === null ? [] : [`<${address}>; rel="${relation}"`]
}
