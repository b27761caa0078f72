/** Why a command cannot be done, as one line for whoever called it. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem'
  /** 1: it could not be done; 2: it was called wrongly. */
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 1, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}
