/** Why the secret that signs cookies cannot be had, as one line for the operator that says what to do. */
export class SecretProblem extends Error {
  override readonly name = 'SecretProblem'
}
