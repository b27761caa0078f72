/**
 * The candidates most like a word, best first, at most `count`: those within one typing error for short words, within
 * two (letters missing, added, wrong or swapped) for words from 5 letters. Of equals those come first that go on where the word
 * ends: who types "bel" means a bell, not a bed. For hints only.
 */
export function nearest(word: string, candidates: Iterable<string>, count = 1): string[] {
  const lower = word.toLowerCase()
  if (lower.length > 40) return []
  const allowed = lower.length >= 5 ? 2 : 1
  const found: { readonly name: string; readonly distance: number }[] = []
  for (const name of candidates) {
    if (Math.abs(name.length - lower.length) > allowed) continue
    const distance = typingErrors(lower, name)
    if (distance <= allowed) found.push({ name, distance })
  }
  const isCut = ({ name }: { readonly name: string }): number => (name.startsWith(lower) ? 0 : 1)
  found.sort((a, b) => a.distance - b.distance || isCut(a) - isCut(b) || (a.name < b.name ? -1 : 1))
  return found.slice(0, count).map(({ name }) => name)
}

/** Fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`. */
export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) best = Math.min(best, beforeLast[j - 2]! + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
