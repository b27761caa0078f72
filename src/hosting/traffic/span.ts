/** How long one figure of a site's traffic is about, each beginning at a whole one of UTC. */
export type Span = 'minute' | 'hour' | 'day'

interface SpanLimits {
  readonly ms: number
  /** How long its figures stay. */
  readonly keptMs: number
  /** How many of them are asked for where nothing is said. */
  readonly usual: number
}

const DAY_MS = 86_400_000

export const SPANS: Readonly<Record<Span, SpanLimits>> = {
  minute: { ms: 60_000, keptMs: 2 * DAY_MS, usual: 60 },
  hour: { ms: 3_600_000, keptMs: 35 * DAY_MS, usual: 24 },
  day: { ms: DAY_MS, keptMs: 400 * DAY_MS, usual: 30 },
}

/** Where figures begin that end at `toMs` when nobody says: with as many spans as are usual, the last of which may not be over. */
export function usualBegin(span: Span, toMs: number): number {
  const { ms, usual } = SPANS[span]
  return Math.floor((toMs - 1) / ms) * ms - (usual - 1) * ms
}
