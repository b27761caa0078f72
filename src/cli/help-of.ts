import type { CommandOption, CommandShape } from './command.ts'
import { wrapWords } from './wrap-text.ts'

/** The page of help about some commands that begin with the same words. */
export interface GroupHelp {
  readonly words: readonly string[]
  /** What they are for, as the end of "burin …: ". */
  readonly about: string
  readonly rows: readonly HelpRow[]
  readonly examples: readonly string[]
}

export type HelpRow = readonly [name: string, about: string]

/** Options that every command has. */
export const COMMON_OPTIONS: Readonly<Record<string, CommandOption>> = {
  json: { value: null, about: 'the outcome as JSON, an error too' },
  help: { value: null, about: 'this help' },
}

const API_OPTION: CommandOption = {
  value: 'URL',
  about: 'the hosting API; else BURIN_API, what .burin.json says, the one of the last login, http://localhost:3001',
}

/** All options of a command, its own first. */
export function optionsOf({ options, needs }: CommandShape): Readonly<Record<string, CommandOption>> {
  return { ...options, ...(needs === 'api' || needs === 'address' ? { api: API_OPTION } : {}), ...COMMON_OPTIONS }
}

/** The help of a group of commands, in lines of so many columns. */
export function helpOfGroup({ words, about, rows, examples }: GroupHelp, columns: number): string {
  return [
    `${['burin', ...words].join(' ')}: ${about}`,
    lineUp(rows, columns),
    ...examplesOf(examples),
    'Each says more with --help.',
  ].join('\n\n')
}

/** The rows of some commands. */
export function rowsOf(commands: readonly CommandShape[]): HelpRow[] {
  return commands.map((command) => [usageOf(command), command.about] as const)
}

/** The help of one command, and the names of those that begin with the same words. */
export function helpOf(command: CommandShape, columns: number, beside: readonly CommandShape[] = []): string {
  const options = Object.entries(optionsOf(command)).map(
    ([name, { value, about }]) => [value === null ? `--${name}` : `--${name} ${value}`, about] as const,
  )
  return [
    `burin ${command.words.join(' ')}: ${command.about}`,
    `  ${usageOf(command)} [options]`,
    lineUp(options, columns),
    ...(command.notes ?? []).map((note) => wrapWords(note, columns).join('\n')),
    ...(beside.length === 0 ? [] : [`There are also:\n${lineUp(rowsOf(beside), columns)}`]),
    ...examplesOf(command.examples),
  ].join('\n\n')
}

/** Such as `burin admin credits show <email>`. */
export function usageOf({ words, arguments: names }: CommandShape): string {
  return ['burin', ...words, ...names.map(shown)].join(' ')
}

function shown(name: string): string {
  return name.includes('?') ? `[${name.replace('?', '')}]` : `<${name}>`
}

function examplesOf(examples: readonly string[]): string[] {
  return examples.length === 0 ? [] : [['Examples:', ...examples.map((line) => `  ${line}`)].join('\n')]
}

/** Two columns, or one above the other where the lines are too short for that. */
function lineUp(rows: readonly HelpRow[], columns: number): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  const room = columns - width - 4
  if (room < 24)
    return rows
      .flatMap(([name, about]) => [`  ${name}`, ...wrapWords(about, columns - 6).map((line) => `      ${line}`)])
      .join('\n')
  const indent = ' '.repeat(width + 4)
  return rows
    .map(([name, about]) => `  ${name.padEnd(width)}  ${wrapWords(about, room).join(`\n${indent}`)}`)
    .join('\n')
}
