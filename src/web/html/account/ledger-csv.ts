import type { Transfer } from '../../../accounts/credits/entities/transfer.ts'
import { writeCsv } from '../../write-csv.ts'
import type { CsvCell } from '../../write-csv.ts'

const HEAD: readonly string[] = [
  'id',
  'time',
  'kind',
  'credits',
  'held',
  'units_billed',
  'balance',
  'key_id',
  'key_name',
  'note',
  'expires',
  'draw',
]

/** Transfers for a spreadsheet. The column `credits` adds up to the balance, `held` to what draws at work hold. */
export function ledgerCsv(transfers: readonly Transfer[]): string {
  return writeCsv([HEAD, ...transfers.map(cells)])
}

function cells(transfer: Transfer): readonly CsvCell[] {
  const { id, at, kind, credits, balanceAfter, keyId, keyName, note, expiresAt, drawId } = transfer
  const isOfHold = kind === 'reserve' || kind === 'release'
  const isUsage = kind.startsWith('usage-')
  return [
    id,
    at.toISOString(),
    kind,
    isOfHold || isUsage ? 0 : credits,
    heldChange(transfer),
    kind === 'usage-capture' ? -credits : 0,
    balanceAfter,
    keyId,
    keyName,
    note,
    expiresAt === null ? null : expiresAt.toISOString(),
    drawId,
  ]
}

function heldChange({ kind, credits }: Transfer): bigint | number {
  if (kind === 'reserve' || kind === 'release') return -credits
  return kind === 'capture' ? credits : 0
}
