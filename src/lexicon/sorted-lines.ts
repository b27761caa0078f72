/**
 * The line of a text whose lines are sorted that begins with a key and a tab, or is the key; null where there is none. Halves what is left of the text:
 * a table of all lines would take longer to make than all that a process asks of it.
 */
export function lineOf(text: string, key: string): string | null {
  let from = 0
  let to = text.length
  while (from < to) {
    const middle = (from + to) >> 1
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = text.slice(start, end)
    const tab = line.indexOf('\t')
    const own = tab < 0 ? line : line.slice(0, tab)
    if (own === key) return line
    if (own < key) from = end + 1
    else to = start
  }
  return null
}
