/** What happens to credits; those of usage that is paid by the month begin with `usage-`. */
export const TRANSFER_KINDS = [
  'grant',
  'purchase',
  'reserve',
  'capture',
  'release',
  'refund',
  'expire',
  'usage-reserve',
  'usage-capture',
  'usage-release',
] as const

export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** A draw at work takes credits and may give them back: not yet news for who owns them. */
const OF_HOLDS: readonly TransferKind[] = ['reserve', 'release', 'usage-reserve', 'usage-release']

/** The kinds that change what an account owns, or owes for the month. */
export const LASTING_KINDS: readonly TransferKind[] = TRANSFER_KINDS.filter((kind) => !OF_HOLDS.includes(kind))
