import type { GrammarWrapping } from '../../../lexicon/grammar-wrapping.ts'
import { singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'

/** No name of what is added is longer. */
const LONGEST_NAME = 3

/** Say of what is added no more than that it was not there before. */
const NEW = /^(?:new|another|more)$/

/**
 * Whether a request that begins as one asks for a drawing names an act: "add a user", "add a book to the cart". What people keep in programs
 * is added there; a bell, a star or a cat is not, and who writes "add a bell" wants a bell.
 */
export function isAskedAct(text: string, wrapping: GrammarWrapping): boolean {
  const { adding, added, addedTo, articles } = wrapping
  const [first = '', ...rest] = wordsOf(text)
  if (!adding.has(first)) return false
  const words = rest.filter((word, at) => !(at < 2 && (articles.has(word) || NEW.test(word))))
  const to = words.indexOf('to')
  const name = to < 0 ? words : words.slice(0, to)
  if (name.length === 0 || name.length > LONGEST_NAME) return false
  const place = words.slice(to + 1).filter((word) => !articles.has(word) && !wrapping.owners.has(word))
  return endsIn(name, added) || (to > 0 && addedTo.has(place.join(' ')))
}

/** Whether words name one of these, be it in the plural or with more before it: "a family photo". */
function endsIn(words: readonly string[], names: ReadonlySet<string>): boolean {
  return words.some((_, at) => {
    const name = words.slice(at).join(' ')
    return [name, ...singularPhrases(name)].some((one) => names.has(one))
  })
}
