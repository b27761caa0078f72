import { parseArgs } from 'node:util'
import { nearest } from '../drawing/language/nearest.ts'
import { CliProblem } from './cli-problem.ts'
import type { Call, CommandShape } from './command.ts'
import { optionsOf, usageOf } from './help-of.ts'

/** What stands after the words of a command. */
export type ReadCall = Pick<Call, 'arguments' | 'options' | 'lists'> & {
  readonly asJson: boolean
  readonly wantsHelp: boolean
}

/** A `CliProblem` says what is wrong with it. */
export function readCall(command: CommandShape, args: readonly string[]): ReadCall {
  const { values, positionals } = parse(command, args)
  const own = Object.entries(optionsOf(command)).filter(([name]) => name !== 'json' && name !== 'help')
  const read = {
    arguments: positionals,
    options: Object.fromEntries(
      own.flatMap(([name, { isList }]) => (isList === true ? [] : [[name, optionOf(values[name])]])),
    ),
    lists: Object.fromEntries(
      own.flatMap(([name, { isList }]) => (isList === true ? [[name, listOf(values[name])]] : [])),
    ),
    asJson: values['json'] === true,
    wantsHelp: values['help'] === true,
  }
  if (!read.wantsHelp) refuseArguments(command, positionals)
  return read
}

function refuseArguments(command: CommandShape, given: readonly string[]): void {
  const names = command.arguments
  const fewest = names.filter((name) => !name.includes('?')).length
  const most = names.at(-1)?.endsWith('…') === true ? Infinity : names.length
  const refuse = (problem: string): never => {
    throw new CliProblem(`${problem}: ${usageOf(command)}`, 2)
  }
  const empty = given.findIndex((one) => one.trim() === '')
  if (empty !== -1 && empty < most) refuse(`the ${plain(names[empty] ?? names.at(-1))} is empty`)
  if (given.length < fewest) refuse(`the ${plain(names[given.length])} is missing`)
  if (given.length > most) refuse(`${JSON.stringify(given[most])} is too much`)
}

function plain(name = ''): string {
  return name.replace(/[?…]+$/, '')
}

type Value = string | boolean | readonly (string | boolean)[] | undefined

function optionOf(value: Value): string | undefined {
  return value === true ? 'yes' : typeof value === 'string' ? value : undefined
}

function listOf(value: Value): string[] {
  return typeof value === 'object' ? value.filter((one) => typeof one === 'string') : []
}

function parse(
  command: CommandShape,
  args: readonly string[],
): { values: Readonly<Record<string, Value>>; positionals: string[] } {
  const known = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { value, isList = false }]) => [
      name,
      {
        type: value === null ? ('boolean' as const) : ('string' as const),
        multiple: isList,
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  )
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options: known,
      allowPositionals: true,
      tokens: true,
    })
    refuseTwice(
      tokens.flatMap((token) => (token.kind === 'option' && known[token.name]?.multiple !== true ? [token.name] : [])),
    )
    return { values, positionals }
  } catch (error) {
    if (error instanceof CliProblem) throw error
    throw new CliProblem(problemOf(error, Object.keys(known)), 2, { cause: error })
  }
}

/** Of two, Node would take the last without a word. */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) < place)
  if (twice !== undefined) throw new CliProblem(`--${twice} is there twice; say it once`, 2)
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
