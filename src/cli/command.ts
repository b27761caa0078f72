import type { AccountStore } from '../accounts/account-store.ts'
import type { Config } from '../config/config.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** An option with a value; all commands have `--json` and `--help` beside their own. */
export interface CommandOption {
  /** What stands for its value in the help, such as `DAYS`. */
  readonly value: string
  readonly about: string
}

export interface Command {
  /** What calls it, such as `admin`, `credits`, `show`. */
  readonly words: readonly string[]
  /** What it does, as the end of "burin …: ". */
  readonly about: string
  /** What has to stand after the words, each by its name. */
  readonly arguments: readonly string[]
  readonly options: Readonly<Record<string, CommandOption>>
  /** Throws a `CliProblem` for what the caller can mend. */
  run(call: Call): Promise<Outcome>
}

/** What a command is given. */
export interface Call {
  /** As many as the command asks for. */
  readonly arguments: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  readonly config: Config
  readonly database: AccountStore
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
}

export interface Outcome {
  readonly lines: readonly string[]
  /** The same for programs, in place of the lines when `--json` is given. */
  readonly json: unknown
  readonly exitCode: 0 | 1
}
