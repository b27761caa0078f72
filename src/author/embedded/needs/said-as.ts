import { drawnKey } from './drawn-key.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { asAsked } from '../compose/words.ts'
import { unmatched } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'

/** What pictures of needs are read and said by. */
export interface Pictures {
  readonly read: (picture: string) => Read
  readonly lexicon: Lexicon
}

/** What a need is read as. What stands in quotes draws the same when it is asked for. */
export function saidAs(text: string, picture: string, by: Pictures): Finding {
  const words = wordsFor(picture, by)
  const said = drawsSame(words, picture, by) ? `"${words}"` : `"${picture}": ${words}`
  return unmatched('info', `"${text}" is read as ${said}.`)
}

/** Asks for one of several pictures, each in the words of people where these are drawn the same. */
export function didYouMean(pictures: readonly string[], by: Pictures): Finding {
  const names = pictures.map((picture) => `"${inWords(picture, by)}"`)
  return unmatched('info', `Did you mean ${orOf([...new Set(names)])}?`)
}

/** A picture in the words of people, where these are drawn the same. */
export function inWords(picture: string, by: Pictures): string {
  const words = wordsFor(picture, by)
  return drawsSame(words, picture, by) ? words : picture
}

/** "Car with plus" as "a car with a plus sign". */
function wordsFor(picture: string, { read, lexicon }: Pictures): string {
  return asAsked(read(picture).meaning, lexicon.grammar)
}

function drawsSame(words: string, picture: string, { read }: Pictures): boolean {
  const { meaning } = read(words)
  return meaning.findings.length === 0 && drawnKey(meaning) === drawnKey(read(picture).meaning)
}

function orOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}
