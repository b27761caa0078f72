import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { nearest } from '../drawing/language/nearest.ts'

/**
 * Ends a tool with one line on stderr and exit code 2: the caller asked for something that does not exist. `options` are
 * the names of the tool's options, to find the one that was meant.
 */
export function stop(tool: string, problem: unknown, options: readonly string[] = []): never {
  process.stderr.write(`${tool}: ${sentenceOf(problem, options)}\n`)
  process.exit(2)
}

/** What went wrong as a sentence for people: Node's own words for options and files are for programmers. */
export function sentenceOf(problem: unknown, options: readonly string[] = []): string {
  if (!(problem instanceof Error)) return String(problem)
  const { code, path = '' } = problem as { readonly code?: unknown; readonly path?: string }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownOption(problem.message, options)
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return optionValue(problem.message)
  if (code === 'ENOENT')
    return existsSync(dirname(path)) ? `there is no file ${path}` : `there is no folder ${dirname(path)}`
  if (code === 'EISDIR')
    return path === '' ? 'a folder stands where a file is wanted' : `${path} is a folder, not a file`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `this user may not open ${path}`
  return problem.message
}

function unknownOption(message: string, options: readonly string[]): string {
  const name = /'(-{1,2}[^' ]*)/.exec(message)?.[1] ?? ''
  const [near] = nearest(name.replace(/^-+/, ''), options)
  const hint =
    near === undefined
      ? options.length === 0
        ? ''
        : `; there are ${options.map((one) => `--${one}`).join(', ')}`
      : `; did you mean --${near}?`
  return `there is no option ${name}${hint}${near === undefined ? '; --help says what each does' : ''}`
}

function optionValue(message: string): string {
  const name = /'(?:-\w, )?(--[^' ]*)/.exec(message)?.[1] ?? ''
  return message.includes('does not take an argument')
    ? `${name} takes no value`
    : `${name} needs a value, such as ${name}=… (--help says which)`
}

/** The number that an option of a tool was given; throws what to tell the caller when it is not a whole one within the bounds. */
export function wholeOption(name: string, text: string, least: number, most: number = Infinity): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} ${text}: a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}`)
  return value
}

/** A crash of ours in one line: what was thrown, and where. */
export function crashLine(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' | ') : String(error)
}
