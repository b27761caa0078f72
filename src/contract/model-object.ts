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

export const modelObjectSchema: z.ZodType<ModelObject> = z.strictObject({
  id: z.literal('iconmodel-1'),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.literal('burin'),
  name: z.string(),
  revision: z.string().min(1),
  status: z.literal(['online', 'offline']),
  cut: z.strictObject({
    size: z.array(z.number()),
    stroke: z.array(z.number()),
    radius: z.array(z.number()),
    finish: z.array(z.string()),
    default: cutSchema,
  }),
  limits: z.strictObject({
    prompt_characters: z.int(),
    images: z.int(),
    image_bytes: z.int(),
    image_pixels: z.int(),
    n: z.int(),
  }),
  languages: z.array(z.string()),
})

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
