/** The statement that is being written at a place of a text. */
export interface StatementAt {
  /** Its words before the place, the one at the place left out. */
  readonly before: readonly string[]
  /** What of the word at the place stands before it; '' between words. */
  readonly word: string
  /** Blocks that are open there. */
  readonly depth: number
}

/** Null within a comment or a string, where nothing of the language stands. */
export function statementAt(text: string, at: number): StatementAt | null {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const line = text.slice(lineStart, at)
  if (line.includes('#') || (line.match(/"/g) ?? []).length % 2 === 1) return null
  const own = line.slice(Math.max(...[';', '{', '}'].map((mark) => line.lastIndexOf(mark))) + 1)
  const words = own.trimStart().split(/\s+/)
  const above = text.slice(0, at).replace(/#.*/g, '')
  return {
    // A `-` in a join only says what becomes of the shape behind it.
    before: words.slice(0, -1).filter((word, index) => index > 0 || word !== '-'),
    word: words.at(-1) ?? '',
    depth: above.split('{').length - above.split('}').length,
  }
}
