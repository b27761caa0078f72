import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
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

export interface RunNeeds {
  readonly commands: readonly Command[]
  /** Throws a `CliProblem` when a setting is wrong. */
  readonly readConfig: () => Config
  readonly openDatabase: (config: Config) => Promise<Database>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
}

/** Runs what the arguments ask for. Rejects only for what is our own fault. */
export async function runCommand(needs: RunNeeds, args: readonly string[]): Promise<Ended> {
  try {
    return await run(needs, args)
  } catch (error) {
    if (error instanceof CliProblem) return ended(error.exitCode, '', `burin: ${error.message}`)
    if (error instanceof DatabaseProblem) return ended(1, '', `burin: ${error.message}`)
    throw error
  }
}

async function run(needs: RunNeeds, args: readonly string[]): Promise<Ended> {
  const found = findCommand(needs.commands, args)
  if (found.kind === 'group') {
    const next = args[found.words.length] ?? ''
    const help = helpOfGroup(found.words, found.commands)
    if (args.length === 0 || next === '--help' || next === '-h') return ended(0, help, '')
    const problem = next === '' ? 'which one?' : `${next} has to stand after a command`
    return ended(2, '', `burin: ${problem}\n\n${help}`)
  }
  const { asJson, wantsHelp, ...call } = readCall(found.command, found.rest)
  if (wantsHelp) return ended(0, helpOf(found.command), '')
  const config = needs.readConfig()
  await using database = await needs.openDatabase(config)
  const { now, random } = needs
  const { lines, json, exitCode } = await found.command.run({ ...call, config, database, now, random })
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
