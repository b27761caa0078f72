import { wordsOf } from '../../../lexicon/phrase.ts'
import { withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { senseByNeighbours } from '../read/sense-in-field.ts'
import { isWhole, mayBeOtherwise, readAs } from './read-need.ts'
import type { Pictures } from './said-as.ts'

const ARTICLE = /^(?:a|an|the|my|your|our)$/

/**
 * A request that begins with a verb which names another thing elsewhere: in "watch the oven" nobody sees a wristwatch. Before an article it is done to what follows, and is
 * its sign (before "here" to what nobody names); where it has none, what was drawn of its name is in doubt. Null for other requests, and where a word beside the verb tells what it means.
 */
export function asDoneTo(text: string, plain: Read, by: Pictures): Read | null {
  const words = wordsOf(text)
  const [verb = '', article = '', ...rest] = words
  const { frames, grammar } = by.lexicon
  const isDone = (ARTICLE.test(article) && rest.length > 0) || (article === 'here' && rest.length === 0)
  const signs = isDone ? frames().doneTo.get(verb) : undefined
  if (signs === undefined || !isLostOrNamed(verb, plain) || senseByNeighbours(verb, rest, grammar) !== undefined)
    return null
  const picture = signs
    .filter((sign) => sign !== '-' && rest.length > 0)
    .map((sign) => `${rest.join(' ')} with ${sign.replaceAll('-', ' ')}`)
    .find((one) => isWhole(by.read(one)))
  if (picture === undefined) return { ...plain, meaning: withSaid(plain.meaning, [mayBeOtherwise()]) }
  return readAs(text, { picture, left: [] }, by)
}

/** Whether the verb was drawn as the thing that it names, or is lost: "clean the oven" is no oven in a clean style. "Seal (animal)" is told. */
function isLostOrNamed(verb: string, { items }: Read): boolean {
  const [first] = items
  if (first === undefined || first.text.includes('(')) return false
  const text = first.text.toLowerCase()
  return first.kind !== 'thing' || text === verb || !text.startsWith(verb)
}
