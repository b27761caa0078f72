/** The value below which a share of the values lies; null without values. */
export function quantile(values: readonly number[], at: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? null
}
