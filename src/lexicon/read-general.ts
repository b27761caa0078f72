import { textTable } from './text-table.ts'

/** What stands for a word that has no glyph of its own: a more general thing, so many steps up. */
export interface General {
  readonly glyph: string
  readonly steps: number
}

/** What stands for words; of a word that it does not have, nothing. */
export type Generals = Pick<ReadonlyMap<string, General>, 'get' | 'has'>

/** Reads the table that is made from WordNet: `glyph, steps, word|word`, tab-separated, `#` starts a comment line. */
export function readGeneral(text: string): Generals {
  const rows = text.split('\n').flatMap((line) => {
    const [glyph = '', steps = '', words] = line.split('\t')
    return words === undefined ? [] : [{ general: { glyph, steps: Number(steps) }, words: words.split('|') }]
  })
  const rowsWith = textTable(rows.map(({ words }) => words))
  const get = (word: string): General | undefined => rows[rowsWith(word).at(-1) ?? rows.length]?.general
  return { get, has: (word) => get(word) !== undefined }
}
