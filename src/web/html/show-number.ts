/** A whole number with commas between thousands and a true minus sign: "−12,345". */
export function showNumber(value: bigint | number): string {
  const digits = String(value).replace('-', '')
  return `${value < 0 ? '−' : ''}${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** A change with its sign, plus too: "+100". */
export function showChange(value: bigint | number): string {
  return `${value > 0 ? '+' : ''}${showNumber(value)}`
}

/** "1 credit", "2 credits", "1,000 credits". */
export function showCount(value: bigint | number, one: string, many: string = `${one}s`): string {
  return `${showNumber(value)} ${BigInt(value) === 1n ? one : many}`
}
