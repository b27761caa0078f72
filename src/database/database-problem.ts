/** Why the database cannot be used, as one line for the operator that says what to do. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem'
}
