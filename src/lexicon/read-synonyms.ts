import { phraseKey } from './phrase.ts'

/** One line of the synonym table: a concept and the phrases that mean it, all as phrase keys; `head` as written. */
export interface SynonymLine {
  readonly head: string
  readonly phrases: readonly string[]
}

/** Reads the synonym table: `head: phrase | phrase`, `#` starts a comment line. Later lines never overrule earlier ones. */
export function readSynonyms(text: string): SynonymLine[] {
  const lines: SynonymLine[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const colon = line.indexOf(':')
    if (line === '' || line.startsWith('#') || colon < 0) continue
    const phrases = line.slice(colon + 1).split('|').map((phrase) => phraseKey(phrase)).filter((phrase) => phrase !== '')
    lines.push({ head: line.slice(0, colon).trim(), phrases })
  }
  return lines
}
