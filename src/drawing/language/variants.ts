import { LIMITS } from './limits.ts'
import type { Parameter, Program } from './program.ts'

export type Values = ReadonlyMap<string, string | number>

const RANGE_STEPS = 11

/**
 * The combinations of parameter values worth drawing, the defaults first, each once, at most 64: choices whole, ranges
 * in up to 11 whole steps. When all combinations are more than 64, every value of every parameter comes first, with
 * the others at their defaults. One empty combination for a program without parameters.
 */
export function variantsOf(program: Program): Values[] {
  const { parameters } = program
  const defaults = new Map(parameters.map((parameter) => [parameter.name, parameter.default]))
  const found = new Map<string, Values>()
  const add = (values: Values): boolean => {
    const key = parameters.map(({ name }) => values.get(name)).join(' ')
    if (found.size < LIMITS.variants && !found.has(key)) found.set(key, values)
    return found.size < LIMITS.variants
  }
  add(defaults)
  for (const parameter of parameters) {
    for (const value of valuesOf(parameter)) add(new Map(defaults).set(parameter.name, value))
  }
  for (const values of combinations(parameters)) {
    if (!add(values)) break
  }
  return [...found.values()]
}

/** All combinations, one at a time: there may be far more than anybody takes. */
function* combinations([first, ...rest]: readonly Parameter[]): Generator<Map<string, string | number>> {
  if (first === undefined) {
    yield new Map()
    return
  }
  for (const value of valuesOf(first)) {
    for (const others of combinations(rest)) yield new Map([[first.name, value], ...others])
  }
}

function valuesOf({ values }: Parameter): readonly (string | number)[] {
  if (values.kind === 'choice') return values.of
  const { from, to } = values
  const steps = Math.min(RANGE_STEPS, to - from + 1)
  return Array.from({ length: steps }, (_, i) => Math.round(from + (i * (to - from)) / Math.max(1, steps - 1)))
}
