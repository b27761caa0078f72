import { childrenOf } from './children.ts'
import type { Program, Scalar, Statement } from './program.ts'

/**
 * How many shapes a program draws once its mirrors and rings are drawn out, its `mini` form included. Every `when`
 * counts as drawn, and a ring of `$name` counts with that parameter's greatest value.
 */
export function loweredCount(program: Program): number {
  const greatest = new Map(
    program.parameters.map(({ name, values }) => {
      const numbers = values.kind === 'range' ? [values.to] : values.of.map(Number).filter(Number.isFinite)
      return [name, Math.max(1, ...numbers)]
    }),
  )
  const number = (scalar: Scalar): number =>
    typeof scalar === 'number' ? scalar : (greatest.get(scalar.parameter) ?? 1)
  const count = (statement: Statement): number => {
    const children = childrenOf(statement)
    if (children === null) return 1
    const inside = children.reduce((sum, child) => sum + count(child), 0)
    if (statement.kind === 'mirror') return 2 * inside
    return statement.kind === 'ring' ? Math.max(1, number(statement.count)) * inside : inside
  }
  return [...program.statements, ...(program.mini ?? [])].reduce((sum, statement) => sum + count(statement), 0)
}
