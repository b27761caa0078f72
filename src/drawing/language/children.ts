import type { Statement } from './program.ts'

/** The statements in a statement's block: a join's operands without their signs; null when its kind has no block. */
export function childrenOf(statement: Statement): readonly Statement[] | null {
  if (statement.kind === 'join') return statement.operands.map((operand) => operand.statement)
  return 'children' in statement ? statement.children : null
}

/**
 * The same statement with each statement of its block replaced by none, one or several; a join's operands keep their
 * signs. Null when its block becomes empty. A statement without a block is given back as it is.
 */
export function replaceChildren(
  statement: Statement,
  replace: (child: Statement) => readonly Statement[],
): Statement | null {
  if (statement.kind === 'join') {
    const operands = statement.operands.flatMap(({ sign, statement: operand }) =>
      replace(operand).map((replaced) => ({ sign, statement: replaced })),
    )
    return operands.length === 0 ? null : { ...statement, operands }
  }
  if (!('children' in statement)) return statement
  const children = statement.children.flatMap(replace)
  return children.length === 0 ? null : { ...statement, children }
}
