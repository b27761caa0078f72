/** What `npm test` was asked for. */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { nearest } from '../src/drawing/language/nearest.ts'

/** Flag → what it does. */
const FLAGS = {
  spec: 'names every test',
  slowest: 'ends with the files that took longest, and what they took of processors',
  watch: 'runs them, waits, and runs again what a change touches; no files: only what a change touches',
  help: 'says this',
} as const

type Flag = keyof typeof FLAGS

export interface TestOptions extends Readonly<Record<Flag, boolean>> {
  /** Files or patterns; a folder became the pattern of its tests. */
  readonly patterns: readonly string[]
}

export const HELP: string = `npm test: checks all types, then runs every test.
npm test -- FILE… (files, folders or patterns in quotes): runs those only, without the types.

${Object.entries(FLAGS)
  .map(([name, about]) => `--${name.padEnd(9)}${about}`)
  .join('\n')}

BURIN_FUZZ=full npm test runs property tests with many more cases; CONTRIBUTING.md has the other variables.
`

/** Reads the arguments; a text says in one line what is wrong with them. */
export function readTestOptions(args: readonly string[]): TestOptions | string {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const flags = Object.keys(FLAGS) as Flag[]
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!flags.includes(token.name as Flag)) return unknownFlag(token.rawName, flags)
    if (token.value !== undefined) return `${token.rawName} takes no value`
  }
  const is = (flag: Flag): boolean => values[flag] === true
  return {
    patterns: positionals.map((one) => (isFolder(one) ? `${one.replace(/\/+$/, '')}/**/*.test.ts` : one)),
    spec: is('spec'),
    slowest: is('slowest'),
    watch: is('watch'),
    help: is('help'),
  }
}

function unknownFlag(flag: string, flags: readonly string[]): string {
  const [near] = nearest(flag.replace(/^-+/, ''), flags)
  const hint =
    near === undefined ? `there are ${flags.map((name) => `--${name}`).join(', ')}` : `did you mean --${near}?`
  return `npm test has no option ${flag}; ${hint}`
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
