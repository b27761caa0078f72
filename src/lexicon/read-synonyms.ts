import { readFileSync } from 'node:fs'
import { phraseKey, withoutAccents } from './phrase.ts'

/** One line of the synonym table: a concept and the phrases that mean it, all as phrase keys; `head` as written. */
export interface SynonymLine {
  readonly head: string
  /** The head as a phrase key. */
  readonly key: string
  readonly phrases: readonly string[]
}

/** One line of the ideas: phrases that mean no thing of their own, and the pictures that may stand for them, best first. */
export interface IdeaLine {
  readonly phrases: readonly string[]
  readonly pictures: readonly string[]
}

/** Reads the table of ideas: `phrase, phrase: picture | picture`, `#` starts a comment line. */
export function readIdeas(text: string): IdeaLine[] {
  return linesOf(text).map(([before, after]) => ({
    phrases: before
      .split(',')
      .map(tableKey)
      .filter((phrase) => phrase !== ''),
    pictures: after
      .split('|')
      .map((picture) => picture.trim())
      .filter((picture) => picture !== ''),
  }))
}

/** Reads the synonym table: `head: phrase | phrase`, `#` starts a comment line. Later lines never overrule earlier ones. */
export function readSynonyms(text: string): SynonymLine[] {
  return linesOf(text).map(([before, after]) => ({
    head: before.trim(),
    key: tableKey(before),
    phrases: after
      .split('|')
      .map(tableKey)
      .filter((phrase) => phrase !== ''),
  }))
}

/** The phrase key of a cell whose accents are gone. Most cells are one plain word, and there are thousands of them. */
function tableKey(cell: string): string {
  const word = cell.trim()
  return /^(?:[a-z0-9]+|[\p{Lo}\p{Lm}]+)$/u.test(word) ? word : phraseKey(word)
}

function linesOf(text: string): [string, string][] {
  return withoutAccents(text)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return line.startsWith('#') || colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]]
    })
}

/** The glyphs that words of other languages name, by the word as a phrase key. Reads a file of 30 KB. */
export function readForeignNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { head, phrases } of readSynonyms(readFileSync(new URL('languages.txt', import.meta.url), 'utf8')))
    for (const phrase of phrases) if (!names.has(phrase)) names.set(phrase, head.replaceAll(' ', '-'))
  return names
}
