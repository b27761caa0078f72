import type { CommandShape, ExitCode, Outcome } from './command.ts'
import { CliProblem } from './cli-problem.ts'
import { findCommand } from './find-command.ts'
import { helpOf, helpOfGroup, rowsOf } from './help-of.ts'
import type { HelpRow } from './help-of.ts'
import { plainJson, plainText, shownText } from './plain-text.ts'
import { problemTold } from './problem-told.ts'
import { readCall } from './read-call.ts'
import type { ReadCall } from './read-call.ts'

/** How a run ended. */
export interface Ended {
  readonly exitCode: ExitCode
  /** For the standard output; whole lines or nothing. */
  readonly output: string
  /** For the standard error; whole lines or nothing. */
  readonly problem: string
}

/** Some commands, and how one of them is done. */
export interface Frame<C extends CommandShape> {
  readonly commands: readonly C[]
  readonly perform: (command: C, call: ReadCall) => Promise<Outcome>
  /** What the commands are for, such as `commands for operators`. */
  readonly about: string
  /** The same of those that begin with a word, by that word. */
  readonly groups?: Readonly<Record<string, string>>
  /** How one begins, for the help of all of them. */
  readonly examples: readonly string[]
  /** First words of commands that are to be found elsewhere. */
  readonly elsewhere?: readonly HelpRow[]
  /** How many characters a line of help may have. */
  readonly columns: number
}

/** Runs what the arguments ask for. Rejects only for what is our own fault. */
export async function runCommand<C extends CommandShape>(frame: Frame<C>, given: readonly string[]): Promise<Ended> {
  // `burin help deploy` is what people try first.
  const args = given[0] === 'help' ? [...given.slice(1), '--help'] : given
  try {
    return await run(frame, args)
  } catch (error) {
    const told = problemTold(error)
    if (told === null) throw error
    const { exitCode, message } = told
    if (args.includes('--json')) {
      const { message: sentence, ...more } = told
      return ended(exitCode, plainJson({ error: sentence, ...more }), '')
    }
    return ended(exitCode, '', plainText(`burin: ${message}`))
  }
}

async function run<C extends CommandShape>(frame: Frame<C>, args: readonly string[]): Promise<Ended> {
  const { columns, elsewhere = [] } = frame
  const found = findCommand(
    frame.commands,
    args,
    elsewhere.map(([word]) => word),
  )
  if (found.kind === 'group') {
    const next = args[found.words.length] ?? ''
    const isAll = found.commands.length === frame.commands.length
    const others = elsewhere.map(([word, about]) => [`burin ${word}`, about] as const)
    const rows = [...rowsOf(found.commands), ...(isAll ? others : [])]
    const help = helpOfGroup(
      { words: found.words, about: aboutOf(frame, found.words), rows, examples: isAll ? frame.examples : [] },
      columns,
    )
    if (args.length === 0 || next === '--help' || next === '-h') return ended(0, help, '')
    const problem = next === '' ? 'which one?' : `${next} has to stand after a command`
    if (args.includes('--json')) throw new CliProblem(problem, 2)
    return ended(2, '', `burin: ${problem}\n\n${help}`)
  }
  const { command } = found
  const call = readCall(command, found.rest)
  if (call.wantsHelp) return ended(0, helpOf(command, columns, besideOf(frame, command)), '')
  const { lines, json, exitCode } = await frame.perform(command, call)
  if (!call.asJson) return ended(exitCode, lines.map(shownText).join('\n'), '')
  return ended(exitCode, json === undefined ? '' : plainJson(json, plainNumber), '')
}

function aboutOf({ about, groups = {} }: Pick<Frame<never>, 'about' | 'groups'>, words: readonly string[]): string {
  const [word = ''] = words
  return words.length === 1 && Object.hasOwn(groups, word) ? (groups[word] ?? about) : about
}

/** The commands that begin with the words of another, and are not listed where that one is asked for its help. */
function besideOf<C extends CommandShape>({ commands }: Frame<C>, { words }: C): readonly C[] {
  return commands.filter((one) => one.words.length > words.length && words.every((word, at) => one.words[at] === word))
}

function ended(exitCode: ExitCode, output: string, problem: string): Ended {
  const wholeLines = (text: string): string => (text === '' ? '' : `${text}\n`)
  return { exitCode, output: wholeLines(output), problem: wholeLines(problem) }
}

/** Credits stay far below what a number of JSON can tell apart. */
function plainNumber(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
