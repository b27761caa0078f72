import type { ExitCode } from './command.ts'

/** Why a command cannot be done, in words for whoever called it, with what to do next. */
export class CliProblem extends Error {
  override readonly name = 'CliProblem'
  /** 1: it could not be done; 2: it was called wrongly; see `ExitCode` for the rest. */
  readonly exitCode: Exclude<ExitCode, 0>

  constructor(message: string, exitCode: Exclude<ExitCode, 0> = 1, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}
