import type { Parameter } from '../drawing/language/program.ts'

/** What the catalogue says of a glyph. */
export interface GlyphCard {
  readonly name: string
  /** Such as `weather`. */
  readonly category: string
  /** The class of things that it is one of, such as `birds`; null where it is in none. */
  readonly kind: string | null
  /** English words and phrases that mean it, beside its name. */
  readonly words: readonly string[]
  readonly parameters: readonly CardParameter[]
  /** Changes when its program does: 12 hexadecimal digits. */
  readonly revision: string
}

/** What may be chosen of a glyph, such as the way in which an arrow points. */
export interface CardParameter {
  readonly name: string
  /** Every value that it takes, as texts, in the order of the glyph. */
  readonly values: readonly string[]
  readonly default: string
}

/** A drawing that has a name of its own: a glyph, or a glyph at one value of its only parameter (`arrow-left`). */
export interface GlyphVariant {
  readonly name: string
  readonly glyph: string
  readonly preset: ReadonlyMap<string, string | number>
}

/** A parameter as cards have it: a range of whole numbers becomes its numbers. */
export function cardParameter({ name, values, default: standard }: Parameter): CardParameter {
  const texts =
    values.kind === 'choice'
      ? values.of
      : Array.from({ length: values.to - values.from + 1 }, (_, at) => String(values.from + at))
  return { name, values: texts, default: String(standard) }
}

/** The names under which a glyph can be had: its own, and one for each value of its parameter where no other glyph has that name. */
export function variantsOf({ name, parameters }: GlyphCard, isTaken: (name: string) => boolean): GlyphVariant[] {
  const own: GlyphVariant = { name, glyph: name, preset: new Map() }
  const [parameter, second] = parameters
  if (parameter === undefined || second !== undefined) return [own]
  const others = parameter.values.map((value): GlyphVariant => ({
    name: `${name}-${value.toLowerCase()}`,
    glyph: name,
    preset: presetOf({ parameters }, { [parameter.name]: value }),
  }))
  return [own, ...others.filter((variant) => !isTaken(variant.name))]
}

/** Values of parameters as the language takes them: numbers for ranges. Names and values must be those of the card. */
export function presetOf(
  { parameters }: Pick<GlyphCard, 'parameters'>,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, string | number> {
  return new Map(
    parameters.flatMap(({ name, values }): [string, string | number][] => {
      const value = given[name]
      if (value === undefined) return []
      return [[name, values.every((one) => /^\d+$/.test(one)) ? Number(value) : value]]
    }),
  )
}
