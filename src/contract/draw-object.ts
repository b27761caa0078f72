import { z } from 'zod'
import type { Cut } from '../drawing/model/cut.ts'
import { cutSchema } from './cut-schema.ts'

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

export const findingSchema: z.ZodType<FindingObject> = z.strictObject({
  rule: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  severity: z.literal(['error', 'warning', 'info']),
  message: z.string().min(1),
  at: z.strictObject({ x: z.number(), y: z.number() }).nullable(),
  measured: z.number().nullable(),
  limit: z.number().nullable(),
})

export const drawItemSchema: z.ZodType<DrawItemObject> = z.strictObject({
  index: z.int().min(0).max(1),
  svg: z.string().startsWith('<svg '),
  mime_type: z.literal('image/svg+xml'),
  status: z.literal(['checked', 'draft']),
  attempts: z.int().min(1).max(4),
  intent: z.string().min(1),
  program: z.string().min(1),
  findings: z.array(findingSchema),
})

const tokens = z.int().min(0)

const properties = {
  id: z.string().regex(/^draw_[0-9A-Za-z]{24}$/),
  object: z.literal('icon.draw'),
  created: z.int(),
  model: z.literal('iconmodel-1'),
  revision: z.string().min(1),
  concept: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  prompt: z.string().nullable(),
  images: z.int().min(0).max(4),
  cut: cutSchema,
  usage: z
    .strictObject({ input_tokens: tokens, output_tokens: tokens, reasoning_tokens: tokens, total_tokens: tokens })
    .nullable(),
  credits: z.int().min(0).optional(),
  took_ms: z.int().min(0),
}

/** The answer to a draw. */
export const drawObjectSchema: z.ZodType<DrawObject> = z.strictObject({
  ...properties,
  data: z.array(drawItemSchema).min(1).max(2),
})

/** The same before anything is drawn, as a stream begins with it. */
export const drawSoFarSchema: z.ZodType<DrawObject> = z.strictObject({
  ...properties,
  data: z.array(drawItemSchema).length(0),
})
