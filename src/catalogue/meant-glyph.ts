import { variantsOf } from './glyph-card.ts'
import type { Catalogue } from './catalogue.ts'

/** A glyph, with the values of its parameters that a name says. */
export interface MeantGlyph {
  readonly glyph: string
  readonly values: Readonly<Record<string, string>>
}

/**
 * What a name means that is no glyph's own, but one by which sets and packages have a drawing: `arrow-left` is `arrow` with `facing=left`, `house` is
 * `home`. Null for all other names.
 */
export async function meantGlyph(
  name: string,
  catalogue: Pick<Catalogue, 'cards' | 'aliases'>,
): Promise<MeantGlyph | null> {
  const [cards, aliases] = await Promise.all([catalogue.cards(), catalogue.aliases()])
  const own = new Set(cards.map((card) => card.name))
  if (own.has(name)) return null
  const variants = cards.flatMap((card) => variantsOf(card, (one) => own.has(one)))
  const variant = variants.find((one) => one.name === name)
  const glyph = variant?.glyph ?? aliases.get(name)
  if (glyph === undefined) return null
  const preset = [...(variant?.preset ?? [])].map(([parameter, value]) => [parameter, String(value)] as const)
  return { glyph, values: Object.fromEntries(preset) }
}
