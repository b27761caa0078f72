import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phraseKey } from './phrase.ts'
import { rowsByKey } from './rows-by-key.ts'
import type { SortedLines } from './sorted-lines.ts'
import { sortedFile } from './sorted-lines.ts'

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
/** Where the index of the phrase book lies, which `scripts/write-words.ts` writes. */
export const NEEDS_INDEX: string = fileURLToPath(new URL('index/needs.tsv', import.meta.url))

const NONE: readonly Need[] = []

/**
 * Opens the phrase book. It has tens of thousands of rows in more than a hundred files, of which a process needs few: the index says in which
 * books a need is, a book is read when a row of it is asked for, and no more of it than that row. What asks for a row that is none throws, naming its file and line.
 */
export function readPhraseBook(folder: string = FOLDER, index: SortedLines = sortedFile(NEEDS_INDEX)): PhraseBook {
  const books = new Map<string, string>()
  const textOf = (book: string): string => {
    const text = books.get(book) ?? textOfBook(folder, book)
    books.set(book, text)
    return text
  }
  const rowsIn = (book: string, key: string): Need[] =>
    rowsByKey(textOf(book), key).map(({ start, line }) =>
      needOf(line, `${book}.tsv`, () => textOf(book).slice(0, start).split('\n').length),
    )
  return {
    called: (key) => {
      const line = index.find(key)
      return line === null
        ? NONE
        : line
            .slice(key.length + 1)
            .split(' ')
            .flatMap((book) => rowsIn(book, key))
    },
    ofBook: (book) => needsIn(textOf(book), book),
    all: () => booksIn(folder).flatMap((book) => needsIn(textOf(book), book)),
  }
}

/** The text of the index of a phrase book: each key and the books that have it, in their order; sorted, so that it is searched as it is. */
export function indexOfNeeds(needs: readonly Need[]): string {
  const books = new Map<string, Set<string>>()
  for (const { words, book } of needs) {
    const key = phraseKey(words)
    books.set(key, (books.get(key) ?? new Set()).add(book))
  }
  const lines = [...books].map(([key, names]) => `${key}\t${[...names].join(' ')}`)
  return `${[INDEX_REMARK, ...lines].toSorted().join('\n')}\n`
}

function needsIn(text: string, book: string): Need[] {
  return readNeeds(text, `${book}.tsv`)
}

const INDEX_REMARK = '# In which books of the phrase book a need is, by scripts/write-words.ts'

/** Names of the books of a folder, in order. */
function booksIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map(bookOf)
}

/** Nothing for a book that is not there: a field may name one that nobody has written. */
function textOfBook(folder: string, book: string): string {
  const path = join(folder, `${book}.tsv`)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
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
