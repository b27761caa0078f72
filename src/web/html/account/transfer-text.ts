import type { Transfer } from '../../../accounts/credits/entities/transfer.ts'
import type { TransferKind } from '../../../accounts/credits/transfer-kinds.ts'
import { dateText } from '../show-date.ts'
import { showChange, showCount } from '../show-number.ts'

const NAMES: Readonly<Record<TransferKind, string>> = {
  grant: 'Granted',
  purchase: 'Bought',
  reserve: 'Held for a draw',
  capture: 'Drawn',
  release: 'Given back after a draw',
  refund: 'Taken back',
  expire: 'Expired',
  'usage-reserve': 'Held for a draw, billed by the month',
  'usage-capture': 'Drawn, billed by the month',
  'usage-release': 'Given back after a draw, not billed',
}

/** What happened, in plain words; `details` is not escaped. */
export function transferText(transfer: Transfer): { readonly what: string; readonly details: string } {
  const { kind, note, drawId, expiresAt } = transfer
  const parts = [note ?? '', drawId ?? '', expiresAt === null ? '' : `good until ${dateText(expiresAt)}`]
  return { what: NAMES[kind], details: parts.filter((part) => part !== '').join(' · ') }
}

/** The amount as the ledger shows it. Only changes of what the account owns have a sign: what is held is not gone. */
export function transferAmount({ kind, credits }: Pick<Transfer, 'kind' | 'credits'>): {
  readonly text: string
  readonly isChange: boolean
} {
  const size = credits < 0n ? -credits : credits
  switch (kind) {
    case 'reserve':
    case 'usage-reserve':
      return { text: `${size} held`, isChange: false }
    case 'release':
    case 'usage-release':
      return { text: `${size} back`, isChange: false }
    case 'usage-capture':
      return { text: showCount(size, 'unit'), isChange: true }
    case 'grant':
    case 'purchase':
    case 'capture':
    case 'refund':
    case 'expire':
      return { text: showChange(credits), isChange: true }
  }
}
