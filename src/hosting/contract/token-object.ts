import { z } from 'zod'
import { momentSchema, personText } from './person-text.ts'

/** A token that somebody made for programs, as the API shows it: without its secret. */
export interface TokenObject {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly lastUsedAt: string | null
}

const fields = {
  id: z.string().describe('`tok_` and 24 letters or digits; not the token.'),
  name: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema.describe('From then on it is refused.'),
  lastUsedAt: momentSchema.nullable().describe('To the hour; null: never.'),
}

export const tokenSchema: z.ZodType<TokenObject> = z
  .strictObject(fields)
  .describe('A token for programs that nobody signs in, such as CI.')

/** A token that was just made, with its secret. */
export interface CreatedToken extends TokenObject {
  readonly token: string
}

export const createdTokenSchema: z.ZodType<CreatedToken> = z
  .strictObject({
    ...fields,
    token: z.string().describe('The token itself. It is shown now and never again: keep it.'),
  })
  .describe('A token that was just made.')

export interface TokenCreation {
  readonly name: string
  readonly days: number
}

const MOST_DAYS = 365

export const tokenCreationSchema: z.ZodType<TokenCreation> = z
  .strictObject({
    name: personText(1, 100)
      .describe('For people: what it is for.')
      .meta({ examples: ['Build server'] }),
    days: z
      .int(`must be a whole number from 1 to ${MOST_DAYS}.`)
      .min(1, `must be a whole number from 1 to ${MOST_DAYS}.`)
      .max(MOST_DAYS, `must be a whole number from 1 to ${MOST_DAYS}.`)
      .default(90)
      .describe('How long it is good.'),
  })
  .describe('What a new token is made of.')
