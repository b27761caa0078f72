const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** From then on a day says more. */
const FAR_MS = 45 * DAY_MS

/** How far a moment is from now: `just now`, `3 hours ago`, `in 89 days`, or its day in UTC where it is further than 45 days. `at` is ISO 8601. */
export function timeTold(at: string, nowMs: number): string {
  const ms = Date.parse(at) - nowMs
  const far = Math.abs(ms)
  if (far < MINUTE_MS) return 'just now'
  if (far >= FAR_MS) return at.slice(0, 10)
  const [size, unit] = far < HOUR_MS ? [MINUTE_MS, 'minute'] : far < DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day']
  const whole = Math.floor(far / Number(size))
  const text = `${whole} ${unit}${whole === 1 ? '' : 's'}`
  return ms < 0 ? `${text} ago` : `in ${text}`
}
