import { readFileSync } from 'node:fs'
import { readSynonyms } from './read-synonyms.ts'

/** The glyphs that words of other languages name, by the word as a phrase key. Reads a file of 30 KB. */
export function readForeignNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { head, phrases } of readSynonyms(readFileSync(new URL('languages.txt', import.meta.url), 'utf8')))
    for (const phrase of phrases) if (!names.has(phrase)) names.set(phrase, head.replaceAll(' ', '-'))
  return names
}
