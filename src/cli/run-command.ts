import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { DatabaseProblem } from '../database/database.ts'
import type { OwnedDatabase } from '../database/open-database.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import { CliProblem } from './cli-problem.ts'
import type { Command } from './command.ts'
import { findCommand } from './find-command.ts'
import { helpOf, helpOfGroup } from './help-of.ts'
import { readCall } from './read-call.ts'

/** How a run ended. */
export interface Ended {
  readonly exitCode: number
  /** For the standard output; whole lines or nothing. */
  readonly output: string
  /** For the standard error; whole lines or nothing. */
  readonly problem: string
}

export interface RunDeps {
  readonly commands: readonly Command[]
  /** Throws a `CliProblem` when a setting is wrong. */
  readonly readConfig: () => Config
  readonly openDatabase: (config: Config) => Promise<Database>
  /** Opens it as its owner, as it is; `isNew`: it may be made. */
  readonly openOwner: (config: Config, isNew: boolean) => Promise<OwnedDatabase>
  readonly tell: (line: string) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
}

/** Runs what the arguments ask for. Rejects only for what is our own fault. */
export async function runCommand(deps: RunDeps, args: readonly string[]): Promise<Ended> {
  try {
    return await run(deps, args)
  } catch (error) {
    if (error instanceof CliProblem) return ended(error.exitCode, '', `burin: ${error.message}`)
    if (error instanceof DatabaseProblem) return ended(1, '', `burin: ${error.message}`)
    throw error
  }
}

async function run(deps: RunDeps, args: readonly string[]): Promise<Ended> {
  const found = findCommand(deps.commands, args)
  if (found.kind === 'group') {
    const next = args[found.words.length] ?? ''
    const help = helpOfGroup(found.words, found.commands)
    if (args.length === 0 || next === '--help' || next === '-h') return ended(0, help, '')
    const problem = next === '' ? 'which one?' : `${next} has to stand after a command`
    return ended(2, '', `burin: ${problem}\n\n${help}`)
  }
  const { asJson, wantsHelp, ...call } = readCall(found.command, found.rest)
  if (wantsHelp) return ended(0, helpOf(found.command), '')
  const config = deps.readConfig()
  const { now, random, tell } = deps
  const { opens } = found.command
  await using database: Database & Partial<OwnedDatabase> = await (opens === undefined
    ? deps.openDatabase(config)
    : deps.openOwner(config, opens === 'new-as-owner'))
  const { lines, json, exitCode } = await found.command.run({
    ...call,
    config,
    database,
    ownConnections: database.ownConnections ?? 0,
    openDatabase: () => deps.openDatabase(config),
    now,
    random,
    tell,
  })
  return ended(exitCode, asJson ? JSON.stringify(json, plainNumber, 2) : lines.join('\n'), '')
}

function ended(exitCode: number, output: string, problem: string): Ended {
  const wholeLines = (text: string): string => (text === '' ? '' : `${text}\n`)
  return { exitCode, output: wholeLines(output), problem: wholeLines(problem) }
}

/** Credits stay far below what a number of JSON can tell apart. */
function plainNumber(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}
