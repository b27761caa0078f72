import type { GrammarWrapping } from '../../../lexicon/grammar.ts'
import type { Field, Fields } from '../../../lexicon/fields.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'

/** A request without what it says that it is for. */
export interface ForPurpose {
  readonly text: string
  /** What it is for, as far as that tells what it means; null where it says nothing of it. */
  readonly field: Field | null
}

/** How a product stands in a request. */
interface Wording {
  readonly text: string
  readonly product: string
  /** Whether "for" or "in" stands before it; `bracketed` and `parted` mark it off from what is drawn, `joined` does not. */
  readonly isSaid: boolean
  readonly stands: 'bracketed' | 'parted' | 'headed' | 'joined'
}

/** How much a product's words say that they are one. */
type Likeness = 'program' | 'anyProgram' | 'known' | 'venture' | 'none'

/**
 * Makes what takes off the product that a request says it is for, in front or behind: "resume, for an applicant tracking system", "chart (dental
 * practice app)", "in a podcast player: speed". What may as well be seen stays: "key for a hotel", "an icon for a bakery".
 */
export function purposeReader(wrapping: GrammarWrapping, fields: () => Fields): (text: string) => ForPurpose {
  const patterns = patternsOf(wrapping)
  const empty = emptyWords(wrapping)
  return (text) => {
    const said = text.trim()
    if (!patterns.mayHave.test(said)) return { text, field: null }
    for (const wording of wordingsOf(said, patterns)) {
      const product = withoutOwner(wording.product, wrapping)
      if (wordsOf(wording.text).every((word) => empty.has(word))) continue
      if (wordsOf(product).length === 0 || wordsOf(product).length > MOST_WORDS) continue
      if (isPurpose(wording, product, wrapping, fields()))
        return { text: wording.text.trim(), field: fieldOf(product, fields()) }
    }
    return { text, field: null }
  }
}

/** Nobody names a product in more. */
const MOST_WORDS = 9

/** The field of a product; of one that is of no field, its own words tell what they can. */
function fieldOf(product: string, fields: Fields): Field {
  return fields.within(product) ?? { name: product, books: [], words: new Set(wordsOf(product)), senses: new Map() }
}

function isPurpose({ text, isSaid, stands }: Wording, product: string, wrapping: GrammarWrapping, fields: Fields): boolean {
  const likeness = likenessOf(product, wrapping, fields)
  if (likeness === 'program') return true
  // "Settings, for our app".
  if (likeness === 'anyProgram') return isSaid && stands !== 'joined'
  const isVenture = wrapping.ventures.has(wordsOf(product).at(-1) ?? '')
  switch (stands) {
    case 'bracketed':
      return isSaid || likeness === 'known'
    case 'headed':
      return (likeness === 'known' && !isSeen(product, wrapping)) || (likeness === 'venture' && (isSaid || fields.within(product) !== null))
    case 'parted':
      return isSaid ? likeness === 'venture' || (likeness === 'known' && !isSeen(product, wrapping)) : likeness === 'known' && isVenture && product.includes(' ')
    case 'joined':
      return likeness === 'known' && ((isVenture && MAY_BE_A_PROGRAM.test(product)) || ICON.test(text))
  }
}

/** Ventures that are no place: nothing stands in them that could be drawn with them. */
const MAY_BE_A_PROGRAM = /\b(?:system|player|portal|planner|management|editor|assistant|reader)$/i
/** "Resume icon for our bakery": where it will stand, for what is drawn has its icon already. */
const ICON = /\b(?:icons?|symbols?|pictograms?|glyphs?)$/i

function isSeen(product: string, { seenThings }: GrammarWrapping): boolean {
  return seenThings.has(wordsOf(product).join(' '))
}

function likenessOf(product: string, { programs, ventures, joining }: GrammarWrapping, fields: Fields): Likeness {
  const words = wordsOf(product)
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  if (programs.has(words.join(' '))) return words.length === 1 ? 'anyProgram' : 'none'
  if (programs.has(last) || programs.has(words.slice(-2).join(' ')) || /.{3}(?:software|app)$/.test(last)) return 'program'
  if (programs.has(first) && words.length > 2 && (joining.has(second) || second === 'for' || second === 'd')) return 'program'
  if (fields.of(product) !== null) return 'known'
  return words.length > 1 && (ventures.has(last) || ventures.has(words.slice(-2).join('-'))) ? 'venture' : 'none'
}

/** "Our HR software" is HR software. */
function withoutOwner(product: string, wrapping: Pick<GrammarWrapping, 'articles' | 'owners'>): string {
  const [first = '', ...rest] = product.trim().split(/(?<=['’])|\s+/)
  const word = first.toLowerCase().replace('’', "'")
  return rest.length > 0 && (wrapping.articles.has(word) || wrapping.owners.has(word))
    ? withoutOwner(rest.join(' '), wrapping)
    : product.trim().replace(/[.!?]+$/, '')
}

/** Words that say nothing of what is to be seen: what is left of "an icon for a banking app". */
function emptyWords({ asking, politeness, receivers, articles, drawings, manners, joining, finishes, purposes, owners, marks }: GrammarWrapping): ReadonlySet<string> {
  return new Set(
    [asking, politeness, receivers, articles, drawings, manners, joining, finishes, purposes, owners, marks]
      .flatMap((phrases) => [...phrases])
      .filter((phrase) => phrase !== 'show' && phrase !== 'image' && phrase !== 'picture')
      .flatMap(wordsOf),
  )
}

interface Patterns {
  /** Most requests have nothing of the kind. */
  readonly mayHave: RegExp
  readonly behind: RegExp
  readonly inBrackets: RegExp
  readonly bracketsFirst: RegExp
  readonly first: RegExp
  readonly firstAsking: RegExp
  readonly purpose: RegExp
}

function patternsOf({ purposes }: GrammarWrapping): Patterns {
  const names = [...new Set(purposes)].sort((a, b) => b.length - a.length).map((one) => one.replaceAll(' ', '\\s+'))
  const purpose = `(?:${names.join('|')})`
  return {
    mayHave: new RegExp(`[(\\[,:;–—]|\\s-\\s|\\b${purpose}\\s`, 'i'),
    behind: new RegExp(`^(?<text>.+?)\\s*(?:[,;:.]|\\s[–—-])\\s*(?<said>${purpose}\\s+)?(?<product>[^,;:()]+)$`, 'is'),
    inBrackets: new RegExp(`^(?<text>.+?)\\s*[([]\\s*(?<said>${purpose}\\s+)?(?<product>[^()[\\]]+?)\\s*[)\\]]\\s*\\.?$`, 'is'),
    bracketsFirst: new RegExp(`^[([]\\s*(?<said>${purpose}\\s+)?(?<product>[^()[\\]]+?)\\s*[)\\]]\\s*:?\\s*(?<text>.+)$`, 'is'),
    first: new RegExp(`^(?<said>${purpose}\\s+)?(?<product>[^,:;()]+?)\\s*(?<mark>:|,|\\s[–—-])\\s+(?<text>.+)$`, 'is'),
    firstAsking: new RegExp(
      `^(?<said>${purpose}\\s+)(?<product>[^,:;()]+?)\\s+(?<text>(?:i|we)\\s(?:need|want|would)\\b.+|(?:please|draw|create|make|design|give|show)\\s.+)$`,
      'is',
    ),
    purpose: new RegExp(`\\s${purpose}\\s+`, 'gi'),
  }
}

/** Every way in which a request may name its product, the plainest first. */
function* wordingsOf(said: string, patterns: Patterns): Generator<Wording> {
  for (const [name, stands] of SHAPES) {
    const { text, product, said: purpose, mark } = patterns[name].exec(said)?.groups ?? {}
    if (text === undefined || product === undefined) continue
    const isSaid = purpose !== undefined
    // "Banking app, transfer" is no list of two only where it is surely a program.
    const place = stands === 'headed' && !isSaid && mark !== ':' ? 'joined' : stands
    yield { text, product, isSaid, stands: place }
  }
  const places = [...said.matchAll(patterns.purpose)].reverse()
  for (const { 0: whole, index } of places)
    yield { text: said.slice(0, index), product: said.slice(index + whole.length), isSaid: true, stands: 'joined' }
}

const SHAPES = [
  ['inBrackets', 'bracketed'],
  ['bracketsFirst', 'bracketed'],
  ['firstAsking', 'headed'],
  ['first', 'headed'],
  ['behind', 'parted'],
] as const
