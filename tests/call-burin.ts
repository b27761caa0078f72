import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { wait } from '../src/client/sending.ts'
import type { Call, ExitCode } from '../src/cli/command.ts'
import { COMMANDS, GROUPS } from '../src/cli/commands.ts'
import { performUserCommand } from '../src/cli/perform-user-command.ts'
import type { ReadCall } from '../src/cli/read-call.ts'
import { shownText } from '../src/cli/plain-text.ts'
import { readEnvironment } from '../src/cli/read-environment.ts'
import type { DrawHere, RecutHere } from '../src/cli/user-command.ts'
import { runCommand } from '../src/cli/run-command.ts'

export interface BurinEnded {
  readonly exitCode: ExitCode
  /** The standard output. */
  readonly output: string
  /** The standard error. */
  readonly problem: string
}

export interface BurinWorld {
  /** Where it is called; a folder with nothing in it unless told otherwise. */
  readonly folder?: string
  /** Variables, such as `XDG_CONFIG_HOME`; without it, there are no credentials. */
  readonly environment?: Readonly<Record<string, string>>
  /** What somebody types at each question; without it, there is nobody to ask. */
  readonly answers?: readonly string[]
  readonly columns?: number
  readonly signal?: AbortSignal
  readonly now?: () => number
  readonly wait?: Call['wait']
  readonly fetch?: typeof globalThis.fetch
  readonly drawHere?: DrawHere
  readonly recutHere?: RecutHere
  readonly openBrowser?: (address: string) => Promise<boolean>
}

const NOWHERE = join(import.meta.dirname, 'there-is-no-such-folder')

/** What commands are given in tests: no terminal, and a clock that is right. What is said on the way is put into `error`. */
export function callFor(
  { arguments: words, options, lists, asJson }: ReadCall,
  { folder = NOWHERE, answers, columns = 200, signal, now = Date.now, wait: waiting = wait }: BurinWorld = {},
  { output = [], error = [] }: { readonly output?: string[]; readonly error?: string[] } = {},
): Call {
  const left = [...(answers ?? [])]
  const tell = (line: string): void => void error.push(`${shownText(line)}\n`)
  const terminal: Call['terminal'] = {
    isInteractive: answers !== undefined && !asJson,
    columns,
    outputColumns: columns,
    paint: (_, text) => text,
    print: (line) => void output.push(`${shownText(line)}\n`),
    tell,
    live: () => undefined,
    ask: async (question) => {
      tell(question)
      const answer = left.shift()
      if (answer === undefined) throw new Error(`nobody answers: ${question}`)
      return answer
    },
  }
  return {
    arguments: words,
    options,
    lists,
    asJson,
    folder,
    terminal,
    tell: (line) => tell(`burin: ${line}`),
    signal: signal ?? new AbortController().signal,
    now,
    wait: waiting,
    random: randomBytes,
  }
}

/** Runs a command for users in this process. `line`: what stands after `burin`, as words or with spaces between them. */
export async function callBurin(line: string | readonly string[], world: BurinWorld = {}): Promise<BurinEnded> {
  const said = { output: [] as string[], error: [] as string[] }
  const environment = readEnvironment(
    { XDG_CONFIG_HOME: NOWHERE, XDG_CACHE_HOME: NOWHERE, ...world.environment },
    'linux',
  )
  const { fetch = globalThis.fetch, openBrowser = async () => false, columns = 200 } = world
  const ended = await runCommand(
    {
      commands: COMMANDS,
      perform: async (command, read) =>
        performUserCommand(command, callFor(read, world, said), {
          environment,
          fetch,
          openBrowser,
          drawHere: world.drawHere ?? null,
          recutHere: world.recutHere ?? null,
        }),
      about: 'commands for users',
      groups: GROUPS,
      examples: [],
      columns,
    },
    typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line,
  )
  return {
    exitCode: ended.exitCode,
    output: said.output.join('') + ended.output,
    problem: said.error.join('') + ended.problem,
  }
}
