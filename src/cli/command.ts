import type { Terminal } from './terminal.ts'

/**
 * How a command ends: 0 done, 1 it could not be done (or a check found something), 2 it was called wrongly, 3 nobody is signed in, 4 a
 * quota is reached, 5 what was waited for has not come yet, 130 somebody stopped it.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130

/** An option; all commands have `--json` and `--help` beside their own, and those that talk to an API `--api`. */
export interface CommandOption {
  /** What stands for its value in the help, such as `DAYS`; null: it is said or not, and is `yes` when it is. */
  readonly value: string | null
  /** It may be said several times: its values are in `lists`. */
  readonly isList?: true
  readonly about: string
}

/** What every command is as data: what calls it and what its help says. */
export interface CommandShape {
  /** What calls it, such as `admin`, `credits`, `show`. */
  readonly words: readonly string[]
  /** What it does, as the end of "burin …: ". */
  readonly about: string
  /**
   * What stands after the words, each by its name: `folder` has to be there, `folder?` may; the last may be several words, `request…`
   * (one or more) or `request?…` (none or more).
   */
  readonly arguments: readonly string[]
  readonly options: Readonly<Record<string, CommandOption>>
  /** What else is good to know before it is called: sentences, for the help. */
  readonly notes?: readonly string[]
  /** Whole lines, as somebody types them, for the help. */
  readonly examples: readonly string[]
  /**
   * What it is given: an API with a token that may be sent to it; only the API's address; what draws icons; nothing; or, for operators in a clone, the
   * database.
   */
  readonly needs: 'api' | 'address' | 'icons' | 'nothing' | 'database'
}

/** What every command is given. */
export interface Call {
  /** As many as the command has, or fewer where they may be left out. */
  readonly arguments: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  /** What was said of each option that may be said several times; it is not among `options`. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** Whether a program reads the result. */
  readonly asJson: boolean
  /** Where it was called: an absolute path. */
  readonly folder: string
  readonly terminal: Terminal
  /** Says how far it is, in a line that is no result. */
  readonly tell: (line: string) => void
  /** Aborts when somebody stops the command. Its reason is what a command that is stopped throws. */
  readonly signal: AbortSignal
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal | null) => Promise<void>
  readonly random: (bytes: number) => Uint8Array
}

export interface Outcome {
  readonly lines: readonly string[]
  /** The same for programs, in place of the lines when `--json` is given; undefined: all has been printed before. */
  readonly json: unknown
  readonly exitCode: ExitCode
}
