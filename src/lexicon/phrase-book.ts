import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A need as people of a field word it, and the pictures that answer it: a row of `phrase-book/<domain>.tsv`. */
export interface Need {
  readonly words: string
  /** The request that draws it. */
  readonly picture: string
  /** The request that draws another good picture of it; null where there is none. */
  readonly second: string | null
  /** Words that tell this sense of it from others: "returns" beside "parcel". Empty: it needs none. */
  readonly tells: readonly string[]
  /** The file that it is a row of, without `.tsv`. */
  readonly book: string
}

const FOLDER = fileURLToPath(new URL('phrase-book/', import.meta.url))

/** Reads the needs of all domains, in the order of their names. Throws for a row that is none. */
export function readPhraseBook(folder: string = FOLDER): Need[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readNeeds(readFileSync(`${folder}${name}`, 'utf8'), name))
}

/** Reads rows `need, picture, second picture, words that tell it apart`, parted by tabs; `#` starts a comment line. */
export function readNeeds(text: string, name: string): Need[] {
  return text.split('\n').flatMap((line, index): Need[] => {
    if (line === '' || line.startsWith('#')) return []
    const [words = '', picture = '', second = '', tells = ''] = line.split('\t')
    if (words === '' || picture === '') throw new Error(`phrase book: ${name}:${index + 1}: a need and its picture`)
    const told = tells === '' ? [] : tells.split(',')
    return [{ words, picture, second: second === '' ? null : second, tells: told, book: name.replace(/\.tsv$/, '') }]
  })
}
