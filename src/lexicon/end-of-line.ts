/** At which character the line of a text ends that a place is in: at its newline, or where the text ends. */
export function endOfLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline
}
