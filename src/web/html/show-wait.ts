/** How long to wait, for people: "in 40 seconds", "in 3 minutes", "in 2 hours"; rounded up. */
export function showWait(seconds: number): string {
  if (seconds < 90) return `in ${count(seconds, 'second')}`
  return seconds < 5400 ? `in ${count(seconds / 60, 'minute')}` : `in ${count(seconds / 3600, 'hour')}`
}

function count(value: number, unit: string): string {
  const whole = Math.ceil(value)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
