import { once } from '../../../drawing/model/once.ts'
import type { GrammarWrapping } from '../../../lexicon/grammar-wrapping.ts'
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
  /** Whether a word says that it is what the request is for. */
  readonly isSaid: boolean
  /** In brackets, before a colon, behind a comma, or in the sentence. */
  readonly stands: 'bracketed' | 'headed' | 'parted' | 'joined'
}

/** How much a product's words say that they are one. */
type Likeness = 'program' | 'anyProgram' | 'known' | 'venture' | 'none'

/**
 * Makes what takes off the product that a request says it is for, in front or behind: "resume, for an applicant tracking system", "chart (dental
 * practice app)", "in a podcast player: speed". What may as well be seen stays: "key for a hotel", "an icon for a bakery".
 */
export function purposeReader(wrapping: GrammarWrapping, fields: () => Fields): (text: string) => ForPurpose {
  const patterns = patternsOf(wrapping)
  const isTheDrawing = once(() => namesTheDrawing(wrapping))
  return (text) => {
    const said = text.trim()
    if (!patterns.mayHave.test(said)) return { text, field: null }
    for (const wording of wordingsOf(said, patterns)) {
      const product = withoutOwner(wording.product, wrapping)
      if (wordsOf(wording.text).length === 0 || isTheDrawing()(wording.text)) continue
      if (wordsOf(product).length === 0 || wordsOf(product).length > MOST_WORDS) continue
      const isOne = startsWithArticle(wording.product, wrapping)
      if (isPurpose({ ...wording, product, isOne }, wrapping, fields()))
        return { text: wording.text.trim(), field: fieldOf(product, fields()) }
    }
    return { text, field: null }
  }
}

/** Nobody names a product in more. */
const MOST_WORDS = 9

/** The field of a product; of one that is of no field, its own words tell what they can. */
function fieldOf(product: string, fields: Fields): Field {
  const known = fields.within(product)
  return known === null
    ? { name: product, product, books: [], words: new Set(wordsOf(product)), senses: new Map() }
    : { ...known, product }
}

function isPurpose(
  { text, product, isSaid, stands, isOne }: Wording & { readonly isOne: boolean },
  wrapping: GrammarWrapping,
  fields: Fields,
): boolean {
  const likeness = likenessOf(product, wrapping, fields)
  if (likeness === 'program') return true
  // "Settings, for our app".
  if (likeness === 'anyProgram') return isSaid && stands !== 'joined'
  const isVenture = wrapping.ventures.has(wordsOf(product).at(-1) ?? '')
  switch (stands) {
    case 'bracketed':
      return isSaid || likeness === 'known'
    case 'headed':
      return (
        (likeness === 'known' && !isSeen(product, wrapping)) ||
        (likeness === 'venture' && (isSaid || fields.within(product) !== null))
      )
    case 'parted':
      return isSaid
        ? likeness === 'venture' ||
            (likeness === 'known' && (!isSeen(product, wrapping) || isNeed(text, isOne))) ||
            (likeness === 'none' && isNamed(product, isOne, fields))
        : likeness === 'known' && isVenture && product.includes(' ')
    case 'joined':
      return likeness === 'known' && ((isVenture && MAY_BE_A_PROGRAM.test(product)) || ICON.test(text))
  }
}

/** Whether several words behind "for" name a product of a kind that is in no table: "mute, for video meetings", but "frame, for an oil painting" and "cake, for bride and groom". */
function isNamed(product: string, isOne: boolean, fields: Fields): boolean {
  const words = wordsOf(product)
  if (words.length < 2 || NO_PRODUCT.test(words[0] ?? '')) return false
  return fields.within(product) !== null || (!isOne && !words.includes('and'))
}

/** "Level locked, for games": several words before a product without an article are what is done in it, while "bottle, for a baby" is seen with it. */
function isNeed(text: string, isOne: boolean): boolean {
  return !isOne && wordsOf(text).length > 1
}

function startsWithArticle(product: string, { articles }: GrammarWrapping): boolean {
  return articles.has(/^\S+/.exec(product.trim().toLowerCase())?.[0] ?? '')
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
  // "Check in to site".
  if (NO_PRODUCT.test(first)) return 'none'
  if (programs.has(words.join(' '))) return words.length === 1 ? 'anyProgram' : 'none'
  if (programs.has(last) || programs.has(words.slice(-2).join(' ')) || /.{3}(?:software|app)$/.test(last))
    return 'program'
  if (programs.has(first) && words.length > 2 && (joining.has(second) || second === 'for' || second === 'd'))
    return 'program'
  if (fields.of(product) !== null) return 'known'
  const isVenture = ventures.has(last) || ventures.has(words.slice(-2).join('-')) || isActivity(last)
  // "HR and payroll": two kinds of products, or of what is done in one.
  const isTwo = words.slice(1, -1).includes('and') && fields.within(product) !== null
  return words.length > 1 && (isVenture || isTwo) ? 'venture' : 'none'
}

/** "School lunch ordering", "berth booking": what people do is a product where things are what is drawn. */
function isActivity(last: string): boolean {
  return /.{3}ing$/.test(last) && !THINGS_IN_ING.test(last)
}

/** Things that are called so, and no doing. */
const THINGS_IN_ING =
  /^(?:.*building|.*string|.*spring|.*wing|ceiling|clothing|duckling|dumpling|earring|evening|morning|nothing|something|painting|pudding|railing|sibling|wedding|lightning)$/

/** No name of a product begins so. */
const NO_PRODUCT = /^(?:to|of|from|by|with|without|and|or|no|off|up|out)$/

/** "Our HR software" is HR software. */
function withoutOwner(product: string, wrapping: Pick<GrammarWrapping, 'articles' | 'owners'>): string {
  const [first = '', ...rest] = product.trim().split(/(?<=['’])|\s+/)
  const word = first.toLowerCase().replace('’', "'")
  return rest.length > 0 && (wrapping.articles.has(word) || wrapping.owners.has(word))
    ? withoutOwner(rest.join(' '), wrapping)
    : product.trim().replace(/[.!?]+$/, '')
}

/** Whether words name nothing but the drawing, so that what it is for is what is drawn: "an icon for a banking app", but "image, for a photo app". */
function namesTheDrawing({ drawings, things, marks, ...wrapping }: GrammarWrapping): (text: string) => boolean {
  const { asking, politeness, receivers, articles, manners, joining, finishes, purposes, placesOfUse, owners } =
    wrapping
  const wordsIn = (...sets: readonly ReadonlySet<string>[]): string[] =>
    sets.flatMap((phrases) => [...phrases]).flatMap(wordsOf)
  const names = new Set(wordsIn(drawings, marks).filter((word) => !things.has(word)))
  const others = new Set(
    wordsIn(asking, politeness, receivers, articles, manners, joining, finishes, purposes, placesOfUse, owners),
  )
  return (text) => {
    const words = wordsOf(text)
    return words.every((word) => names.has(word) || others.has(word)) && words.some((word) => names.has(word))
  }
}

interface Patterns {
  /** Most requests have nothing of the kind. */
  readonly mayHave: RegExp
  readonly shapes: readonly Shape[]
  readonly purpose: RegExp
}

/** A way in which a product is marked off from what is drawn. */
interface Shape {
  readonly stands: Exclude<Wording['stands'], 'joined'>
  readonly pattern: RegExp
}

function patternsOf({ purposes, placesOfUse }: GrammarWrapping): Patterns {
  const [purpose, place] = [anyOf(purposes), anyOf(placesOfUse)]
  const product = String.raw`(?:(?<said>${purpose})\s+|(?<place>${place})\s+)?(?<product>[^,;:()[\]]+?)`
  const asking = String.raw`(?:i|we)\s(?:need|want|would)\b|(?:please|draw|create|make|design|give|show)\s`
  const shape = (stands: Shape['stands'], source: string): Shape => ({
    stands,
    pattern: new RegExp(`^${source}$`, 'is'),
  })
  return {
    mayHave: new RegExp(String.raw`[(\[,:;–—]|\s-\s|\b(?:${purpose}|${place})\s`, 'i'),
    shapes: [
      shape('bracketed', String.raw`(?<text>.+?)\s*[([]\s*${product}\s*[)\]]\s*\.?`),
      shape('bracketed', String.raw`[([]\s*${product}\s*[)\]]\s*:?\s*(?<text>.+)`),
      shape('headed', String.raw`(?<said>${purpose})\s+(?<product>[^,:;()]+?)\s+(?<text>(?:${asking}).+)`),
      shape('headed', String.raw`${product}\s*:\s+(?<text>.+)`),
      shape('headed', String.raw`(?<said>${purpose})\s+(?<product>[^,:;()]+?)\s*(?:,|\s[–—-])\s+(?<text>.+)`),
      shape('parted', String.raw`(?<text>.+?)\s*(?:[,;:.]|\s[–—-])\s*${product}`),
    ],
    purpose: new RegExp(String.raw`\s(?:${purpose}|${place})\s+|(?:,|\s[–—-])\s+`, 'gi'),
  }
}

/** One of the phrases, the longest first. */
function anyOf(phrases: ReadonlySet<string>): string {
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((one) => one.replaceAll(' ', String.raw`\s+`))
    .join('|')
}

/** Every way in which a request may name its product, the plainest first. */
function* wordingsOf(said: string, { shapes, purpose }: Patterns): Generator<Wording> {
  for (const { stands, pattern } of shapes) {
    const { text, product, said: isFor, place } = pattern.exec(said)?.groups ?? {}
    if (text === undefined || product === undefined) continue
    // "A doctor, in a hospital" describes what is to be seen.
    yield {
      text,
      product,
      isSaid: isFor !== undefined,
      stands: stands === 'parted' && place !== undefined ? 'joined' : stands,
    }
  }
  const front = /^(?:in|inside)\s+(?<product>[^,:;()]+?)\s*(?:,|\s[–—-])\s+(?<text>.+)$/is.exec(said)?.groups
  if (front !== undefined)
    yield { text: front['text'] ?? '', product: front['product'] ?? '', isSaid: false, stands: 'joined' }
  for (const { 0: mark, index } of [...said.matchAll(purpose)].reverse()) {
    const [before, behind] = [said.slice(0, index), said.slice(index + mark.length)]
    yield { text: before, product: behind, isSaid: false, stands: 'joined' }
    // "Banking app, transfer".
    if (/[,–—-]/.test(mark)) yield { text: behind, product: before, isSaid: false, stands: 'joined' }
  }
}
