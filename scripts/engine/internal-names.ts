import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { SyntaxNode } from './syntax.ts'
import { child, children, nameOf, nodesIn, syntaxOf } from './syntax.ts'

/** What a caller sees: trees, drawings, findings, cuts. Property names of these files stay as they are. */
const PUBLIC = /(?:^|\/)(?:model\/[a-z-]+|language\/program|geometry\/segment)\.ts$/

/** Objects of the platform whose members may be spelt like ours. */
const PLATFORM: readonly object[] = [
  Array.prototype,
  Array,
  String.prototype,
  String,
  Number.prototype,
  Number,
  Object.prototype,
  Object,
  Function.prototype,
  RegExp.prototype,
  Map.prototype,
  Map,
  Set.prototype,
  Error.prototype,
  Promise.prototype,
  Promise,
  Symbol,
  Math,
  JSON,
  Float64Array.prototype,
  Uint8Array.prototype,
  Int32Array.prototype,
  Object.getPrototypeOf(Uint8Array.prototype) as object,
  Object.getPrototypeOf(Uint8Array) as object,
  TextEncoder.prototype,
  Object.getPrototypeOf([][Symbol.iterator]()) as object,
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
]
/** Own members of single objects: of a match, an error, an iterator's result, a property's descriptor. */
const PLATFORM_ONLY = [
  'index',
  'input',
  'groups',
  'indices',
  'lastIndex',
  'cause',
  'stack',
  'done',
  'value',
  'enumerable',
  'writable',
  'configurable',
  'of',
  'default',
]

/**
 * The property names that may be shortened in bundles made from a folder: declared in one of its types, in no type that
 * callers see, no name of the platform's, and nowhere written as a text, so never used as a computed key.
 * `returned` are names that callers see although they are declared elsewhere.
 */
export function internalNames(folder: string, returned: readonly string[]): string[] {
  const declared = new Set<string>()
  const reserved = new Set<string>([
    ...returned,
    ...PLATFORM_ONLY,
    ...PLATFORM.flatMap((object) => Object.getOwnPropertyNames(object)),
  ])
  for (const path of globSync('**/*.ts', { cwd: folder }).filter((one) => !one.endsWith('.test.ts'))) {
    const file = syntaxOf(join(folder, path))
    const isPublic = PUBLIC.test(path.replaceAll('\\', '/'))
    for (const name of declaredIn(file)) (isPublic ? reserved : declared).add(name)
    for (const text of textsIn(file)) reserved.add(text)
  }
  return [...declared].filter((name) => !reserved.has(name)).sort()
}

/** Names of properties and methods in interfaces and in types of objects. */
function* declaredIn(file: SyntaxNode): Generator<string> {
  for (const node of nodesIn(file)) {
    if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') continue
    const name = nameOf(child(node, 'key'))
    if (name !== undefined) yield name
  }
}

/** Every text literal, and the fixed pieces of every template. */
function* textsIn(file: SyntaxNode): Generator<string> {
  for (const node of nodesIn(file)) {
    if (node.type === 'Literal' && typeof node['value'] === 'string') yield node['value']
    if (node.type !== 'TemplateLiteral') continue
    for (const piece of children(node, 'quasis')) yield String((piece['value'] as { cooked?: unknown }).cooked)
  }
}
