/**
 * What a sign-in by mail is. `challengeLength`: of the base-62 secret that the asking browser keeps; `linkLength`: of the one
 * in the link, more than 256 bits. Code and link end together.
 */
export const signInCodes: {
  readonly digits: number
  readonly tries: number
  readonly lifetimeMs: number
  readonly challengeLength: number
  readonly linkLength: number
} = { digits: 6, tries: 5, lifetimeMs: 600_000, challengeLength: 43, linkLength: 43 }

/** Where the link of a sign-in mail leads. Opening it changes nothing: scanners of mails open links too. */
export function linkAddress(baseUrl: string, secret: string): string {
  return `${baseUrl}/sign-in/link/${secret}`
}
