import { wordsOf } from '../lexicon/phrase.ts'

const LONGEST = 64

/** Words that say nothing about what is shown. */
const EMPTY_WORDS = new Set(
  'a an the of for and or with in on at to from by is are be being that this it its my your our some any please i we you me need want would like icon icons symbol pictogram glyph logo draw create make generate show showing shows simple minimal'.split(
    ' ',
  ),
)

/** The slug of a draw: the concept given, else the words of the prompt that carry meaning; `icon` when there are none in Latin letters. */
export function conceptOf(concept: string | null, prompt: string | null): string {
  if (concept !== null) return concept
  const words = wordsOf(prompt ?? '')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  let slug = ''
  for (const word of telling.length > 0 ? telling : words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > LONGEST) break
    slug = longer
  }
  if (slug !== '') return slug
  return words[0]?.slice(0, LONGEST) ?? 'icon'
}
