import { nearest } from '../drawing/language/nearest.ts'
import { CliProblem } from './cli-problem.ts'
import type { CommandShape } from './command.ts'

/** What the words before the first option lead to: a command with what is left for it, or a group of them. */
export type FoundCommand<C> =
  | { readonly kind: 'command'; readonly command: C; readonly rest: readonly string[] }
  | { readonly kind: 'group'; readonly words: readonly string[]; readonly commands: readonly C[] }

/** The longest command that the words call. A `CliProblem` names the word that is meant when one is not known. */
export function findCommand<C extends CommandShape>(
  commands: readonly C[],
  args: readonly string[],
  elsewhere: readonly string[] = [],
): FoundCommand<C> {
  let among = commands
  let found: FoundCommand<C> | null = null
  for (const [place, word] of args.entries()) {
    if (word.startsWith('-')) return found ?? { kind: 'group', words: args.slice(0, place), commands: among }
    const here = new Set([...among.flatMap(({ words }) => words[place] ?? []), ...(place === 0 ? elsewhere : [])])
    if (!here.has(word)) {
      if (found !== null) return found
      throw new CliProblem(unknownWord(args.slice(0, place), word, [...here]), 2)
    }
    among = among.filter(({ words }) => words[place] === word)
    const command = among.find(({ words }) => words.length === place + 1)
    if (command !== undefined) found = { kind: 'command', command, rest: args.slice(place + 1) }
  }
  return found ?? { kind: 'group', words: args, commands: among }
}

function unknownWord(before: readonly string[], word: string, here: readonly string[]): string {
  const [near] = nearest(word, here)
  const hint = near === undefined ? `there is ${here.join(', ')}` : `did you mean ${near}?`
  return `${['burin', ...before].join(' ')} has no ${JSON.stringify(word)}; ${hint}`
}
