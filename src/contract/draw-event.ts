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
      /** Left out where the picture costs something: `item.completed` has it then. */
      readonly svg?: string | undefined
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

const sequence = z.int().min(0).describe('From 0, without gaps; also the `id` of the server-sent event.')
const index = z.int().min(0).max(1).describe('Which item.')
const attempt = z.int().min(1).max(4).describe('Which round of drawing and checking.')

function kind<const T extends DrawStreamEvent['type']>(type: T): z.ZodLiteral<T> {
  return z.literal(type).describe('The kind of event; also its name.')
}

const drawCreated = z
  .strictObject({ type: kind('draw.created'), sequence, draw: drawSoFarSchema })
  .describe('The request is accepted; the draw has no items yet.')
const itemIntent = z
  .strictObject({
    type: kind('item.intent'),
    sequence,
    index,
    intent: z.string().min(1).describe('What is going to be drawn, one sentence.'),
  })
  .describe('The author has an idea.')
const itemProgramDelta = z
  .strictObject({
    type: kind('item.program.delta'),
    sequence,
    index,
    attempt,
    delta: z.string().min(1).describe('The next piece of text.'),
  })
  .describe('A piece of the program. The pieces of one attempt, joined, are its whole program.')
const itemPreview = z
  .strictObject({
    type: kind('item.preview'),
    sequence,
    index,
    attempt,
    svg: z
      .string()
      .startsWith('<svg ')
      .describe(
        'The picture of this attempt. Left out for callers who pay when no error was found in it: then `item.completed` brings it, and only then it is charged.',
      )
      .optional(),
    findings: z.array(findingSchema).describe('What the checker found in it.'),
  })
  .describe('An attempt is drawn and checked. Another may follow.')
const itemCompleted = z
  .strictObject({ type: kind('item.completed'), sequence, index, item: drawItemSchema })
  .describe('An item is ready and will not change.')
const drawCompleted = z
  .strictObject({ type: kind('draw.completed'), sequence, draw: drawObjectSchema })
  .describe('The whole draw, the same as without streaming. The last event.')
const failed = z
  .strictObject({ type: kind('error'), sequence, error: errorObjectSchema })
  .describe('The draw has failed. The last event.')

/** Each event by its name. */
export const drawEventSchemas: Readonly<Record<DrawStreamEvent['type'], z.ZodType>> = {
  'draw.created': drawCreated,
  'item.intent': itemIntent,
  'item.program.delta': itemProgramDelta,
  'item.preview': itemPreview,
  'item.completed': itemCompleted,
  'draw.completed': drawCompleted,
  error: failed,
}

export const drawEventSchema: z.ZodType<DrawStreamEvent> = z
  .discriminatedUnion('type', [
    drawCreated,
    itemIntent,
    itemProgramDelta,
    itemPreview,
    itemCompleted,
    drawCompleted,
    failed,
  ])
  .describe('What `stream: true` sends, one JSON object each.')
