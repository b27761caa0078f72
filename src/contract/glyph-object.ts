import { z } from 'zod'
import type { Cut } from '../drawing/model/cut.ts'
import { cutSchema } from './cut-schema.ts'
import { findingSchema } from './draw-object.ts'
import type { FindingObject } from './draw-object.ts'

/** What the catalogue says of a glyph. */
export interface GlyphObject {
  readonly object: 'glyph'
  readonly name: string
  readonly category: string
  readonly words: readonly string[]
  readonly parameters: readonly {
    readonly name: string
    readonly values: readonly string[]
    readonly default: string
  }[]
  readonly revision: string
}

/** A page of glyphs. */
export interface GlyphList {
  readonly object: 'list'
  readonly data: readonly GlyphObject[]
  readonly total: number
  readonly next: number | null
  readonly perhaps: readonly string[]
}

/** A glyph with its drawing at one cut. */
export interface DrawnGlyph extends GlyphObject {
  readonly arguments: Readonly<Record<string, string>>
  readonly cut: Cut
  readonly svg: string
  readonly program: string
  readonly status: 'checked' | 'draft'
  readonly findings: readonly FindingObject[]
}

const NAME = 'The name of the glyph, as prompts and addresses have it.'

const card = {
  object: z.literal('glyph').describe('The kind of this object.'),
  name: z.string().describe(NAME),
  category: z.string().describe('What it belongs to, such as `weather`.'),
  words: z.array(z.string()).describe('English words and phrases that mean it, beside its name.'),
  parameters: z
    .array(
      z
        .strictObject({
          name: z.string().describe('Its name.'),
          values: z.array(z.string()).describe('Every value that it takes.'),
          default: z.string().describe('The value where none is chosen.'),
        })
        .describe('Something that may be chosen.'),
    )
    .describe('What may be chosen of it, such as the way in which an arrow points.'),
  revision: z.string().describe('Changes when the program of the glyph does.'),
}

export const glyphSchema: z.ZodType<GlyphObject> = z.strictObject(card).describe('A glyph of the lexicon.')

export const glyphListSchema: z.ZodType<GlyphList> = z
  .strictObject({
    object: z.literal('list').describe('The kind of this object.'),
    data: z
      .array(glyphSchema)
      .describe(
        'The glyphs of this page: those that plainly answer where something is searched, the best first, else all by name.',
      ),
    total: z.int().describe('How many there are on all pages.'),
    next: z.int().nullable().describe('The `start` of the next page; null on the last.'),
    perhaps: z
      .array(z.string())
      .describe(
        'Names of others that may be meant by what is searched: they are near in meaning, and are not counted.',
      ),
  })
  .describe('A page of glyphs.')

export const drawnGlyphSchema: z.ZodType<DrawnGlyph> = z
  .strictObject({
    ...card,
    arguments: z.record(z.string(), z.string()).describe('The value of each parameter that it was drawn with.'),
    cut: cutSchema,
    svg: z.string().describe('The drawing.'),
    program: z.string().describe('The program in the icon language that draws it.'),
    status: z.literal(['checked', 'draft']).describe('`checked`: no finding is an error.'),
    findings: z.array(findingSchema).describe('What the checker found.'),
  })
  .describe('A glyph, drawn at a cut.')
