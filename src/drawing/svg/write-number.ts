/** Coordinates are kept as whole hundredths of a px while a picture is written, so that rounding happens exactly once. */
export function toHundredths(value: number): number {
  // The small nudge sends values like 1.0049999999 and 1.0050000001, which differ by noise only, to the same side.
  return Math.round(value * 100 + 1e-6) + 0
}

/** Writes hundredths as the shortest decimal: `-.5`, `12`, `3.25`. */
export function writeHundredths(hundredths: number): string {
  const digits = Math.abs(hundredths)
  const whole = Math.floor(digits / 100)
  const fraction = String(digits % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const sign = hundredths < 0 ? '-' : ''
  if (fraction === '') return `${sign}${whole}`
  return `${sign}${whole === 0 ? '' : whole}.${fraction}`
}

/** Writes a length in px with at most two decimals. */
export function writeNumber(value: number): string {
  return writeHundredths(toHundredths(value))
}

/** What must stand between two numbers: nothing when the second begins with a sign, or with a point after a fraction. */
export function separator(before: string, next: string): '' | ' ' {
  if (next.startsWith('-')) return ''
  return next.startsWith('.') && before.includes('.') ? '' : ' '
}
