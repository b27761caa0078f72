/** The number that an option of a tool was given; throws what to tell the caller when it is not a whole one within the bounds. */
export function wholeOption(name: string, text: string, least: number, most: number = Infinity): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} ${text}: a whole number from ${least}${most === Infinity ? '' : ` to ${most}`}`)
  return value
}
