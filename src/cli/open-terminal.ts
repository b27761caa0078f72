import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import type { WriteStream } from 'node:tty'
import { stripVTControlCharacters, styleText } from 'node:util'
import { CliProblem } from './cli-problem.ts'
import { shownText } from './plain-text.ts'
import type { Terminal } from './terminal.ts'
import { wrapText } from './wrap-text.ts'

type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns'>>

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Output
  readonly error: Output & NodeJS.WritableStream
}

export interface TerminalOptions {
  readonly noColor: boolean
  /** Nothing moves its cursor: there are no lines that change. */
  readonly isDumb: boolean
  readonly asJson: boolean
  readonly signal: AbortSignal
  /** Somebody typed Ctrl-C at a question. */
  readonly stop: () => void
}

const COLUMNS = 80
const CLEAR_LINE = '\r\u001B[2K'

/** The terminal of this process, or what it is without one. */
export function openTerminal({ input, output, error }: Streams, options: TerminalOptions): Terminal {
  const { noColor, isDumb, asJson, signal } = options
  const isShown = error.isTTY === true
  const isInteractive = input.isTTY === true && isShown && !asJson
  // What is painted may go to either of the two, and a file wants none of it.
  const hasColor = !noColor && output.isTTY === true && isShown
  // A terminal may not know, and say 0.
  const width = (): number => error.columns || output.columns || COLUMNS
  let hasLive = false
  const live: Terminal['live'] = (line) => {
    if (!isShown || isDumb || (line === null && !hasLive)) return
    // A line that wraps could not be taken away again.
    error.write(line === null ? CLEAR_LINE : `${CLEAR_LINE}${cutTo(shownText(line), width() - 1)}`)
    hasLive = line !== null
  }
  return {
    isInteractive,
    get columns() {
      return width()
    },
    get outputColumns() {
      return output.isTTY === true ? output.columns || COLUMNS : Infinity
    },
    paint: (style, text) => (hasColor ? styleText(style, text, { validateStream: false }) : text),
    print: (line) => {
      live(null)
      output.write(`${shownText(line)}\n`)
    },
    tell: (line) => {
      live(null)
      error.write(`${wrapText(shownText(line), isShown ? width() : Infinity)}\n`)
    },
    live,
    ask: async (question) => {
      if (!isInteractive) throw new CliProblem(`nobody can be asked here: ${question}`, 2)
      live(null)
      return ask(wrapText(shownText(question), width()), { input, error, signal, stop: options.stop })
    },
  }
}

function cutTo(line: string, columns: number): string {
  return stripVTControlCharacters(line).length <= columns ? line : stripVTControlCharacters(line).slice(0, columns)
}

async function ask(
  question: string,
  { input, error, signal, stop }: Pick<Streams, 'input' | 'error'> & Pick<TerminalOptions, 'signal' | 'stop'>,
): Promise<string> {
  const lines = createInterface({ input, output: error })
  const { promise: ended, reject } = Promise.withResolvers<never>()
  // In a question, Ctrl-C is a key like others, and Ctrl-D ends the input without an answer.
  lines.once('SIGINT', stop)
  lines.once('close', () => reject(new CliProblem(`there was no answer to: ${question}`, 1)))
  try {
    return (await Promise.race([lines.question(`${question} `, { signal }), ended])).trim()
  } catch (failure) {
    signal.throwIfAborted()
    throw failure
  } finally {
    lines.close()
    ended.catch(() => undefined)
  }
}
