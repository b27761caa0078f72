import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { phraseKey } from './phrase.ts'
import { rowsByKey } from './rows-by-key.ts'

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

/** The needs of all domains, in the order of the names of their books. */
export interface PhraseBook {
  /** The rows whose need has a key (`phraseKey`); empty for a key of none. */
  readonly called: (key: string) => readonly Need[]
  readonly ofBook: (book: string) => readonly Need[]
  readonly all: () => readonly Need[]
}

const FOLDER = fileURLToPath(new URL('phrase-book/', import.meta.url))

const NONE: readonly Need[] = []

/**
 * Reads the phrase book. It has tens of thousands of rows, of which a process needs few: a row is read when it is asked for.
 * What asks for a row that is none throws, naming its file and line.
 */
export function readPhraseBook(folder: string = FOLDER): PhraseBook {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }))
  const rowsOf = rowsByKey(texts.map(({ text }) => text))
  const ofBook = (book: string): readonly Need[] => {
    const one = texts.find(({ name }) => bookOf(name) === book)
    return one === undefined ? NONE : readNeeds(one.text, one.name)
  }
  return {
    called: (key) =>
      rowsOf(key).map(({ file, start, line }) => {
        const { name = '', text = '' } = texts[file] ?? {}
        return needOf(line, name, () => text.slice(0, start).split('\n').length)
      }),
    ofBook,
    all: () => texts.flatMap(({ name, text }) => readNeeds(text, name)),
  }
}

/** A phrase book of some needs. */
export function phraseBookOf(needs: readonly Need[]): PhraseBook {
  const byKey = Map.groupBy(needs, ({ words }) => phraseKey(words))
  return {
    called: (key) => byKey.get(key) ?? NONE,
    ofBook: (book) => needs.filter((need) => need.book === book),
    all: () => needs,
  }
}

/** Reads rows `need, picture, second picture, words that tell it apart`, parted by tabs; `#` starts a comment line. Throws for a row that is none. */
export function readNeeds(text: string, name: string): Need[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line === '' || line.startsWith('#') ? [] : [needOf(line, name, () => index + 1)]))
}

function needOf(line: string, name: string, lineNumber: () => number): Need {
  const [words = '', picture = '', second = '', tells = ''] = line.split('\t')
  if (words === '' || picture === '') throw new Error(`phrase book: ${name}:${lineNumber()}: a need and its picture`)
  const told = tells === '' ? [] : tells.split(',')
  return { words, picture, second: second === '' ? null : second, tells: told, book: bookOf(name) }
}

function bookOf(name: string): string {
  return name.replace(/\.tsv$/, '')
}
