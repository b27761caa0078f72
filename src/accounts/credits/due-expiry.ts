import type { Lot } from './open-lots.ts'

/** Draws are settled within minutes; so long may credits that were held when their time was over come back and be drawn. */
const LOOK_AGAIN_MS = 60_000

export interface DueExpiry {
  /** How many credits expire now. */
  readonly credits: bigint
  /** When to look again; null: nothing else expires. */
  readonly nextAt: Date | null
}

/** What of the lots (see `openLots`) expires at a time: what is left of those whose day has come and is not held. */
export function dueExpiry(lots: readonly Lot[], held: bigint, at: Date): DueExpiry {
  const isOver = ({ expiresAt }: Lot): boolean => expiresAt !== null && expiresAt <= at
  const over = lots.filter(isOver).reduce((sum, { left }) => sum + left, 0n)
  const nextAt = lots.find((lot) => !isOver(lot))?.expiresAt ?? null
  const credits = over > held ? over - held : 0n
  if (over === credits) return { credits, nextAt }
  const again = new Date(at.getTime() + LOOK_AGAIN_MS)
  return { credits, nextAt: nextAt !== null && nextAt < again ? nextAt : again }
}
