import { z } from 'zod'

/** The account that a token speaks for. */
export interface AccountObject {
  readonly id: string
  readonly email: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export const accountSchema: z.ZodType<AccountObject> = z
  .strictObject({
    id: z.string(),
    email: z.string().describe('What its person signs in with.'),
    createdAt: z.iso.datetime(),
  })
  .describe('The account that a token speaks for.')
