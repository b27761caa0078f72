import type { SignTables } from './embedded/read/request-words.ts'
import { readSigns, readWrapping } from '../lexicon/grammar.ts'
import type { Fields } from '../lexicon/fields.ts'
import { readFields } from '../lexicon/fields.ts'
import { readForeignNames } from '../lexicon/read-synonyms.ts'
import { wordsOf } from '../lexicon/phrase.ts'
import { remembered } from '../lexicon/remembered.ts'
import type { Brief } from './author.ts'
import type { Peeled } from './embedded/read/peel-request.ts'
import { requestPeeler } from './embedded/read/peel-request.ts'
import { signsOf } from './embedded/read/request-words.ts'

const LONGEST = 64
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Words that say nothing about what is shown. */
const EMPTY_WORDS = new Set(
  'a an the of for and or with in on at to from by is are be being that this it its my your our some any please i we you me need want would like icon icons symbol pictogram glyph logo draw create make generate show showing shows simple minimal'.split(
    ' ',
  ),
)
/** These belong to the word before them where nothing follows: "zoom in". */
const PARTICLES = new Set(['in', 'on'])
/** What there is none of is told, also by a word that says nothing elsewhere: "no show". */
const NONE = 'no'

/**
 * What gives draws their slugs, the same on every thread: the concept given; else the prompt, where it is a slug itself; else its words
 * that carry meaning, those of other scripts by the glyph that they name, without what is wrapped round them. `icon` when there are none, `picture` where pictures came alone.
 */
export function createConcept(
  peel: (text: string) => Peeled = createPeel(),
): (request: Pick<Brief, 'concept' | 'prompt'>) => string {
  // Read for the first word of another script and the first request without a word: most requests are none.
  let names: ReadonlyMap<string, string> | null = null
  let signs: SignTables | null = null
  const inLatin = (word: string): string => {
    const latin = word.replaceAll('ß', 'ss').replace(/[^a-z0-9]/g, '')
    return latin === '' && /\p{L}/u.test(word) ? ((names ??= readForeignNames()).get(word) ?? '') : latin
  }
  const slugOfText = remembered((text): string => {
    const { text: inner } = peel(text)
    return (
      slugOf(writtenWords(inner, inLatin)) ??
      slugOf(writtenWords(signsOf(inner, (signs ??= readSigns())), inLatin)) ??
      'icon'
    )
  }, MOST_KEPT)
  return ({ concept, prompt }) => {
    const text = (prompt ?? '').trim()
    if (concept !== null) return concept
    if (prompt === null) return 'picture'
    return text.length <= LONGEST && SLUG.test(text) ? text : slugOfText(text)
  }
}

/** What takes off a request what is wrapped round it. Fields are read for the first that may say what it is for. */
function createPeel(): (text: string) => Peeled {
  let fields: Fields | null = null
  let peeler: ((text: string) => Peeled) | null = null
  return (text) => (peeler ??= requestPeeler(readWrapping(), () => (fields ??= readFields())))(text)
}

/** So many prompts and their slugs take some 200 KB. */
const MOST_KEPT = 1024

/** A word of a request, and whether a hyphen joins it with another: "no-show" without "show" is "no". */
interface Written {
  readonly word: string
  readonly isJoined: boolean
}

function writtenWords(text: string, inLatin: (word: string) => string): Written[] {
  return text.split(/\s+/).flatMap((one) =>
    wordsOf(one)
      .map(inLatin)
      .map((word) => ({ word, isJoined: one.includes('-') })),
  )
}

function slugOf(all: readonly Written[]): string | null {
  const written = all.filter(({ word }) => word !== '')
  const telling = written.filter(
    ({ word, isJoined }, index) =>
      isJoined ||
      !EMPTY_WORDS.has(word) ||
      written[index - 1]?.word === NONE ||
      (index > 0 && index === written.length - 1 && PARTICLES.has(word)),
  )
  const words = (telling.length > 0 ? telling : written).map(({ word }) => word)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug === '' ? (words[0]?.slice(0, LONGEST) ?? null) : slug
}
