import { z } from 'zod'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'
import { cutSchema } from './cut-schema.ts'
import { LIMITS, MODEL } from './limits.ts'

export interface ModelObject {
  readonly id: string
  readonly object: 'model'
  readonly created: number
  readonly owned_by: 'burin'
  readonly name: string
  readonly revision: string
  readonly status: 'online' | 'offline'
  readonly cut: {
    readonly size: readonly number[]
    readonly stroke: readonly number[]
    readonly radius: readonly number[]
    readonly finish: readonly string[]
    readonly default: Cut
  }
  readonly limits: {
    readonly prompt_characters: number
    readonly images: number
    readonly image_bytes: number
    readonly image_pixels: number
    readonly n: number
  }
  readonly languages: readonly string[]
}

export const modelObjectSchema: z.ZodType<ModelObject> = z
  .strictObject({
    id: z.literal(MODEL.id).describe('What `model` of a draw request may say.'),
    object: z.literal('model').describe('The kind of this object.'),
    created: z.int().describe('When the model was first served, in Unix seconds.'),
    owned_by: z.literal('burin').describe('Who made it.'),
    name: z.string().describe('A name for people.'),
    revision: z
      .string()
      .min(1)
      .describe('What exactly draws now. The same request and the same revision give the same `svg`, byte by byte.'),
    status: z.literal(['online', 'offline']).describe('Whether draws with a live key are served.'),
    cut: z
      .strictObject({
        size: z.array(z.number()).describe('The sizes, in px.'),
        stroke: z.array(z.number()).describe('The widths of the lines, in px.'),
        radius: z.array(z.number()).describe('The radii of the corners, in units of the 24 grid.'),
        finish: z.array(z.string()).describe('The finishes.'),
        default: cutSchema.describe('The house cut: what holds where a request says nothing.'),
      })
      .describe('The values that each property of a cut may have.'),
    limits: z
      .strictObject({
        prompt_characters: z.int().describe('Longest `prompt`, in Unicode code points.'),
        images: z.int().describe('Most entries of `images`.'),
        image_bytes: z.int().describe('Largest picture, decoded, in bytes.'),
        image_pixels: z.int().describe('Largest picture, width times height.'),
        n: z.int().describe('Most icons of one draw.'),
      })
      .describe('What a request is held to.'),
    languages: z.array(z.string()).describe('The languages of prompts that are understood, as BCP 47 tags.'),
  })
  .describe('A model that draws icons.')

/** The answer of `GET /api/v1/models`. */
export interface ModelList {
  readonly object: 'list'
  readonly data: readonly ModelObject[]
}

export const modelListSchema: z.ZodType<ModelList> = z
  .strictObject({
    object: z.literal('list').describe('The kind of this object.'),
    data: z.array(modelObjectSchema).length(1).describe('The one model that is served.'),
  })
  .describe('The models that are served.')

/** The one model, as it is served now. */
export function modelObject(revision: string, status: ModelObject['status']): ModelObject {
  return {
    id: MODEL.id,
    object: 'model',
    created: MODEL.created,
    owned_by: 'burin',
    name: MODEL.name,
    revision,
    status,
    cut: { size: SIZES, stroke: STROKES, radius: RADII, finish: FINISHES, default: HOUSE_CUT },
    limits: {
      prompt_characters: LIMITS.promptCharacters,
      images: LIMITS.images,
      image_bytes: LIMITS.imageBytes,
      image_pixels: LIMITS.imageSidePixels * LIMITS.imageSidePixels,
      n: LIMITS.n,
    },
    languages: ['en'],
  }
}
