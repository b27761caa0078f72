/** A person that signs in with an e-mail address. */
export interface Account {
  /** `acc_` and 24 base-62 characters. */
  readonly id: string
  /** As it is compared: lower case, without space around it. */
  readonly email: string
  readonly createdAt: Date
}
