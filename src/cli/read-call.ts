import { parseArgs } from 'node:util'
import { nearest } from '../drawing/language/nearest.ts'
import { CliProblem } from './cli-problem.ts'
import type { Call, Command } from './command.ts'
import { usageOf } from './help-of.ts'

/** What stands after the words of a command. */
export type ReadCall = Pick<Call, 'arguments' | 'options'> & { readonly asJson: boolean; readonly wantsHelp: boolean }

/** A `CliProblem` says what is wrong with it. */
export function readCall(command: Command, args: readonly string[]): ReadCall {
  const { values, positionals } = parse(command, args)
  const options = Object.fromEntries(Object.keys(command.options).map((name) => [name, optionOf(values[name])]))
  const read = { arguments: positionals, options, asJson: values['json'] === true, wantsHelp: values['help'] === true }
  const { length } = command.arguments
  if (read.wantsHelp) return read
  const empty = command.arguments[positionals.findIndex((one) => one.trim() === '')]
  if (empty !== undefined) throw new CliProblem(`the ${empty} is empty: ${usageOf(command)}`, 2)
  if (positionals.length === length) return read
  const missing = command.arguments[positionals.length]
  const problem =
    missing === undefined ? `${JSON.stringify(positionals[length])} is too much` : `the ${missing} is missing`
  throw new CliProblem(`${problem}: ${usageOf(command)}`, 2)
}

function optionOf(value: string | boolean | undefined): string | undefined {
  return value === true ? 'yes' : value === false ? undefined : value
}

function parse(
  { options }: Command,
  args: readonly string[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  const known = {
    ...Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === null ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    json: { type: 'boolean' as const },
    help: { type: 'boolean' as const, short: 'h' },
  }
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    throw new CliProblem(problemOf(error, Object.keys(known)), 2, { cause: error })
  }
}

/** Node's own words are for programmers. */
function problemOf(error: unknown, known: readonly string[]): string {
  const { code, message = '' } = error as { readonly code?: string; readonly message?: string }
  const option = /'(?:-\w, )?(-{1,2}[^' ]*)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return message.includes('does not take an argument') ? `${option} takes no value` : `${option} needs a value`
  const [near] = nearest(option.replace(/^-+/, ''), known)
  const hint =
    near === undefined ? `there are ${known.map((name) => `--${name}`).join(', ')}` : `did you mean --${near}?`
  return `there is no option ${option}; ${hint}`
}
