import { drawnAs } from '../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../lexicon/phrase.ts'
import type { Place, Step, Word } from './place.ts'
import { plainWords } from './place.ts'
import { senseInField } from './sense-in-field.ts'

/** A word of several senses, as the words beside it have it, or the field: "watch a film" is no wristwatch. Null for one that none of them tells. */
export function senseStep({ words, at, lexicon, replacements, field }: Place): Step | null {
  const here = words[at]
  // What stands in the place of another word has its sense already.
  if (here === undefined || here.said !== undefined || replacements === 0) return null
  const others = words.toSpliced(at, 1).map(({ lower }) => lower)
  const sense =
    lexicon.grammar.senses
      .get(here.lower)
      ?.find(
        ({ neighbours }) =>
          (isToldByArticle(here, neighbours) && others.some((other) => !OF_DRAWINGS.test(other))) ||
          others.some((other) => isAmong(other, neighbours)),
      ) ?? senseInField(here.lower, others, field, lexicon.grammar)
  if (sense === undefined) return null
  if (sense.readAs === null) return { taken: 1, item: { kind: 'unknown', text: here.raw, action: false } }
  const entry = drawnAs(sense.readAs, lexicon)
  if (entry !== null) {
    const { glyph, preset } = entry
    const item = {
      kind: 'thing',
      glyph,
      preset,
      text: here.raw,
      plural: false,
      sign: false,
      isStretched: false,
    } as const
    return { taken: 1, item }
  }
  return { taken: 1, by: plainWords(sense.readAs).map((word) => ({ ...word, said: here.raw })) }
}

/** How the table says that the word itself follows an article: the book of "a star in a book" is no booking. Of "a resume icon" the article is the icon's. */
const ARTICLE = 'an article'

/** Whose article it is where nothing else is said. */
const OF_DRAWINGS = /^(?:icon|symbol|sign|button|logo|glyph|pictogram)$/

function isToldByArticle({ isNoun }: Word, neighbours: ReadonlySet<string>): boolean {
  return isNoun === true && neighbours.has(ARTICLE)
}

function isAmong(word: string, neighbours: ReadonlySet<string>): boolean {
  return neighbours.has(word) || singularsOf(word).some((single) => neighbours.has(single))
}
