import { nearest } from '../drawing/language/nearest.ts'
import { CliProblem } from './cli-problem.ts'
import type { Command } from './command.ts'

/** What the words before the first option lead to: a command with what is left for it, or a group of them. */
export type FoundCommand =
  | { readonly kind: 'command'; readonly command: Command; readonly rest: readonly string[] }
  | { readonly kind: 'group'; readonly words: readonly string[]; readonly commands: readonly Command[] }

/** A `CliProblem` names the word that is meant when one is not known. */
export function findCommand(commands: readonly Command[], args: readonly string[]): FoundCommand {
  let among = commands
  for (const [place, word] of args.entries()) {
    if (word.startsWith('-')) return { kind: 'group', words: args.slice(0, place), commands: among }
    const here = new Set(among.map(({ words }) => words[place] ?? ''))
    if (!here.has(word)) throw new CliProblem(unknownWord(args.slice(0, place), word, [...here]), 2)
    among = among.filter(({ words }) => words[place] === word)
    const command = among.find(({ words }) => words.length === place + 1)
    if (command !== undefined) return { kind: 'command', command, rest: args.slice(place + 1) }
  }
  return { kind: 'group', words: args, commands: among }
}

function unknownWord(before: readonly string[], word: string, here: readonly string[]): string {
  const [near] = nearest(word, here)
  const hint = near === undefined ? `there is ${here.join(', ')}` : `did you mean ${near}?`
  return `${['burin', ...before].join(' ')} has no ${JSON.stringify(word)}; ${hint}`
}
