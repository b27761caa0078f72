import { readFileSync } from 'node:fs'
import { once } from './once.ts'
import { lineOf } from './sorted-lines.ts'
import type { PhraseRow, WordIndex } from './word-index.ts'

/** The files of an index, as `scripts/write-words.ts` makes them of the word tables and the words that glyphs declare. */
export interface IndexFiles {
  /** Sorted rows `phrase, its glyph, all that claim it, s for stretched or u for undrawn, request`, parted by tabs; among them a remark that begins with how many words the longest has. */
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
  const read = (name: keyof IndexFiles): (() => string) =>
    once(() => readFileSync(`${folder}/${INDEX_FILES[name]}`, 'utf8').trimEnd())
  return wordIndexOf({ phrases: read('phrases'), glyphs: read('glyphs'), words: read('words') })
}

/** The index that files hold. */
export function wordIndexOf({ phrases, glyphs, words }: Record<keyof IndexFiles, () => string>): WordIndex {
  const longest = once(() => Number(/^# (\d+)/m.exec(phrases())?.[1]))
  return {
    phrases: () => phrases().split('\n').filter(isRow).map(keyOf),
    rowOf: (phrase) => {
      const line = lineOf(phrases(), phrase)
      return line === null ? null : rowOf(line)
    },
    phrasesOf: (glyph) => lineOf(glyphs(), glyph)?.split('\t')[1]?.split('|') ?? [],
    words: () => inPlace(words()),
    isWord: (word) => lineOf(words(), word) !== null,
    get longest() {
      return longest()
    },
  }
}

/** The remark stands among the rows, where it is sorted. */
function isRow(line: string): boolean {
  return !line.startsWith('# ')
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
function inPlace(rows: string): string[] {
  const words: string[] = []
  for (const row of rows.split('\n')) words[Number(row.slice(row.indexOf('\t') + 1))] = keyOf(row)
  return words
}

/** Writes an index, of so many glyphs, as files that `readWordIndex` reads. */
export function indexFiles(index: WordIndex, glyphs: readonly string[]): IndexFiles {
  const rows = index.phrases().map((phrase) => `${phrase}\t${cellsOf(index.rowOf(phrase))}`)
  const remark = `# ${index.longest} words has the longest of these phrases, what they mean by scripts/write-words.ts`
  const named = glyphs.toSorted().map((glyph) => [glyph, index.phrasesOf(glyph).join('|')])
  return {
    phrases: lines([remark, ...rows].toSorted()),
    glyphs: lines(named.filter(([, own]) => own !== '').map((cells) => cells.join('\t'))),
    words: lines(index.words().map((word, place) => `${word}\t${place}`).toSorted()),
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
