import { bucketOf } from './text-table.ts'

/** Whether a text has a word; its words are parted by single spaces. Notes where words begin, and takes none of the thousands out of the text. */
export function wordTable(text: string): (word: string) => boolean {
  // A bucket is a chain, which begins with what was put in last.
  const first = new Int32Array(BUCKETS).fill(NONE)
  const next: number[] = []
  const starts: number[] = []
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = endOfWord(text, at)
    const bucket = bucketOf(text, at, end) & (BUCKETS - 1)
    next.push(first[bucket]!)
    first[bucket] = starts.length
    starts.push(at)
  }
  return (word) => {
    for (let one = first[bucketOf(word) & (BUCKETS - 1)]!; one !== NONE; one = next[one]!) {
      const start = starts[one]!
      if (endOfWord(text, start) === start + word.length && text.startsWith(word, start)) return true
    }
    return false
  }
}

const NONE = -1
const BUCKETS = 2 ** 15

function endOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? text.length : space
}
