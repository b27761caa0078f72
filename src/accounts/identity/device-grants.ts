/** What a device grant is (RFC 8628). The user code has no vowels, so that it is never a word. */
export const deviceGrants: {
  readonly lifetimeMs: number
  readonly intervalSeconds: number
  readonly slowDownSeconds: number
  readonly userCodeLetters: string
  readonly userCodeLength: number
  readonly deviceCodeLength: number
} = {
  lifetimeMs: 600_000,
  intervalSeconds: 5,
  slowDownSeconds: 5,
  userCodeLetters: 'BCDFGHJKLMNPQRSTVWXZ',
  userCodeLength: 8,
  deviceCodeLength: 43,
}
