/** A length for a sentence: at most two decimals, with its unit. */
export function px(value: number): string {
  return `${Math.round(value * 100) / 100} px`
}
