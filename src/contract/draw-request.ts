import { z } from 'zod'
import { cutRequestSchema } from './cut-schema.ts'
import type { CutRequest } from './cut-schema.ts'
import { LIMITS } from './limits.ts'

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

export interface ImageRequest {
  readonly base64: string
  readonly mime: ImageType
}

/** The body of `POST /api/v1/icons`. */
export interface DrawRequest {
  readonly model?: string | undefined
  readonly prompt?: string | undefined
  readonly concept?: string | undefined
  readonly images?: readonly ImageRequest[] | undefined
  readonly cut?: CutRequest | undefined
  readonly n?: 1 | 2 | undefined
  readonly stream?: boolean | undefined
}

const prompt = z.string().superRefine((text, context) => {
  const problem = promptProblem(text)
  if (problem !== null) context.addIssue({ code: 'custom', message: problem })
})

const concept = z
  .string()
  .refine((text) => text.length <= LIMITS.conceptCharacters && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), {
    message: `must be a slug of 1 to ${LIMITS.conceptCharacters} characters: a-z and 0-9, words joined by single hyphens.`,
  })

/** What the images hold is checked apart, by `checkImages`: it takes time and memory that a schema should not. */
export const drawRequestSchema: z.ZodType<DrawRequest> = z.strictObject({
  model: z.string().optional(),
  prompt: prompt.optional(),
  concept: concept.optional(),
  images: z
    .array(z.strictObject({ base64: z.string(), mime: z.literal(IMAGE_TYPES) }))
    .max(LIMITS.images)
    .optional(),
  cut: cutRequestSchema.optional(),
  n: z.literal([1, 2]).optional(),
  stream: z.boolean().optional(),
})

function promptProblem(text: string): string | null {
  const most = LIMITS.promptCharacters
  // Beyond two UTF-16 units a character there is nothing to count.
  if (text.length > 2 * most || [...text].length > most) return `must have at most ${most} characters.`
  if (!/[^\s\p{White_Space}]/u.test(text)) return 'must have more than white space.'
  if (!text.isWellFormed()) return 'must be well-formed Unicode: it has half of a surrogate pair.'
  return null
}
