import { ApiError } from '../api/api-error.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { presetOf } from '../catalogue/glyph-card.ts'
import type { GlyphCard } from '../catalogue/glyph-card.ts'
import { meantGlyph } from '../catalogue/meant-glyph.ts'
import type { MeantGlyph } from '../catalogue/meant-glyph.ts'
import type { DrawnGlyph, GlyphObject } from '../contract/glyph-object.ts'
import { findingObject } from '../draws/finding-object.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { countFindings } from '../drawing/model/finding.ts'

/** Suggestions for a name that nothing has. */
const MOST_SUGGESTED = 3

/** Which glyph, with what is chosen of its parameters. */
export interface AskedGlyph {
  readonly name: string
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly cut: Cut
  /** How the caller asks for a glyph that another name means: the end of a sentence, such as "ask `/api/v1/glyphs/home`". */
  readonly wayTo: (meant: MeantGlyph) => string
}

/** A glyph with its drawing. Throws the refusal of a name, a parameter or a value that there is not. */
export async function glyphOf(catalogue: Catalogue, { name, chosen, cut, wayTo }: AskedGlyph): Promise<DrawnGlyph> {
  const cards = await catalogue.cards()
  const card = cards.find((one) => one.name === name)
  if (card === undefined) throw await notFound(name, catalogue, wayTo)
  const values = argumentsOf(card, chosen)
  const drawn = await catalogue.draw({ glyph: name, preset: presetOf(card, values), cut })
  if (drawn === null) throw await notFound(name, catalogue, wayTo)
  const { svg, program, findings } = drawn
  const status = countFindings(findings, 'error') === 0 ? 'checked' : 'draft'
  return {
    ...glyphObject(card),
    arguments: values,
    cut,
    svg,
    program,
    status,
    findings: findings.map(findingObject),
  }
}

/** What is said of a glyph in lists. */
export function glyphObject({ name, category, words, parameters, revision }: GlyphCard): GlyphObject {
  return { object: 'glyph', name, category, words, parameters, revision }
}

/** The value of every parameter: what is chosen, else what holds without it. Throws the refusal of one that there is not. */
function argumentsOf(card: GlyphCard, chosen: AskedGlyph['chosen']): Record<string, string> {
  const known = card.parameters.map(({ name }) => name)
  const strange = Object.keys(chosen).find((name) => !known.includes(name))
  if (strange !== undefined) {
    const has = known.length === 0 ? 'has no parameters' : `has ${known.map((name) => `\`${name}\``).join(', ')}`
    throw new ApiError('invalid', `\`${strange}\` is not known here: the glyph \`${card.name}\` ${has}.`, {
      param: strange,
    })
  }
  return Object.fromEntries(
    card.parameters.map(({ name, values, default: standard }) => {
      const value = chosen[name] ?? standard
      if (values.includes(value)) return [name, value]
      throw new ApiError('invalid', `\`${name}\` must be one of ${values.join(', ')}.`, { param: name })
    }),
  )
}

async function notFound(name: string, catalogue: Catalogue, wayTo: AskedGlyph['wayTo']): Promise<ApiError> {
  const meant = await meantGlyph(name, catalogue)
  if (meant !== null)
    return new ApiError('not_found', `\`${name}\` is no glyph of its own, but ${told(meant)}: ${wayTo(meant)}.`)
  const { hits, perhaps } = await catalogue.search(name)
  const near = [...hits, ...perhaps].slice(0, MOST_SUGGESTED)
  const hint =
    near.length === 0
      ? 'the list is at `/api/v1/glyphs`'
      : `did you mean ${near.map((one) => `\`${one.name}\``).join(' or ')}?`
  return new ApiError('not_found', `There is no glyph \`${name.slice(0, 80)}\`: ${hint}`)
}

function told({ glyph, values }: MeantGlyph): string {
  const said = Object.entries(values).map(([name, value]) => `\`${name}=${value}\``)
  return said.length === 0 ? `another name of \`${glyph}\`` : `\`${glyph}\` with ${said.join(' and ')}`
}
