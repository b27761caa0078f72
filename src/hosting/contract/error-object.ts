import { z } from 'zod'

/** Every refusal of the hosting API. */
export interface ErrorObject {
  readonly error: string
  readonly issues?: readonly IssueObject[] | undefined
}

/** One thing that is wrong. */
export interface IssueObject {
  readonly path: string
  readonly message: string
  readonly code: string
}

export const errorSchema: z.ZodType<ErrorObject> = z
  .strictObject({
    error: z.string().describe('One or more sentences for people.'),
    issues: z
      .array(
        z.strictObject({
          path: z.string().describe('The property, header or file, with its line where it has one.'),
          message: z.string(),
          code: z.string().describe('For programs.'),
        }),
      )
      .optional()
      .describe('Everything that is wrong with what was sent, where that is the reason.'),
  })
  .describe('Every refusal.')
