import type { SortedLines } from './sorted-lines.ts'

/** What stands for a word that has no glyph of its own: a more general thing, so many steps up. */
export interface General {
  readonly glyph: string
  readonly steps: number
}

/** What stands for words; of a word that it does not have, nothing. */
export type Generals = Pick<ReadonlyMap<string, General>, 'get' | 'has'>

/** What the table says that is made from WordNet: sorted rows `word, glyph, steps`, parted by tabs, which are searched as they are. */
export function readGeneral({ find }: SortedLines): Generals {
  return {
    get: (word) => {
      const [, glyph, steps = ''] = find(word)?.split('\t') ?? []
      return glyph === undefined ? undefined : { glyph, steps: Number(steps) }
    },
    has: (word) => find(word) !== null,
  }
}
