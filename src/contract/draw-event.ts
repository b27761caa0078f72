import { z } from 'zod'
import { drawItemSchema, drawSoFarSchema, drawObjectSchema, findingSchema } from './draw-object.ts'
import type { DrawItemObject, DrawObject, FindingObject } from './draw-object.ts'
import { errorObjectSchema } from './error-object.ts'
import type { ErrorBody } from './error-object.ts'

/** One thing that happens on the way of a draw. */
export type DrawMoment =
  | { readonly type: 'draw.created'; readonly draw: DrawObject }
  | { readonly type: 'item.intent'; readonly index: number; readonly intent: string }
  | { readonly type: 'item.program.delta'; readonly index: number; readonly attempt: number; readonly delta: string }
  | {
      readonly type: 'item.preview'
      readonly index: number
      readonly attempt: number
      readonly svg: string
      readonly findings: readonly FindingObject[]
    }
  | { readonly type: 'item.completed'; readonly index: number; readonly item: DrawItemObject }
  | { readonly type: 'draw.completed'; readonly draw: DrawObject }
  | { readonly type: 'error'; readonly error: ErrorBody }

/**
 * What `stream: true` sends, one JSON object each; `type` is also the name of the server-sent event, and `sequence`, from 0
 * without gaps, its `id`. Exactly one `draw.completed` or `error` ends it.
 */
export type DrawStreamEvent = DrawMoment & { readonly sequence: number }

const sequence = z.int().min(0)
const index = z.int().min(0).max(1)
const attempt = z.int().min(1).max(4)

export const drawEventSchema: z.ZodType<DrawStreamEvent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw.created'), sequence, draw: drawSoFarSchema }),
  z.strictObject({ type: z.literal('item.intent'), sequence, index, intent: z.string().min(1) }),
  z.strictObject({ type: z.literal('item.program.delta'), sequence, index, attempt, delta: z.string().min(1) }),
  z.strictObject({
    type: z.literal('item.preview'),
    sequence,
    index,
    attempt,
    svg: z.string().startsWith('<svg '),
    findings: z.array(findingSchema),
  }),
  z.strictObject({ type: z.literal('item.completed'), sequence, index, item: drawItemSchema }),
  z.strictObject({ type: z.literal('draw.completed'), sequence, draw: drawObjectSchema }),
  z.strictObject({ type: z.literal('error'), sequence, error: errorObjectSchema }),
])
