import { CliProblem } from '../cli/cli-problem.ts'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const AGO = /^(\d{1,6})([mhd])$/
/** ISO 8601, with a day at least; without a zone it is UTC, wherever the operator is. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/** The moment that was given as a day, as ISO 8601 or as how long ago (`90m`, `12h`, `7d`); `what` names it in the `CliProblem`. */
export function momentGiven(what: string, text: string, nowMs: number): Date {
  const [, count = '', unit = ''] = AGO.exec(text) ?? []
  if (unit !== '') return new Date(nowMs - Number(count) * (UNITS[unit] ?? 0))
  const zoned = /T[^Z+-]*$/.test(text) ? `${text}Z` : text
  const moment = new Date(MOMENT.test(text) ? zoned : Number.NaN)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new CliProblem(
    `${what} is ${JSON.stringify(text)}, but must be a day (2026-11-22), a time (2026-11-22T08:00Z) or how long ago (90m, 12h, 7d)`,
    2,
  )
}
