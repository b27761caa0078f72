import { once } from './once.ts'
import type { SortedLines } from './sorted-lines.ts'
import { sortedFile } from './sorted-lines.ts'
import type { PhraseRow, WordIndex } from './word-index.ts'

/** The files of an index, as `scripts/write-words.ts` makes them of the word tables and the words that glyphs declare. */
export interface IndexFiles {
  /** Sorted rows `phrase, its glyph, all that claim it, s for stretched or u for undrawn, request`, parted by tabs; among them one that says how many words the longest has. */
  readonly phrases: string
  /** Sorted rows `glyph, its phrases parted by |`. */
  readonly glyphs: string
  /** Sorted rows `word, its place among all`: which of two words a slip is of may depend on their order. */
  readonly words: string
}

/** The files of an index, by their names in its folder. */
export const INDEX_FILES: Readonly<Record<keyof IndexFiles, string>> = {
  phrases: 'phrases.tsv',
  glyphs: 'glyphs.tsv',
  words: 'words.tsv',
}

/** Reads the index of all words from a folder: each file when it is first asked for, and of it no more than that asks for. */
export function readWordIndex(folder: string): WordIndex {
  const read = (name: keyof IndexFiles): SortedLines => sortedFile(`${folder}/${INDEX_FILES[name]}`)
  return wordIndexOf({ phrases: read('phrases'), glyphs: read('glyphs'), words: read('words') })
}

/** The index that files hold. */
export function wordIndexOf({ phrases, glyphs, words }: Record<keyof IndexFiles, SortedLines>): WordIndex {
  const longest = once(() => Number(phrases.find(LONGEST)?.split('\t')[1]))
  return {
    phrases: () => rowsIn(phrases).filter(isPhrase).map(keyOf),
    rowOf: (phrase) => {
      const line = phrases.find(phrase)
      return line === null ? null : rowOf(line)
    },
    phrasesOf: (glyph) => glyphs.find(glyph)?.split('\t')[1]?.split('|') ?? [],
    words: () => inPlace(rowsIn(words)),
    isWord: (word) => words.find(word) !== null,
    get longest() {
      return longest()
    },
  }
}

function rowsIn({ all }: SortedLines): string[] {
  return all().trimEnd().split('\n')
}

/** What says how many words the longest phrase has: no phrase has capitals. It stands among the rows, where it is sorted. */
const LONGEST = '# Longest'

function isPhrase(line: string): boolean {
  return !line.startsWith(`${LONGEST}\t`)
}

function keyOf(line: string): string {
  return line.slice(0, line.indexOf('\t'))
}

function rowOf(line: string): PhraseRow {
  const [, glyph = '', claims = '', flags = '', request = ''] = line.split('\t')
  return {
    glyph: glyph === '' ? null : glyph,
    claims: claims === '' ? [] : claims.split('|'),
    isStretched: flags.includes('s'),
    isUndrawn: flags.includes('u'),
    request: request === '' ? null : request,
  }
}

/** The words of rows, each at its place. */
function inPlace(rows: readonly string[]): string[] {
  const words: string[] = []
  for (const row of rows) words[Number(row.slice(row.indexOf('\t') + 1))] = keyOf(row)
  return words
}

/** Writes an index, of so many glyphs, as files that `readWordIndex` reads. */
export function indexFiles(index: WordIndex, glyphs: readonly string[]): IndexFiles {
  const rows = index.phrases().map((phrase) => `${phrase}\t${cellsOf(index.rowOf(phrase))}`)
  const remark = `${LONGEST}\t${index.longest}\twords has the longest of these phrases, what they mean by scripts/write-words.ts`
  const named = glyphs.toSorted().map((glyph) => [glyph, index.phrasesOf(glyph).join('|')])
  return {
    phrases: lines([remark, ...rows].toSorted()),
    glyphs: lines(named.filter(([, own]) => own !== '').map((cells) => cells.join('\t'))),
    words: lines(
      index
        .words()
        .map((word, place) => `${word}\t${place}`)
        .toSorted(),
    ),
  }
}

function cellsOf(row: PhraseRow | null): string {
  if (row === null) return ''
  const flags = `${row.isStretched ? 's' : ''}${row.isUndrawn ? 'u' : ''}`
  return [row.glyph ?? '', row.claims.join('|'), flags, row.request ?? ''].join('\t')
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
