import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, as far as the build looks at it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The tree of a TypeScript file; a file that cannot be read as TypeScript throws. */
export function syntaxOf(path: string, text: string = readFileSync(path, 'utf8')): SyntaxNode {
  const { program, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  return program as unknown as SyntaxNode
}

/** A node and everything inside it. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child)
  }
}

/** The child of that name, where there is one node. */
export function child(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

/** The nodes of a list. */
export function children(node: SyntaxNode | undefined, key: string): SyntaxNode[] {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The plain name that a key, a member or an identifier writes; undefined for a computed one. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
