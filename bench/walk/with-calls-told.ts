import { parseSync } from 'oxc-parser'

/** The channel on which calls are told. */
export const CALLS = 'burin:calls'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Insertion {
  readonly at: number
  readonly text: string
}

/**
 * A module's text in which every function tells `path#name` on the channel when it is entered. `name` is that of the outermost function
 * or constant round it: a reader reads that as a whole, with the functions in it.
 */
export function withCallsTold(path: string, text: string): string {
  const insertions: Insertion[] = []
  visit(parseSync(path, text).program as unknown as Node, null, (node, name) => {
    const tell = `tellCall.publish(${JSON.stringify(`${path}#${name}`)})`
    const body = node['body'] as Node
    if (body.type === 'BlockStatement') insertions.push({ at: body.start + 1, text: `${tell};` })
    else
      insertions.push({ at: text.lastIndexOf('=>', body.start) + 2, text: `(${tell},(` }, { at: node.end, text: '))' })
  })
  insertions.sort((a, b) => a.at - b.at)
  const pieces = insertions.map(({ at, text: added }, index) => text.slice(insertions[index - 1]?.at ?? 0, at) + added)
  const rest = text.slice(insertions.at(-1)?.at ?? 0)
  const channel = `import { channel as openChannel } from 'node:diagnostics_channel'; const tellCall = openChannel('${CALLS}');`
  return `${channel}${pieces.join('')}${rest}`
}

/** Shows every function below a node, with the name of the outermost one round it. */
function visit(node: Node, name: string | null, found: (node: Node, name: string) => void): void {
  const isFunction = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
  const own = name ?? (/^(?:FunctionDeclaration|VariableDeclarator)$/.test(node.type) ? nameOf(node) : null)
  if (isFunction && node['body'] !== null) found(node, own ?? 'module')
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, own, found)
}

function nameOf(node: Node): string | null {
  const id = node['id']
  return isNode(id) && typeof id['name'] === 'string' ? id['name'] : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
