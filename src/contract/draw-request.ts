import { z } from 'zod'
import { cutRequestSchema } from './cut-schema.ts'
import type { CutRequest } from './cut-schema.ts'
import { LIMITS, LONGEST_BASE64, MODEL } from './limits.ts'

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

const prompt = z
  .string()
  .superRefine((text, context) => {
    const problem = promptProblem(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })
  .meta({
    description: `What to draw, in plain English: 1 to ${LIMITS.promptCharacters} Unicode code points, not only white space. The product that it is for tells senses apart: "resume, for an applicant tracking system".`,
    minLength: 1,
    maxLength: LIMITS.promptCharacters,
    // Of all that Unicode calls white space, `\s` leaves out only this one.
    pattern: String.raw`[^\s\u0085]`,
  })

const CONCEPT = /^[a-z0-9]+(-[a-z0-9]+)*$/

const concept = z
  .string()
  .refine((text) => text.length <= LIMITS.conceptCharacters && CONCEPT.test(text), {
    message: `must be a slug of 1 to ${LIMITS.conceptCharacters} characters: a-z and 0-9, words joined by single hyphens.`,
  })
  .meta({
    description:
      'What to draw, as a slug; a prompt beside it adds to it or says how. Left out, it is derived from the prompt.',
    minLength: 1,
    maxLength: LIMITS.conceptCharacters,
    pattern: CONCEPT.source,
  })

const MIB = 1024 * 1024

const image = z
  .strictObject({
    base64: z.string().meta({
      description: `The picture in strict base64, without \`data:\` prefix and line breaks: 1 byte to ${LIMITS.imageBytes / MIB} MiB decoded, at most ${LIMITS.imageSidePixels} × ${LIMITS.imageSidePixels} pixels, decodable within ${LIMITS.imageSeconds} seconds.`,
      contentEncoding: 'base64',
      minLength: 4,
      maxLength: LONGEST_BASE64,
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
    }),
    mime: z.literal(IMAGE_TYPES).describe('The type of the picture; its bytes must be of that type.'),
  })
  .describe('A reference picture.')

/** What the images hold is checked apart, by `readImages`: it takes time and memory that a schema should not. */
export const drawRequestSchema: z.ZodType<DrawRequest> = z
  .strictObject({
    model: z.string().meta({ description: 'Which model draws. There is one.', default: MODEL.id }).optional(),
    prompt: prompt.optional(),
    concept: concept.optional(),
    images: z
      .array(image)
      .max(LIMITS.images)
      .describe(
        'Reference pictures, alone or beside words that add to them: the first is traced to an icon. An empty array counts as absent.',
      )
      .optional(),
    cut: cutRequestSchema.optional().describe('The style; the house cut when left out.'),
    n: z.literal([1, 2]).meta({ description: 'How many icons: two are two ideas.', default: 1 }).optional(),
    stream: z
      .boolean()
      .meta({ description: 'Answer with server-sent events while the draw goes on.', default: false })
      .optional(),
  })
  .meta({
    description: 'What to draw, and in which style. At least one of `prompt`, `concept` and `images` must be there.',
    // Inside `allOf`, because generators of types make a union out of a bare `anyOf`.
    allOf: [
      {
        anyOf: [
          { required: ['prompt'] },
          { required: ['concept'] },
          { required: ['images'], properties: { images: { minItems: 1 } } },
        ],
      },
    ],
  })

function promptProblem(text: string): string | null {
  const most = LIMITS.promptCharacters
  // Beyond two UTF-16 units a character there is nothing to count.
  if (text.length > 2 * most || [...text].length > most) return `must have at most ${most} characters.`
  if (!/[^\s\p{White_Space}]/u.test(text)) return 'must have more than white space.'
  if (!text.isWellFormed()) return 'must be well-formed Unicode: it has half of a surrogate pair.'
  return null
}

/** The command that draws a first icon, ready to be pasted into a shell. */
export function exampleCommand(baseUrl: string, key: string): string {
  return [
    `curl ${baseUrl}/api/v1/icons \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"prompt": "a cloud with a lightning bolt"}'`,
  ].join('\n')
}
