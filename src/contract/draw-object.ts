import { z } from 'zod'
import type { Cut } from '../drawing/model/cut.ts'
import { cutSchema } from './cut-schema.ts'
import { LIMITS, MODEL } from './limits.ts'

/** One thing that the checker found, as the API shows it. */
export interface FindingObject {
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly at: { readonly x: number; readonly y: number } | null
  readonly measured: number | null
  readonly limit: number | null
}

export interface DrawItemObject {
  readonly index: number
  readonly svg: string
  readonly mime_type: 'image/svg+xml'
  readonly status: 'checked' | 'draft'
  readonly attempts: number
  readonly intent: string
  readonly program: string
  readonly findings: readonly FindingObject[]
}

export interface DrawObject {
  readonly id: string
  readonly object: 'icon.draw'
  readonly created: number
  readonly model: string
  readonly revision: string
  readonly concept: string
  readonly prompt: string | null
  readonly images: number
  readonly cut: Cut
  readonly data: readonly DrawItemObject[]
  readonly usage: {
    readonly input_tokens: number
    readonly output_tokens: number
    readonly reasoning_tokens: number
    readonly total_tokens: number
  } | null
  readonly credits?: number | undefined
  readonly took_ms: number
}

export const findingSchema: z.ZodType<FindingObject> = z
  .strictObject({
    rule: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .describe('The rule that fired; the reference of the rules has each of them.'),
    severity: z
      .literal(['error', 'warning', 'info'])
      .describe('An `error` makes the item a draft; the others tell what could be better.'),
    message: z.string().min(1).describe('What was found, one sentence.'),
    at: z
      .strictObject({ x: z.number().describe('From the left.'), y: z.number().describe('From the top.') })
      .nullable()
      .describe('Where in the picture, in px; null when it is the picture as a whole.'),
    measured: z.number().nullable().describe('What was measured, in the unit of the rule.'),
    limit: z.number().nullable().describe('What the rule allows, in the same unit.'),
  })
  .describe('One thing that the checker found in the drawing.')

export const drawItemSchema: z.ZodType<DrawItemObject> = z
  .strictObject({
    index: z.int().min(0).max(1).describe('Its place in `data`.'),
    svg: z
      .string()
      .startsWith('<svg ')
      .describe('The icon: one self-contained `<svg>` in `currentColor`, as large as `cut.size` says.'),
    mime_type: z.literal('image/svg+xml').describe('The type of `svg`.'),
    status: z
      .literal(['checked', 'draft'])
      .describe('`checked`: the checker found no error. `draft`: it did, and no further attempt mended it.'),
    attempts: z.int().min(1).max(4).describe('How many rounds of drawing and checking it took.'),
    intent: z.string().min(1).describe('What is drawn, one sentence.'),
    program: z
      .string()
      .min(1)
      .describe('The whole program in the icon language; with the same cut and revision it gives exactly `svg`.'),
    findings: z.array(findingSchema).describe('What the checker found; empty when nothing is left to say.'),
  })
  .describe('One icon of a draw.')

const tokens = z.int().min(0)

const properties = {
  id: z
    .string()
    .regex(/^draw_[0-9A-Za-z]{24}$/)
    .describe('Names this draw; never used again.'),
  object: z.literal('icon.draw').describe('The kind of this object.'),
  created: z.int().describe('When it was drawn, in Unix seconds.'),
  model: z.literal(MODEL.id).describe('Which model drew it.'),
  revision: z
    .string()
    .min(1)
    .describe('What exactly drew it. The same request and the same revision give the same `svg`, byte by byte.'),
  concept: z
    .string()
    .max(LIMITS.conceptCharacters)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('The slug given, or the one derived from the prompt.'),
  prompt: z.string().nullable().describe('As sent; null when there was none.'),
  images: z.int().min(0).max(LIMITS.images).describe('How many pictures were sent. They are never sent back.'),
  cut: cutSchema,
  usage: z
    .strictObject({
      input_tokens: tokens.describe('Tokens read.'),
      output_tokens: tokens.describe('Tokens written.'),
      reasoning_tokens: tokens.describe('Tokens thought.'),
      total_tokens: tokens.describe('All of them.'),
    })
    .nullable()
    .describe('What language models used. Null when none reported it, which does not mean that the draw was free.'),
  credits: z
    .int()
    .min(0)
    .describe(
      'What the draw cost: 1 for each item that is checked; 0 with a sandbox key. Left out for draws in the browser where nothing costs credits.',
    )
    .optional(),
  took_ms: z.int().min(0).describe('Wall time in the service, in milliseconds.'),
}

/** The answer to a draw. */
export const drawObjectSchema: z.ZodType<DrawObject> = z
  .strictObject({
    ...properties,
    data: z.array(drawItemSchema).min(1).max(LIMITS.n).describe('The icons, best first.'),
  })
  .describe('A draw, with its icons.')

/** The same before anything is drawn, as a stream begins with it. */
export const drawSoFarSchema: z.ZodType<DrawObject> = z
  .strictObject({
    ...properties,
    data: z.array(drawItemSchema).length(0).describe('Nothing yet.'),
  })
  .describe('A draw before its first icon.')
