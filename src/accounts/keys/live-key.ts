/** A key that draws for an account, without its secret. */
export interface LiveKey {
  /** `key_` and 24 base-62 characters. */
  readonly id: string
  readonly name: string
  readonly lastFour: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}
