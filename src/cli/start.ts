import { randomBytes } from 'node:crypto'
import { wait } from '../client/sending.ts'
import type { Call } from './command.ts'
import { COMMANDS, GROUPS } from './commands.ts'
import type { HelpRow } from './help-of.ts'
import { openBrowser } from './open-browser.ts'
import { openTerminal } from './open-terminal.ts'
import { performUserCommand } from './perform-user-command.ts'
import type { ReadCall } from './read-call.ts'
import { readEnvironment } from './read-environment.ts'
import { runCommand } from './run-command.ts'
import type { Ended } from './run-command.ts'
import type { DrawHere, RecutHere } from './user-command.ts'
import { Stopped } from './stopped.ts'
import { wrapText } from './wrap-text.ts'

/** What a front door has beside the commands for users. */
export interface FrontDoor {
  readonly version: string
  /** Draws icons in this process; null where that cannot be. */
  readonly drawHere: DrawHere | null
  /** Draws a program at another cut; null where that cannot be. */
  readonly recutHere: RecutHere | null
  /** Groups of commands that are loaded when they are called. */
  readonly elsewhere: readonly Elsewhere[]
}

export interface Elsewhere {
  /** Their first word, and what they are for. */
  readonly row: HelpRow
  /** Runs what the arguments ask for, the first word among them. */
  readonly run: (args: readonly string[], callOf: CallOf) => Promise<Ended>
}

/** Makes of what was read a whole call. */
export type CallOf = (read: ReadCall) => Call

const ABOUT = 'deploys sites, and draws icons'
const BEGIN = ['burin login                # once', 'burin deploy ./site        # prints the address']

/** Runs the command of this process, and sets its exit code. `args`: what stands after `burin`. */
export async function start(
  args: readonly string[],
  { version, drawHere, recutHere, elsewhere }: FrontDoor,
): Promise<void> {
  if (args.length === 1 && /^(--version|-v|version)$/.test(args[0] ?? '')) {
    process.stdout.write(`${version}\n`)
    return
  }
  const environment = readEnvironment()
  const stopping = stopOnSignals()
  // A reader such as `head` that has enough is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const terminalOf = (asJson: boolean): Call['terminal'] =>
    openTerminal(
      { input: process.stdin, output: process.stdout, error: process.stderr },
      { noColor: environment.noColor, isDumb: environment.isDumb, asJson, ...stopping },
    )
  const callOf: CallOf = ({ asJson, arguments: words, options, lists }) => {
    const terminal = terminalOf(asJson)
    const tell = (line: string): void => terminal.tell(`burin: ${line}`)
    const { signal } = stopping
    const told = { arguments: words, options, lists, asJson, folder: process.cwd(), terminal, tell, signal }
    return { ...told, now: Date.now, wait, random: randomBytes }
  }
  const there = elsewhere.find(({ row: [word] }) => word === (args[0] === 'help' ? args[1] : args[0]))
  const { exitCode, output, problem } =
    there === undefined
      ? await runCommand(
          {
            commands: COMMANDS,
            perform: async (command, read) =>
              performUserCommand(command, callOf(read), {
                environment,
                fetch: globalThis.fetch,
                openBrowser,
                drawHere,
                recutHere,
              }),
            about: ABOUT,
            groups: GROUPS,
            examples: BEGIN,
            elsewhere: elsewhere.map(({ row }) => row),
            columns: terminalOf(false).columns,
          },
          args,
        )
      : await there.run(args, callOf)
  const terminal = terminalOf(false)
  terminal.live(null)
  process.stdout.write(wrapText(output, terminal.outputColumns))
  if (problem !== '') terminal.tell(problem.trimEnd())
  process.exitCode = exitCode
}

/** The first Ctrl-C lets the command end in its own way; the second does not wait for it. */
function stopOnSignals(): { readonly signal: AbortSignal; readonly stop: () => void } {
  const controller = new AbortController()
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort(new Stopped())
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  return { signal: controller.signal, stop }
}
