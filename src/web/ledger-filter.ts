import { TRANSFER_KINDS } from '../accounts/credits/transfer-kinds.ts'
import type { TransferKind } from '../accounts/credits/transfer-kinds.ts'

/** What a ledger page or file is to show, as its form sends it. */
export interface LedgerFilter {
  /** As it was sent, to be shown again. */
  readonly sent: { readonly kind: string; readonly from: string; readonly to: string }
  readonly problems: { readonly kind: string | null; readonly from: string | null; readonly to: string | null }
  /** Null for all that lasts. */
  readonly kinds: readonly TransferKind[] | null
  readonly from: Date | null
  /** The first moment after the last day. */
  readonly to: Date | null
}

/** The choices of the form, by the value that it sends. */
export const LEDGER_CHOICES: readonly {
  readonly value: string
  readonly name: string
  readonly kinds: readonly TransferKind[] | null
}[] = [
  { value: '', name: 'All changes', kinds: null },
  { value: 'draws', name: 'Draws', kinds: ['capture', 'usage-capture'] },
  { value: 'purchases', name: 'Purchases and refunds', kinds: ['purchase', 'refund'] },
  { value: 'grants', name: 'Grants', kinds: ['grant'] },
  { value: 'expiries', name: 'Expired credits', kinds: ['expire'] },
  { value: 'holds', name: 'Held while drawing', kinds: ['reserve', 'release', 'usage-reserve', 'usage-release'] },
  { value: 'everything', name: 'Everything, with what was held', kinds: TRANSFER_KINDS },
]

const DAY_MS = 86_400_000
const NO_DATE = 'This is not a date. Write it as year-month-day, such as 2026-11-21.'

/** Reads the filter of a query. What is wrong with it is a problem at its field; the rest still holds. */
export function ledgerFilter(query: URLSearchParams): LedgerFilter {
  const sent = { kind: query.get('kind') ?? '', from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const choice = LEDGER_CHOICES.find(({ value }) => value === sent.kind)
  const from = dayOf(sent.from)
  const last = dayOf(sent.to)
  const isTurned = from !== null && last !== null && from > last
  return {
    sent,
    problems: {
      kind: choice === undefined ? 'There is no such choice.' : null,
      from: sent.from !== '' && from === null ? NO_DATE : null,
      to: toProblem(sent.to, last, isTurned),
    },
    kinds: choice?.kinds ?? null,
    from,
    to: last === null ? null : new Date(last.getTime() + DAY_MS),
  }
}

function toProblem(sent: string, last: Date | null, isTurned: boolean): string | null {
  if (sent !== '' && last === null) return NO_DATE
  return isTurned ? 'The last day must not come before the first.' : null
}

/** Midnight in UTC; null for what is no day of this millennium. */
function dayOf(text: string): Date | null {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : day
}

/** The filter as a query that can be followed by more; empty when nothing is filtered. */
export function filterQuery({ sent }: LedgerFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== ''))
}

/** Whether anything about it is wrong. */
export function isFaulty({ problems }: LedgerFilter): boolean {
  return Object.values(problems).some((problem) => problem !== null)
}
