import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isKnown, isUndrawn } from '../../../lexicon/lexicon.ts'
import { splitWords } from '../../../lexicon/phrase.ts'
import { readHint } from './hints.ts'
import type { Word } from './place.ts'

/** Words beyond this are not read: nobody describes an icon in more. */
export const MOST_WORDS = 80

/** "16px", "stroke 1.5": the cut decides these, whatever the request says. */
const MEASUREMENTS =
  /\b\d+(?:\.\d+)?\s?(?:px|pt|dp|pixels?)\b|\b(?:stroke|radius|line|size|weight|width)(?:\s(?:width|weight|of))?[\s:=]{1,2}\d+(?:\.\d+)?\b/giu

/** The words of a request that are read, and what a hint is about where no glyph of that kind is known. */
export function requestWords(
  text: string,
  lexicon: Lexicon,
): { readonly words: readonly Word[]; readonly lost: string | null } {
  const hinted = readHint(withHyphens(text, lexicon), lexicon)
  const words = splitWords(hinted.text.replace(MEASUREMENTS, ' '))
    .slice(0, MOST_WORDS)
    .map((raw) => ({ raw, lower: raw.toLowerCase() }))
  return { words: withoutArticles(withoutMeasures(words, lexicon)), lost: hinted.lost }
}

/** "T-cell" is one word, and no letter T; "e-mail" and "t-shirt" are found as they are known. */
function withHyphens(text: string, lexicon: Lexicon): string {
  return text.replace(/\b([a-z])-([a-z]{3,})\b/gi, (whole: string, letter: string, rest: string) => {
    const apart = `${letter} ${rest}`
    return isKnown(apart, lexicon) ? whole : letter + rest
  })
}

/** "a stack of books": the measure goes, unless the whole is a phrase of its own. */
function withoutMeasures(words: readonly Word[], lexicon: Lexicon): Word[] {
  return words.filter(({ lower }, index) => {
    const next = words[index + 2]?.lower
    if (!lexicon.grammar.measures.has(lower) || words[index + 1]?.lower !== 'of' || next === undefined) return true
    // A deck of cards is no card.
    return (
      drawnAs(`${lower} ${next}`, lexicon) !== null ||
      (lexicon.grammar.measuresOfOneThing.has(lower) && isUndrawn(lexicon.lookUp(`${lower} ${next}`)))
    )
  })
}

/** Articles go before phrases are matched; a capital A that is asked for as a letter stays. */
function withoutArticles(words: readonly Word[]): Word[] {
  return words.filter(({ lower, raw }, index) => {
    if (lower === 'the' || lower === 'an' || lower === 'of') return false
    if (lower !== 'a') return true
    return (
      raw === 'A' &&
      index > 0 &&
      /^(?:letter|capital|character|initial|grade|vitamin|size|and|with)$/.test(words[index - 1]?.lower ?? '')
    )
  })
}
