import { readFileSync } from 'node:fs'
import { singularPhrases } from './phrase.ts'

/** The class that a thing is of, and its general picture. */
export interface WordClass {
  readonly glyph: string
  /** In the plural: "animals", "musical instruments". */
  readonly name: string
}

/** A class and its words, sorted, as `|word|word|`. */
interface WordsOfClass {
  readonly wordClass: WordClass
  readonly words: string
}

/**
 * Makes what gives the class of a thing by its word; null for a word that is in none. Reads `classes.tsv`, whose lines `glyph, name, |word|word|`
 * are searched as they are: a table of all words would take longer to make than all that is ever asked of it.
 */
export function readClasses(
  text: string = readFileSync(new URL('classes.tsv', import.meta.url), 'utf8'),
): (phrase: string) => WordClass | null {
  const classes = text.split('\n').flatMap(toClass)
  const classOf = (phrase: string): WordClass | null =>
    classes.find(({ words }) => holds(words, phrase))?.wordClass ?? null
  return (phrase) => {
    const keys = [phrase, ...singularPhrases(phrase)]
    for (const key of keys) {
      const found = classOf(key)
      if (found !== null) return found
    }
    // "Garden gnome": of what is no word of its own the noun tells.
    return phrase.includes(' ') ? classOf(phrase.slice(phrase.lastIndexOf(' ') + 1)) : null
  }
}

function toClass(line: string): WordsOfClass[] {
  const [glyph = '', name = '', words = ''] = line.split('\t')
  return words.startsWith('|') ? [{ wordClass: { glyph, name }, words }] : []
}

/** Whether sorted words hold one, by halving what is left of them. */
function holds(words: string, wanted: string): boolean {
  // Each ends at a bar: `from` is where a word begins, `to` is behind the bar of one.
  let from = 1
  let to = words.length
  while (from < to) {
    const start = words.lastIndexOf('|', ((from + to) >> 1) - 1) + 1
    const end = words.indexOf('|', start)
    const word = words.slice(start, end)
    if (word === wanted) return true
    if (word < wanted) from = end + 1
    else to = start
  }
  return false
}
