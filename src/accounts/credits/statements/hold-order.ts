/** What is to be held for a draw. */
export interface HoldOrder {
  readonly holdId: string
  readonly accountId: string
  /** The live key that draws; null: the account itself, in a browser. */
  readonly keyId: string | null
  /** At least 1. */
  readonly units: number
  readonly at: Date
  /** After this, anybody may release the hold. */
  readonly deadline: Date
}
