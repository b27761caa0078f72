import type { AccountStore } from '../accounts/account.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** An option; all commands have `--json` and `--help` beside their own. */
export interface CommandOption {
  /** What stands for its value in the help, such as `DAYS`; null: it is said or not, and is `yes` when it is. */
  readonly value: string | null
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
  /**
   * How its database is opened: as the service does, brought up to date (left out); as it is, by the owner of its tables; or so
   * too, and made when there is none.
   */
  readonly opens?: 'as-owner' | 'new-as-owner'
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
  /** How many connections it has open besides, where it was opened by the owner. */
  readonly ownConnections: number
  /** Opens it as the service does. */
  readonly openDatabase: () => Promise<Database>
  /** Says how far it is, in a line that is no result. */
  readonly tell: (line: string) => void
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
