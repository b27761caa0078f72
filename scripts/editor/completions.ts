import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { parse } from '../../src/drawing/language/parse.ts'
import type { Parameter } from '../../src/drawing/language/program.ts'
import { KEYLINES } from '../../src/drawing/model/drawing.ts'
import { statementAt } from './statement-at.ts'
import type { StatementAt } from './statement-at.ts'
import { DECLARATION_WORDS, MODIFIER_WORDS, ownWords, STATEMENT_WORDS, takesModifiers } from './words.ts'
import type { WordForm } from './words.ts'

/** A glyph that `use` can put in. */
export interface GlyphName {
  readonly name: string
  readonly category: string
  readonly parameters: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** Asked for when a glyph is first to be named; a list that cannot be had is empty. */
export type FindGlyphs = () => Promise<readonly GlyphName[]>

const TRAITS = ['directional', 'partial', 'unfillable', 'spaced']
const TESTS = ['is', 'not', '>=', '<']

/** What may be written where the cursor is: by what stands before it in its statement, or, at its begin, all that can begin one. */
export function completions(
  findGlyphs: FindGlyphs,
): (context: CompletionContext) => CompletionResult | null | Promise<CompletionResult> {
  return ({ state, pos, explicit }) => {
    const text = state.doc.toString()
    const at = statementAt(text, pos)
    if (at === null) return null
    const [keyword] = at.before
    // Numbers and points are typed faster than chosen, and most of what follows a blank is one.
    if (!explicit && at.word === '' && (at.before.length !== 1 || keyword === undefined)) return null
    const from = pos - at.word.length
    const result = (options: readonly Completion[]): CompletionResult => ({ from, options, validFor: /^[^\s;{}#]*$/ })
    // Only glyphs have to be waited for. What is waited for must have a result: else whatever was typed meanwhile would not be asked for.
    if (keyword === 'use' || keyword === 'category') return findGlyphs().then((glyphs) => result(ofGlyphs(at, glyphs)))
    const options = optionsAt(at, text)
    return options.length === 0 ? null : result(options)
  }
}

function optionsAt(at: StatementAt, text: string): Completion[] {
  const [keyword, ...given] = at.before
  if (keyword === undefined) return beginnings(at, text)
  const { parameters } = parse(text).program
  if (at.word.includes('$'))
    return parameters.map(({ name }) => ({
      label: `${at.word.slice(0, at.word.indexOf('$'))}$${name}`,
      type: 'variable',
    }))
  if (keyword === 'when') return ofWhen(given, parameters)
  if (keyword === 'keyline') return given.length === 0 ? named(KEYLINES, 'constant') : []
  if (keyword === 'traits')
    return named(
      TRAITS.filter((one) => !given.includes(one)),
      'constant',
    )
  const form = STATEMENT_WORDS.get(keyword)
  return form === undefined ? [] : inForm(form, given)
}

function ofGlyphs({ before: [keyword, ...given], word }: StatementAt, glyphs: readonly GlyphName[]): Completion[] {
  return keyword === 'use'
    ? ofUse(given, word, glyphs)
    : named([...new Set(glyphs.map(({ category }) => category))].sort(), 'constant')
}

function beginnings({ depth }: StatementAt, text: string): Completion[] {
  const declared = new Set(text.match(/^\s*[a-z]+/gm)?.map((word) => word.trim()))
  const declarations = [...DECLARATION_WORDS.values()].filter(
    ({ keyword, repeatable }) => depth === 0 && (repeatable || !declared.has(keyword)),
  )
  return [
    ...[...STATEMENT_WORDS.values()].map((form) => beginning(form, 'keyword')),
    ...declarations.map((form) => beginning(form, 'class')),
  ]
}

function beginning({ keyword, summary, forms: [form = ''] }: WordForm, type: string): Completion {
  return { label: keyword, apply: `${keyword} `, detail: form.slice(keyword.length), info: summary, type }
}

function named(names: readonly string[], type: string): Completion[] {
  return names.map((label) => ({ label, type }))
}

function inForm(form: WordForm, given: readonly string[]): Completion[] {
  const isGroup = form.keyword === 'part'
  const modifiers = takesModifiers(form)
    ? [...MODIFIER_WORDS].filter(([word, { forGroups }]) => (forGroups || !isGroup) && !given.includes(word))
    : []
  return [
    ...named(ownWords(form), 'property'),
    ...modifiers.map(([label, { summary }]) => ({ label, info: summary, type: 'property' })),
  ]
}

function ofUse(given: readonly string[], word: string, glyphs: readonly GlyphName[]): Completion[] {
  const [name, ...rest] = given
  if (name === undefined)
    return glyphs.map((glyph) => ({
      label: glyph.name,
      apply: `${glyph.name} `,
      detail: glyph.category,
      type: 'class',
    }))
  if (rest.includes('into')) return rest.length < 3 ? [] : groupModifiers(rest)
  const parameters = glyphs.find((glyph) => glyph.name === name)?.parameters ?? []
  const values = parameters
    .filter((parameter) => !rest.some((one) => one.startsWith(`${parameter.name}=`)))
    .flatMap((parameter) => parameter.values.map((value) => ({ label: `${parameter.name}=${value}`, type: 'enum' })))
  const words = rest.length === 0 ? ['mini', 'into'] : ['into']
  return word.includes('=') ? values : [...named(words, 'property'), ...values]
}

function groupModifiers(given: readonly string[]): Completion[] {
  return [...MODIFIER_WORDS]
    .filter(([word, { forGroups }]) => forGroups && !given.includes(word))
    .map(([label, { summary }]) => ({ label, info: summary, type: 'property' }))
}

function ofWhen(given: readonly string[], parameters: readonly Parameter[]): Completion[] {
  const [name] = given
  if (name === undefined)
    return named(
      parameters.map((parameter) => parameter.name),
      'variable',
    )
  const parameter = parameters.find((one) => one.name === name)
  if (given.length === 1) return named(parameter?.values.kind === 'choice' ? TESTS.slice(0, 2) : TESTS, 'keyword')
  return given.length > 2 || parameter === undefined ? [] : named(valuesOf(parameter), 'enum')
}

function valuesOf({ values }: Parameter): string[] {
  return values.kind === 'choice'
    ? [...values.of]
    : Array.from({ length: values.to - values.from + 1 }, (_, at) => String(values.from + at))
}
