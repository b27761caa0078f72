/** What a one-time code is. `challengeLength`: of the base-62 secret that the asking browser keeps. */
export const signInCodes: {
  readonly digits: number
  readonly tries: number
  readonly lifetimeMs: number
  readonly challengeLength: number
} = { digits: 6, tries: 5, lifetimeMs: 600_000, challengeLength: 43 }
