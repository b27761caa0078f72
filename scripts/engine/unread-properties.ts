import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import type { SyntaxNode } from './syntax.ts'
import { child, children, nameOf, nodesIn, syntaxOf } from './syntax.ts'

/**
 * The interfaces whose objects carry more than a browser needs: texts for the docs, the printer. A property of theirs
 * that no code of a bundle reads is left out of the bundle, and what only it used is then left out by the bundler.
 */
export const SHAKEN = ['StatementForm', 'DeclarationForm', 'ModifierForm', 'Rule']

/** Leaves properties of those names out of every object literal that is declared as one of the interfaces. */
export function withoutProperties(names: ReadonlySet<string>): Plugin {
  return {
    name: 'without-properties',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        return {
          contents: withoutSpans(
            text,
            [...shakenProperties(syntaxOf(path, text))].filter(({ name }) => names.has(name)),
          ),
          loader: 'ts',
        }
      })
    },
  }
}

/** The properties of all literals in a file that are declared as one of the interfaces. */
export function* shakenProperties(
  file: SyntaxNode,
): Generator<{ readonly name: string; readonly start: number; readonly end: number }> {
  for (const declarator of nodesIn(file)) {
    if (declarator.type !== 'VariableDeclarator') continue
    const type = typeName(child(child(child(declarator, 'id'), 'typeAnnotation'), 'typeAnnotation'))
    const value = child(declarator, 'init')
    if (type === undefined || value === undefined || !SHAKEN.includes(type)) continue
    const literals = value.type === 'ArrayExpression' ? children(value, 'elements') : [value]
    for (const property of literals.flatMap((literal) =>
      literal.type === 'ObjectExpression' ? children(literal, 'properties') : [],
    )) {
      const name = nameOf(child(property, 'key'))
      if (name !== undefined && property['computed'] !== true) yield { name, start: property.start, end: property.end }
    }
  }
}

/** The names of all properties that a file reads: `.name`, `['name']` and `{ name }` in a pattern. */
export function* propertiesRead(file: SyntaxNode): Generator<string> {
  for (const node of nodesIn(file)) {
    if (node.type === 'MemberExpression')
      yield nameOf(child(node, 'property')) ?? String(child(node, 'property')?.['value'])
    if (node.type !== 'ObjectPattern') continue
    for (const property of children(node, 'properties')) yield nameOf(child(property, 'key')) ?? ''
  }
}

/** `Rule` for `Rule`, `Rule<…>`, `Rule[]` and `readonly Rule[]`. */
function typeName(type: SyntaxNode | undefined): string | undefined {
  if (type?.type === 'TSTypeOperator') return typeName(child(type, 'typeAnnotation'))
  if (type?.type === 'TSArrayType') return typeName(child(type, 'elementType'))
  return type?.type === 'TSTypeReference' ? nameOf(child(type, 'typeName')) : undefined
}

/** The text without those properties and the commas behind them. */
function withoutSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  let rest = text
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '')
  }
  return rest
}
