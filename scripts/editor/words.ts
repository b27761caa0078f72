import { DECLARATIONS } from '../../src/drawing/language/declarations.ts'
import { MODIFIERS } from '../../src/drawing/language/modifiers.ts'
import { STATEMENTS } from '../../src/drawing/language/statements.ts'

/** What can be said of a word of the language in a line or two. */
export interface WordForm {
  readonly keyword: string
  readonly summary: string
  readonly forms: readonly string[]
}

export const STATEMENT_WORDS: ReadonlyMap<string, WordForm> = new Map(STATEMENTS.map((form) => [form.keyword, form]))

export const DECLARATION_WORDS: ReadonlyMap<string, WordForm & { readonly repeatable: boolean }> = new Map(
  DECLARATIONS.map((form) => [form.keyword, form]),
)

/** A modifier as it is written → what it does, and whether it suits a group. */
export const MODIFIER_WORDS: ReadonlyMap<string, { readonly summary: string; readonly forGroups: boolean }> = new Map(
  MODIFIERS.flatMap(({ forms, summary, forGroups }) => forms.map((form) => [form, { summary, forGroups }] as const)),
)

export function isModifier(word: string): boolean {
  return MODIFIERS.some(({ read }) => read(word) !== null)
}

/** The words that stand in the forms of a statement or declaration, such as `cw` in those of `path`. */
export function ownWords({ keyword, forms }: WordForm): string[] {
  const written = forms.flatMap((form) => form.match(/(?<![$\w])[a-z]{2,}\b/g) ?? [])
  return [...new Set(written)].filter((word) => word !== keyword && word !== 'modifiers')
}

export function takesModifiers({ forms }: WordForm): boolean {
  return forms.some((form) => form.includes('[modifiers]'))
}
