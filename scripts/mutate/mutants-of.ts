/** What a mutation run changes in a module. */
import { parseSync } from 'oxc-parser'
import { walk, type TreeNode } from '../../tests/house/source-file.ts'

/** One change of a module that a test should notice. */
export interface Mutant {
  readonly path: string
  /** Of the module, from 1. */
  readonly line: number
  readonly kind: string
  /** The text from `start` to `end` becomes `after`. */
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

interface Change {
  readonly kind: string
  readonly node: TreeNode
  readonly after: string
}

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}
const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '&&': '||', '||': '&&' }
const IN_SQL: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  '+': '-',
  '-': '+',
  and: 'or',
  or: 'and',
  least: 'greatest',
  greatest: 'least',
}

/** All mutants of a module: each has one place changed. */
export function mutantsOf(path: string, text: string): Mutant[] {
  return mutantsWhere(path, text, (node, parent) => changesOf(node, parent, text))
}

/** Those alone that move a limit: a number in a constant of the module, made a fifth smaller or a quarter larger. */
export function movedLimits(path: string, text: string): Mutant[] {
  const limits = new Set<TreeNode>()
  return mutantsWhere(path, text, (node) => {
    if (node.type === 'VariableDeclarator' && /^[A-Z][A-Z\d_]+$/.test(String((node['id'] as TreeNode)['name'])))
      walk(node, (within) => limits.add(within))
    const value: unknown = node['value']
    if (!limits.has(node) || node.type !== 'Literal' || typeof value !== 'number') return []
    return [0.8, 1.25].map((factor) => ({ kind: 'limit', node, after: String(value * factor) }))
  })
}

function mutantsWhere(
  path: string,
  text: string,
  changes: (node: TreeNode, parent: TreeNode | null) => readonly Change[],
): Mutant[] {
  const mutants: Mutant[] = []
  walk(parseSync(path, text).program as unknown as TreeNode, (node, parent) => {
    for (const { kind, node: changed, after } of changes(node, parent)) {
      const { start, end } = changed
      const line = text.slice(0, start).split('\n').length
      mutants.push({ path, line, kind, start, end, before: text.slice(start, end), after })
    }
  })
  return mutants
}

function changesOf(node: TreeNode, parent: TreeNode | null, text: string): Change[] {
  const written = (of: unknown): string => text.slice((of as TreeNode).start, (of as TreeNode).end)
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return ofOperator(node, written)
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression' || node.type === 'WhileStatement') {
    const test = node['test'] as TreeNode
    // The operator of any other is changed by itself.
    return isPlain(test) ? [{ kind: 'condition negated', node: test, after: `!(${written(test)})` }] : []
  }
  if (node.type === 'Literal') return ofLiteral(node, parent)
  if (node.type === 'ReturnStatement' || (node.type === 'ArrowFunctionExpression' && node['expression'] === true))
    return ofReturned((node['argument'] ?? node['body'] ?? null) as TreeNode | null, written)
  if (node.type === 'ExpressionStatement') return ofStatement(node, written)
  if (node.type === 'TemplateLiteral') return ofSql(node, written)
  return []
}

function isPlain({ type }: TreeNode): boolean {
  return type !== 'BinaryExpression' && type !== 'LogicalExpression'
}

function ofOperator(node: TreeNode, written: (of: unknown) => string): Change[] {
  const [left, right] = [node['left'] as TreeNode, node['right'] as TreeNode]
  const operator = String(node['operator'])
  const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')
  const opposite = OPPOSITE[operator]
  const others = COMPARED[operator] ?? (opposite === undefined || (operator === '+' && isText) ? [] : [opposite])
  return others.map((other) => ({
    kind: operator in COMPARED ? 'comparison' : 'operator',
    node,
    // In brackets, since && stands higher than ||.
    after: `((${written(left)}) ${other} (${written(right)}))`,
  }))
}

function ofLiteral(node: TreeNode, parent: TreeNode | null): Change[] {
  const value: unknown = node['value']
  const isKey = parent !== null && parent['key'] === node
  if (isKey || parent?.type === 'TSLiteralType') return []
  if (typeof value === 'number')
    return [{ kind: 'constant', node, after: String(Number.isInteger(value) ? value + 1 : value * 1.25) }]
  if (typeof value === 'bigint') return [{ kind: 'constant', node, after: `${value + 1n}n` }]
  return typeof value === 'boolean' ? [{ kind: 'constant', node, after: String(!value) }] : []
}

function ofReturned(returned: TreeNode | null, written: (of: unknown) => string): Change[] {
  if (returned === null) return []
  const isList =
    (returned.type === 'ArrayExpression' && (returned['elements'] as unknown[]).length > 0) ||
    (returned.type === 'CallExpression' && /\.(map|filter|flatMap|toSorted)$/.test(written(returned['callee'])))
  return isList ? [{ kind: 'return emptied', node: returned, after: '[]' }] : []
}

function ofStatement(node: TreeNode, written: (of: unknown) => string): Change[] {
  const told = node['expression'] as TreeNode
  const call = (told.type === 'AwaitExpression' ? told['argument'] : told) as TreeNode
  if (call.type !== 'CallExpression' || /\blog\b/.test(written(call['callee']))) return []
  return [{ kind: 'call removed', node, after: ';' }]
}

function ofSql(node: TreeNode, written: (of: unknown) => string): Change[] {
  if (!/\b(select|insert into|update|delete from)\b/.test(written(node))) return []
  return (node['quasis'] as TreeNode[]).flatMap((piece) =>
    [...written(piece).matchAll(/(?<=\s)(<=|>=|<>|[<>=+-]|and|or)(?=\s)|\b(least|greatest)(?=\()/g)].map((match) => ({
      kind: 'SQL',
      node: { ...piece, start: piece.start + match.index, end: piece.start + match.index + match[0].length },
      after: IN_SQL[match[0]] ?? '',
    })),
  )
}
