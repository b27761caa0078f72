/** What a command can do with whoever sits before it. Everything but `print` goes to the standard error. */
export interface Terminal {
  /** Whether somebody sits there who can be asked: both ways lead to a terminal, and no program wants JSON. */
  readonly isInteractive: boolean
  /** How many characters a line holds; 80 where nobody knows. */
  readonly columns: number
  /** The same for lines of the result; `Infinity` where a file or a program reads it: nothing is cut there. */
  readonly outputColumns: number
  /** A text in a colour or weight, or as it is where there is no colour: without a terminal, with `NO_COLOR`, or with `TERM=dumb`. */
  readonly paint: (style: TextStyle, text: string) => string
  /** A whole line of the result, at once and as it is, however long. */
  readonly print: (line: string) => void
  /** A whole line that is no result; at a terminal, broken between words where it is too long. */
  readonly tell: (line: string) => void
  /** A line that the next one takes the place of, such as a bar; null takes it away. Nothing without a terminal, or with `TERM=dumb`. */
  readonly live: (line: string | null) => void
  /** The answer to a question, without spaces around it. Rejects with a `CliProblem` where nobody can be asked; so see `isInteractive` first. */
  readonly ask: (question: string) => Promise<string>
}

export type TextStyle = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan'
