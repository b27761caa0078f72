import { fileURLToPath } from 'node:url'
import type { SortedLines } from './sorted-lines.ts'
import { sortedFile } from './sorted-lines.ts'

/** What a word is drawn as where people need something, in shares of 1: learnt from the phrase book, and from words used alike. */
export interface WordPictures {
  /** How much the word tells: 0 for one that stands in every other need. */
  readonly weight: number
  /** Glyph → how often it is the picture. */
  readonly heads: ReadonlyMap<string, number>
  /** Glyph → how often it is the sign on the picture; `off`: how often that is crossed out. */
  readonly signs: ReadonlyMap<string, number>
}

/** Makes what gives the pictures of a stem; null for one that nothing is known of. Reads `word-pictures.tsv`: a stem, its weight, heads and signs with their shares in hundredths, sorted by stems. */
export function readWordPictures(
  { find }: SortedLines = sortedFile(fileURLToPath(new URL('word-pictures.tsv', import.meta.url))),
): (stem: string) => WordPictures | null {
  return (stem) => {
    const [, weight, heads = '', signs = ''] = find(stem)?.split('\t') ?? []
    return weight === undefined ? null : { weight: Number(weight) / 100, heads: shares(heads), signs: shares(signs) }
  }
}

function shares(cell: string): ReadonlyMap<string, number> {
  return new Map(
    cell.split(' ').flatMap((one): [string, number][] => {
      const colon = one.indexOf(':')
      return colon < 0 ? [] : [[one.slice(0, colon), Number(one.slice(colon + 1)) / 100]]
    }),
  )
}
