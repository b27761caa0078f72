import { phraseKey } from './phrase.ts'

/** One line of the synonym table: a concept and the phrases that mean it, all as phrase keys; `head` as written. */
export interface SynonymLine {
  readonly head: string
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
      .map((phrase) => phraseKey(phrase))
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
    phrases: after
      .split('|')
      .map((phrase) => phraseKey(phrase))
      .filter((phrase) => phrase !== ''),
  }))
}

function linesOf(text: string): [string, string][] {
  return text.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return line.startsWith('#') || colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1)]]
  })
}
