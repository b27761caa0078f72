import type { Program } from '../../../drawing/language/program.ts'
import { stepNames } from '../../../lexicon/presets.ts'
import { FLIP, TURN } from './turned-to.ts'

/** Shares of a range that have a name of their own. */
export const NAMED_SHARES: readonly (readonly [number, string])[] = [
  [0, 'empty'],
  [0.25, 'a quarter full'],
  [0.5, 'half full'],
  [0.75, 'three quarters full'],
  [1, 'full'],
]

/** What a glyph's parameter values look like, in words: ", half full", ", pointing left"; '' when nothing was asked for. */
export function stateWords(program: Program | undefined, preset: ReadonlyMap<string, string | number>): string {
  // A mood is in the noun: a frowning face; which way a thing faces is said with it.
  const words = [...preset]
    .filter(([name]) => name !== 'mood' && name !== FLIP && name !== TURN)
    .map(([name, value]) => {
      if (typeof value !== 'number') return choiceWords(name, value)
      const values = program?.parameters.find((parameter) => parameter.name === name)?.values
      if (values?.kind !== 'range' || name === 'count') return `${name} ${value}`
      if (name === 'pips') return `showing ${value}`
      // A signal has one bar at least: its lowest is not empty.
      if (values.from === 1) return value === values.to ? 'full' : `at ${value} of ${values.to}`
      const steps = stepNames(values)
      if (steps !== null) return steps[value] ?? `${name} ${value}`
      const share = (value - values.from) / (values.to - values.from)
      return NAMED_SHARES.find(([at]) => Math.abs(at - share) < 0.01)?.[1] ?? (share < 0.5 ? 'low' : 'high')
    })
  return words.map((word) => `, ${word}`).join('')
}

function choiceWords(name: string, value: string): string {
  if (/^(?:up|down|left|right)(?:-(?:left|right))?$/.test(value)) return `pointing ${value.replace('-', ' and ')}`
  if (name === 'level' && value === 'half') return 'half full'
  return name === 'character' ? `“${value}”` : value
}
