import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { PhraseBook } from '../../../lexicon/phrase-book.ts'
import { phraseKey, singularPhrases } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { baseForms } from './base-forms.ts'
import type { InField } from './field-pictures.ts'
import { headOf } from './field-pictures.ts'
import { phraseInField, rowOfField } from './known-need.ts'
import { senseBeside } from './sense-beside.ts'
import { areSeveral } from './share-in-book.ts'
import type { StateBehind } from './state-behind.ts'
import { stateBehind } from './state-behind.ts'

/** What a part of a need says. */
export interface Part {
  readonly kind: 'thing' | 'doing' | 'strange'
  readonly text: string
  readonly at: number
  readonly length: number
  /** Requests that draw the thing, or the signs, best first. */
  readonly pictures: readonly string[]
  /** How surely the words mean it. */
  readonly sure: number
}

const LONGEST_PART = 4

/** Gives the rows of the phrase book whose need has a phrase key. */
type Rows = PhraseBook['called']

/** What a word is drawn as in the needs of the field that a need is for. */
type InFieldOf = (word: string) => InField | null

/** Every part of a need that begins at each word, the longest first; `rows` are those of the phrase book, and `inField` what the field draws a word as. */
export function partsOf(
  words: readonly string[],
  lexicon: Lexicon,
  rows: Rows,
  field: Field | null,
  inField: InFieldOf,
): Part[][] {
  const behind = stateBehind(words, lexicon)
  const ends = behind?.at ?? words.length
  return words.map((_, at) =>
    // An invoice under review has no star, and a bridge that is safe is no strongbox.
    at >= ends
      ? stateParts(behind, words, at)
      : Array.from({ length: Math.min(LONGEST_PART, words.length - at) }, (__, more) => more + 1)
          .reverse()
          .flatMap((length) => {
            const text = words.slice(at, at + length).join(' ')
            const isWhole = length === words.length
            if (at + length > ends) return []
            const sense = length === 1 ? senseOf(words, at, lexicon, field) : undefined
            if (sense !== undefined) return sense === null ? [] : [{ ...sense, text, at, length }]
            const ofField = isWhole ? null : thingOfField(text, lexicon, rows, field)
            const named = ofField ?? thingOf(text, length, lexicon, isWhole ? NO_ROWS : rows)
            const done = doingOf(text, lexicon, isBegun(words, at, lexicon))
            // What most needs of the field draw a word as goes before what it is drawn as elsewhere.
            const inOwn = length === 1 && ofField === null ? thingInField(text, lexicon, inField) : null
            // "Expired" is what has become of a permit, whatever needs of its own it stands in.
            if (done !== null && PARTICIPLE.test(text)) return [{ ...done, text, at, length }]
            const isStrange = named === null && done === null
            const isOwn = inOwn !== null && (isStrange || (named !== null && inOwn.count >= OVERRULING))
            // Recent files are things, and not what is filed.
            const areThings = at > 0 && at + length === words.length && areSeveral(text, lexicon)
            const found = [isOwn ? inOwn.found : named, areThings ? null : done]
            return found.flatMap((one) => (one === null ? [] : [{ ...one, text, at, length }]))
          }),
  )
}

/** The part that the words for a state are, where they begin. */
function stateParts(behind: StateBehind | null, words: readonly string[], at: number): Part[] {
  if (behind === null || at !== behind.at) return []
  const text = words.slice(at).join(' ')
  return [{ kind: 'doing', pictures: behind.signs, sure: 1, text, at, length: words.length - at }]
}

const PARTICIPLE = /^\w{2,}[^e]ed$/

/** What is read as a row of the phrase book is none of its own parts. */
const NO_ROWS: Rows = () => []

/** "Memory usage" is about a processor: what a word of several senses means beside the others; null for what nobody drew. */
function senseOf(
  words: readonly string[],
  at: number,
  lexicon: Lexicon,
  field: Field | null,
): Found | null | undefined {
  const { grammar, glyphs } = lexicon
  const word = words[at] ?? ''
  const sense = senseBeside(words, at, grammar, field)
  if (sense === undefined) return undefined
  const { readAs } = sense
  if (readAs === null) return null
  // Of what is done by a word the tables tell more, unless it is a thing of the field: "book a flight".
  const isDone = at === 0 && field?.senses.get(word) !== readAs && isSignOfDoing(word, readAs, lexicon)
  return isDone || !glyphs.has(headOf(readAs).replaceAll(' ', '-'))
    ? undefined
    : thing([...new Set([readAs, headOf(readAs)])], 1)
}

/** Whether a word may be done, and what it is read as is a sign of what is done: "book a flight" is, the first word of "train delay" is not. */
function isSignOfDoing(word: string, readAs: string, lexicon: Lexicon): boolean {
  const { verbs, doings } = lexicon.frames()
  const mayBeDone = verbs.has(word) || doingOf(word, lexicon) !== null
  return mayBeDone && doings.rows.some(({ heads }) => heads.includes(readAs))
}

/** "Star a" names nothing. */
const BARE_ENDS = /^(?:an?|the|of|my|your) | (?:an?|the|of|my|your)$/

type Found = Pick<Part, 'kind' | 'pictures' | 'sure'>

const thing = (pictures: readonly string[], sure: number): Found => ({ kind: 'thing', pictures, sure })

/** What draws a thing in the field that a need is for: by its senses, or as a row of its books; what is done there is no thing. */
function thingOfField(text: string, lexicon: Lexicon, rows: Rows, field: Field | null): Found | null {
  if (field === null) return null
  const meant = phraseInField(text, field)
  if (meant !== undefined) return thing([meant.picture, headOf(meant.picture)], 1)
  const ofNeed = rowOfField(rows(phraseKey(text)), field)
  if (ofNeed === undefined || doingOf(text, lexicon) !== null) return null
  return thing([ofNeed.picture, ...(ofNeed.second === null ? [] : [ofNeed.second])], 1)
}

/** A word of so many needs of the field is drawn as so large a part of them is. */
const IN_FIELD = { count: 2, share: 0.5 }
/** From so many on also a word that the tables know. */
const OVERRULING = 3

/** What draws a thing as other needs of the field are drawn that have it, and how many these are. */
function thingInField(
  text: string,
  lexicon: Lexicon,
  inField: InFieldOf,
): { readonly found: Found; readonly count: number } | null {
  const { passedOver, noThings } = lexicon.frames()
  if (passedOver.has(text) || noThings.has(text) || lexicon.grammar.stop.has(text)) return null
  const known = inField(text)
  if (known === null || known.count < IN_FIELD.count) return null
  const [[glyph, most] = ['', 0]] = [...known.heads].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  if (most < IN_FIELD.share * known.count) return null
  return { found: thing([glyph.replaceAll('-', ' ')], known.count >= OVERRULING ? 1 : 0.95), count: known.count }
}

/** What draws a thing: by the table, by its own name, as a row of the phrase book, by another name, as what it is a kind of. */
function thingOf(text: string, length: number, lexicon: Lexicon, rows: Rows): Found | null {
  const { things, passedOver, noThings } = lexicon.frames()
  const forms = [text, ...singularPhrases(text)]
  for (const form of forms) {
    const known = things.get(form)
    if (known !== undefined) return thing(likeliest(known, form, 'heads', lexicon), 1)
  }
  if (noThings.has(text) || BARE_ENDS.test(text)) return null
  if (length === 1 && (passedOver.has(text) || lexicon.grammar.stop.has(text))) return null
  for (const form of forms) if (lexicon.glyphs.has(form.replaceAll(' ', '-'))) return thing([form], 1)
  for (const form of forms) {
    // "Late", "returned": what is said of a thing is none itself, though it is a need where it stands alone.
    const row = length === 1 && doingOf(form, lexicon) !== null ? undefined : rows(phraseKey(form))[0]
    if (row !== undefined && row.tells.length === 0)
      return thing([row.picture, ...(row.second === null ? [] : [row.second])], length === 1 ? 0.8 : 0.95)
  }
  const entry = drawnAs(text, lexicon)
  if (entry !== null && entry.preset.size === 0)
    return thing([entry.glyph.replaceAll('-', ' ')], entry.isStretched ? 0.6 : 0.85)
  if (length > 1 || lexicon.familiarity(text) === 'brand') return null
  const ofClass = lexicon.classOf(text)
  return ofClass !== null && ofClass.glyph === 'user' && PERSON.test(text) ? thing(['user'], 0.8) : null
}

/** Words that can be but people: a selector may be none. */
const PERSON = /(?:ist|ian|eer|man|woman|person|ee|ess|smith|wright|ant)s?$/

/** Whether a need begins with a verb: "rate a neighbour", where the rate of a loan is a percentage. */
function isBegun(words: readonly string[], at: number, lexicon: Lexicon): boolean {
  return at === 0 && words.length > 1 && lexicon.frames().verbs.has(words[0] ?? '')
}

/** The signs of what is done, as the table has them where it begins a need, else as most needs have them. */
function doingOf(text: string, lexicon: Lexicon, isFirst = false): Found | null {
  const { doings } = lexicon.frames()
  for (const form of baseForms(text)) {
    const signs = doings.get(form)
    if (signs !== undefined)
      return { kind: 'doing', pictures: isFirst ? signs : likeliest(signs, text, 'signs', lexicon), sure: 1 }
  }
  return null
}

/** Pictures of a phrase in the order of how often its words are drawn so in the phrase book; as they stand where it does not tell. */
function likeliest(
  pictures: readonly string[],
  text: string,
  as: 'heads' | 'signs',
  lexicon: Lexicon,
): readonly string[] {
  if (pictures.length < 2) return pictures
  // A glyph's own name is that glyph.
  if (as === 'heads' && lexicon.glyphs.has(text.replaceAll(' ', '-'))) return [text, ...pictures]
  const shares = text.split(' ').map((word) => lexicon.picturesOf(stemOf(word))?.[as])
  const share = (picture: string): number => {
    const glyph = headOf(picture)
      .replaceAll(' ', '-')
      .replace(/^arrow-.*/, 'arrow')
    return shares.reduce((sum, one) => sum + (one?.get(glyph) ?? 0), 0)
  }
  return [...pictures].sort((a, b) => share(b) - share(a))
}
