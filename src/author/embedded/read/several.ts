import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { knownSingulars } from './known-singulars.ts'
import { isOfPiles } from './rows-of.ts'
import type { Word } from './place.ts'

/** A thing that is named by so many words at most: "pine trees". */
const LONGEST_NAME = 2

/**
 * "Several houses", "a bunch of keys": more than one is to be seen, though nobody counts them. Such a word becomes the number that is drawn of them, two or three. Where one glyph shows
 * several ("many users", "a bunch of grapes") it goes; before anything else it stays ("multiple choice").
 */
export function withSeveral(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const { several, severalOf, aCouple, pilesOf } = lexicon.grammar
  return words.flatMap((word, at): readonly Word[] => {
    const isOf = words[at + 1]?.lower === 'of'
    const isPile = isOf && pilesOf.has(word.lower)
    if (!isPile && !(isOf ? severalOf : several).has(word.lower) && !aCouple.has(word.lower)) return [word]
    // "A pile of coins" says how they stand.
    if (isOf && isOfPiles(word.lower, words[at + 2]?.lower ?? '', lexicon)) return [word]
    const shown = shownOf(words.slice(at + (isOf ? 2 : 1)), lexicon)
    // A stack of what is drawn one behind the other is drawn so, and one of anything else is no heap.
    if (isPile && shown === 'one' && !severalOf.has(word.lower)) return [word]
    if (shown === 'one' || shown === 'overlapped')
      return [{ ...word, lower: aCouple.has(word.lower) || shown === 'overlapped' ? 'two' : 'three' }]
    return shown === 'several' ? [] : [word]
  })
}

/** What the glyph of the plural that words begin with shows: one of the thing, one that is drawn with another behind it, or several; null where they begin with no such plural. */
function shownOf(words: readonly Word[], lexicon: Lexicon): 'one' | 'overlapped' | 'several' | null {
  // "A group of three people" is counted.
  if (lexicon.grammar.numbers.has(words[0]?.lower ?? '')) return null
  for (let length = LONGEST_NAME; length > 0; length--) {
    const name = words.slice(0, length).map(({ lower }) => lower)
    const last = name.at(-1)
    if (last === undefined || name.length < length || lexicon.grammar.uncountable.has(last)) continue
    const isSame = lexicon.grammar.sameInPlural.has(last)
    const singulars = isSame ? [last] : knownSingulars(last, lexicon)
    const phrase = (noun: string): string => [...name.slice(0, -1), noun].join(' ')
    const glyph = drawnAs(phrase(last), lexicon)?.glyph
    if (glyph === undefined || singulars.length === 0) continue
    const isOfOne = singulars.some((one) => drawnAs(phrase(one), lexicon)?.glyph === glyph)
    const isCalledSo = !isSame && glyph === phrase(last).replaceAll(' ', '-')
    if (!isOfOne || isCalledSo || lexicon.grammar.showsSoMany.has(glyph)) return 'several'
    return lexicon.overlappedOf(glyph).length > 0 ? 'overlapped' : 'one'
  }
  return null
}
