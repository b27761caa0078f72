/** A transfer that changed how many credits an account owns, other than a draw; in the order in which they happened. */
export interface LotEvent {
  readonly kind: 'grant' | 'purchase' | 'refund' | 'expire'
  readonly amount: bigint
  readonly expiresAt: Date | null
  /** What the account owned right after it: available and held. */
  readonly ownedAfter: bigint
}

/** Credits that were added together, as far as they are not spent. */
export interface Lot {
  readonly expiresAt: Date | null
  readonly left: bigint
}

/**
 * What is left of the credits that were added, the soonest to expire first; together it is `owned`. Draws need not know of
 * lots: between two events an account's credits become less by what was drawn, and that is taken from the soonest to
 * expire. Credits that are held count as left, and as the soonest of them.
 */
export function openLots(events: readonly LotEvent[], owned: bigint): readonly Lot[] {
  let lots: readonly Lot[] = []
  let before = 0n
  for (const event of events) {
    const isAddition = event.kind === 'grant' || event.kind === 'purchase'
    const ownedBefore = isAddition ? event.ownedAfter - event.amount : event.ownedAfter + event.amount
    lots = without(lots, before - ownedBefore)
    if (isAddition) lots = withLot(lots, { expiresAt: event.expiresAt, left: event.amount })
    // What is paid back are the credits that last longest: else a gift would outlive its day under their name.
    else if (event.kind === 'refund') lots = without(lots.toReversed(), event.amount).toReversed()
    else lots = without(lots, event.amount)
    before = event.ownedAfter
  }
  return without(lots, before - owned)
}

function without(lots: readonly Lot[], amount: bigint): readonly Lot[] {
  let still = amount
  return lots
    .map((lot) => {
      const taken = still < lot.left ? still : lot.left
      still -= taken
      return { ...lot, left: lot.left - taken }
    })
    .filter(({ left }) => left > 0n)
}

function withLot(lots: readonly Lot[], lot: Lot): readonly Lot[] {
  const place = lots.findIndex((other) => timeOf(other) > timeOf(lot))
  return place === -1 ? [...lots, lot] : lots.toSpliced(place, 0, lot)
}

function timeOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Infinity
}
