import { z } from 'zod'

/** What a person writes, so many characters of it (Unicode code points). `hasLines`: it may have line breaks and tabs. */
export function personText(
  fewest: 0 | 1,
  most: number,
  { hasLines = false }: { hasLines?: boolean } = {},
): z.ZodType<string> {
  const controls = hasLines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u
  return z
    .string()
    .refine((text) => Array.from(text.slice(0, 2 * most + 1)).length <= most, `must have at most ${most} characters.`)
    .refine((text) => fewest === 0 || text.trim() !== '', 'must not be empty.')
    .refine((text) => text.isWellFormed(), 'has half of a character: it is not valid Unicode.')
    .refine((text) => !controls.test(text), `must not have control characters${hasLines ? ' but line breaks' : ''}.`)
    .meta({ ...(fewest === 0 ? {} : { minLength: fewest }), maxLength: most })
}

/** A moment, as ISO 8601 in UTC. */
export const momentSchema: z.ZodType<string> = z.iso.datetime(
  'must be a moment in UTC with a Z at its end, such as 2026-11-22T18:00:00Z.',
)
