import { z } from 'zod'
import { rowForm } from '../database/row-form.ts'
import type { RowForm } from '../database/row-form.ts'
import { allCuts, cutName } from '../drawing/model/cut.ts'
import type { Cut } from '../drawing/model/cut.ts'

/** An icon of an account, as it is stored: what draws it, and at which cut it was looked at last. */
export interface OwnIcon {
  /** `ico_` and 24 base-62 characters. */
  readonly id: string
  /** Later ones have larger numbers. */
  readonly number: bigint
  /** As the name of a file: `a-z`, `0-9` and single hyphens between them. */
  readonly name: string
  readonly program: string
  /** The words that drew it; null where none did. */
  readonly prompt: string | null
  readonly cut: Cut
  /** Whether the checker found a fault at that cut, or its author drew it as a draft. */
  readonly isDraft: boolean
  /** Null: it is in the history alone. */
  readonly keptAt: Date | null
  /** Null: it is not in the history. */
  readonly drawnAt: Date | null
}

const CUTS: ReadonlyMap<string, Cut> = new Map(allCuts().map((cut) => [cutName(cut), cut]))

/** A cut as the database has it. */
export const storedCut: z.ZodType<Cut, Cut> = z.string().transform((name, context) => {
  const cut = CUTS.get(name)
  if (cut !== undefined) return cut
  context.addIssue({ code: 'custom', message: 'is no cut' })
  return z.NEVER
}) as unknown as z.ZodType<Cut, Cut>

export const OWN_ICON: RowForm<OwnIcon> = rowForm<OwnIcon>({
  id: z.string(),
  number: z.bigint(),
  name: z.string(),
  program: z.string(),
  prompt: z.string().nullable(),
  cut: storedCut,
  isDraft: z.boolean(),
  keptAt: z.date().nullable(),
  drawnAt: z.date().nullable(),
})

/** What is wanted as the name of a file; null where there is nothing to make one of. */
export function slugOf(text: string): string | null {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
    .replace(/-+$/, '')
  return slug === '' ? null : slug
}
