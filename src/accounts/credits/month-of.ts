/** The month of a time in UTC, as `YYYY-MM`. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
