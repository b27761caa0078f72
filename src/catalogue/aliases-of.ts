import { variantsOf } from './glyph-card.ts'
import type { GlyphCard } from './glyph-card.ts'

/** Parameters that a name says nothing of: a heart half full is still a heart. Where others are, a phrase may mean one value: "outdent". */
const DEGREES: ReadonlySet<string> = new Set(['level', 'outline'])

/**
 * Other names of glyphs, written as names are: those phrases that mean exactly one glyph, and are no name themselves. `bin` is `trash`;
 * what two glyphs are called is neither.
 */
export function aliasesOf(cards: readonly GlyphCard[]): ReadonlyMap<string, string> {
  const own = new Set(cards.map(({ name }) => name))
  const names = new Set(cards.flatMap((card) => variantsOf(card, (name) => own.has(name)).map(({ name }) => name)))
  const meant = new Map<string, Set<string>>()
  for (const { name, words } of cards)
    for (const alias of words.flatMap(asName)) meant.set(alias, (meant.get(alias) ?? new Set()).add(name))
  const plain = new Set(cards.filter(isPlain).map(({ name }) => name))
  return new Map(
    [...meant].flatMap(([alias, [glyph = '', another]]) =>
      another !== undefined || names.has(alias) || !plain.has(glyph) ? [] : [[alias, glyph] as const],
    ),
  )
}

function isPlain({ parameters }: GlyphCard): boolean {
  return parameters.every(({ name }) => DEGREES.has(name))
}

/** A phrase as a name; nothing where it has letters that no name has. */
function asName(phrase: string): string[] {
  const name = phrase.toLowerCase().replaceAll(/[\s_]+/g, '-')
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? [name] : []
}
