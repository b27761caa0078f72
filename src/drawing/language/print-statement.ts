import { childrenOf } from './children.ts'
import type { Statement } from './program.ts'
import { formOf } from './statements.ts'

const INDENT = '  '
/** A block of one statement stays on its line up to this width, indentation not counted. */
const WIDTH = 72

/** The formatted text of a statement, without a final new line. */
export function printStatement(statement: Statement): string {
  return linesOf(statement).join('\n')
}

/** A head with its block; `items` are the lines of each statement inside. */
export function printBlock(head: string, items: readonly (readonly string[])[]): string[] {
  const [only] = items
  if (items.length === 1 && only?.length === 1) {
    const short = `${head} { ${only[0]} }`
    if (short.length <= WIDTH) return [short]
  }
  return [`${head} {`, ...items.flat().map((line) => INDENT + line), '}']
}

/** The formatted lines of a statement. */
export function linesOf(statement: Statement): string[] {
  const head = formOf(statement).print(statement)
  if (statement.kind === 'join') {
    const items = statement.operands.map(({ sign, statement: operand }) => {
      const [first = '', ...rest] = linesOf(operand)
      return [sign === -1 ? `- ${first}` : first, ...rest]
    })
    return printBlock(head, items)
  }
  const children = childrenOf(statement)
  return children === null ? [head] : printBlock(head, children.map(linesOf))
}
