import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs, isUndrawn } from '../../../lexicon/lexicon.ts'
import type { PhraseBook } from '../../../lexicon/phrase-book.ts'
import { phraseKey, singularPhrases, wordsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../../lexicon/presets.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { baseForms } from './base-forms.ts'
import type { Framed } from './framed.ts'
import { byScore, bySurest } from './framed.ts'
import type { InField, PicturesInField } from './field-pictures.ts'
import { rowOfField } from './known-need.ts'
import { FORMLESS } from './may-be-framed.ts'
import { senseBeside } from './sense-beside.ts'
import { areSeveral } from './share-in-book.ts'
import type { StateBehind } from './state-behind.ts'
import { stateBehind } from './state-behind.ts'

/** What a part of a need says. */
interface Part {
  readonly kind: 'thing' | 'doing' | 'strange'
  readonly text: string
  readonly at: number
  readonly length: number
  /** Requests that draw the thing, or the signs, best first. */
  readonly pictures: readonly string[]
  /** How surely the words mean it. */
  readonly sure: number
}

const MOST_WORDS = 7
const LONGEST_PART = 4
/** So many ways of parting the words are looked at. */
const MOST_PARTINGS = 48
const MOST_FRAMED = 4

/** Makes what puts a need together of the things and doings that its words name, the likeliest picture first. Empty for sentences, and where no thing is named. */
export function createFrameNeed(
  lexicon: Lexicon,
  picturesInField: PicturesInField,
): (text: string, field?: Field | null) => Framed[] {
  return (text, field = null) => {
    const words = wordsOf(text)
    const { passedOver } = lexicon.frames()
    if (words.length === 0 || words.filter((word) => !passedOver.has(word)).length > MOST_WORDS) return []
    if (isOneToBeSeen(words, lexicon)) return []
    const inField = (word: string): InField | null => (field === null ? null : picturesInField(field, stemOf(word)))
    const parts = partsOf(words, lexicon, lexicon.needs().called, field, inField)
    const best = new Map<string, Framed>()
    for (const parting of partings(words, parts, passedOver))
      for (const one of framed(parting, words, lexicon))
        if (one.score > (best.get(one.picture)?.score ?? 0)) best.set(one.picture, one)
    return [...best.values()].sort(field === null ? byScore : bySurest).slice(0, MOST_FRAMED)
  }
}

/** "Steak", "tyre": a thing with a form of its own is not drawn as another that is used for its needs. */
function isOneToBeSeen(words: readonly string[], lexicon: Lexicon): boolean {
  const [word, ...others] = words.filter((one) => !lexicon.frames().passedOver.has(one))
  if (word === undefined || others.length > 0) return false
  const [entry, ofClass] = [lexicon.lookUp(word), lexicon.classOf(word)]
  // A booking has no form: it is told by what it is for.
  if (ofClass !== null && FORMLESS.has(ofClass.glyph) && lexicon.frames().things.has(word)) return false
  return (entry.kind === 'undrawn' && !entry.isCompound) || (ofClass !== null && ofClass.glyph !== 'user')
}

/** Gives the rows of the phrase book whose need has a phrase key. */
type Rows = PhraseBook['called']

/** What a word is drawn as in the needs of the field that a need is for. */
type InFieldOf = (word: string) => InField | null

/** Every part that begins at each word. */
function partsOf(
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
            const done = doingOf(text, lexicon)
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

/** What draws a thing in the field that a need is for: as a row of its books; what is done there is no thing. */
function thingOfField(text: string, lexicon: Lexicon, rows: Rows, field: Field | null): Found | null {
  const ofNeed = field === null ? undefined : rowOfField(rows(phraseKey(text)), field)
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

function doingOf(text: string, lexicon: Lexicon): Found | null {
  const { doings } = lexicon.frames()
  for (const form of baseForms(text)) {
    const signs = doings.get(form)
    if (signs !== undefined) return { kind: 'doing', pictures: likeliest(signs, text, 'signs', lexicon), sure: 1 }
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

/** The ways in which the words fall into parts, those of long parts first. */
function partings(
  words: readonly string[],
  parts: readonly (readonly Part[])[],
  passedOver: ReadonlySet<string>,
): Part[][] {
  const found: Part[][] = []
  const go = (at: number, before: readonly Part[]): void => {
    if (found.length >= MOST_PARTINGS) return
    if (at >= words.length) {
      found.push([...before])
      return
    }
    const here = parts[at] ?? []
    for (const part of here) go(at + part.length, [...before, part])
    const word = words[at] ?? ''
    if (passedOver.has(word)) go(at + 1, before)
    else if (here.length === 0)
      go(at + 1, [...before, { kind: 'strange', text: word, at, length: 1, pictures: [], sure: 0 }])
  }
  go(0, [])
  return found
}

/** What is left out costs so much of the score. */
const LOST = { thing: 0.5, vague: 0.8, verb: 0.66, doing: 0.78, light: 0.95, strange: 0.35, strangeBefore: 0.76 }
/** How well a thing is told by a sign that is its own small form, and by one that stands for it. */
const BY_ITS_OWN = 0.92
const BY_ANOTHER = 0.8
const AT_HALF_SIZE = 0.72
/** What a need is about stands last, unless that says what is done with it. */
const NOT_LAST = 0.96
/** Pictures that signs take too much of. */
const CROWDED = 0.93

/** Pictures of what is done with any of many things: left out, they are missed least. */
const VAGUE = new Set(['user', 'users', 'package', 'database', 'building', 'id card', 'file', 'list'])

/** The pictures of one parting. */
function framed(parting: readonly Part[], words: readonly string[], lexicon: Lexicon): Framed[] {
  const things = sameOnce(parting.filter(({ kind }) => kind === 'thing'))
  const doings = parting.filter(({ kind }) => kind === 'doing')
  const strange = parting.filter(({ kind }) => kind === 'strange')
  const { light } = lexicon.frames()
  const all = [...things, ...doings]
  const sure =
    all.reduce((product, one) => product * one.sure, 1) *
    strange.reduce(
      (product, one) => product * (isBefore(one, parting, lexicon) ? LOST.strangeBefore : LOST.strange),
      1,
    ) *
    order(parting, words, lexicon) *
    // Long parts say more than their words.
    0.98 ** parting.length
  const costOf = (one: Part): number => {
    if (one.kind === 'thing') return VAGUE.has(one.pictures[0] ?? '') ? LOST.vague : LOST.thing
    if (baseForms(one.text).some((form) => light.has(form))) return LOST.light
    // What begins a need is done, and what ends it has become of the thing: without them it is another need.
    return one === parting[0] || one === parting.at(-1) ? LOST.verb : LOST.doing
  }
  const made = (picture: string | null, kept: readonly Part[], by: number): Framed[] => {
    if (picture === null) return []
    const left = all.filter((one) => !kept.includes(one))
    const score = left.reduce((product, one) => product * costOf(one), by * sure)
    return [{ picture, score, left: [...left, ...strange].map(({ text }) => text) }]
  }
  return things.flatMap((head) => {
    const last = head === parting.at(-1) ? 1 : NOT_LAST
    const room = lexicon.frames().crowded.has(bare(head)) ? CROWDED : 1
    return [
      ...made(head.pictures[0] ?? null, [head], things.length + doings.length > 1 ? 0.98 * last : 1),
      ...doings.flatMap((doing) => {
        const { picture, by } = signed(head, doing)
        return made(picture, [head, doing], by * last * room)
      }),
      ...things
        .filter((one) => one !== head)
        .flatMap((guest) => {
          const { picture, by } = compound(head, guest, lexicon)
          return made(picture, [head, guest], by * last * room)
        }),
    ]
  })
}

/** "Fermentation temperature" is a temperature: an English word that names nothing to be seen, before what the need is about. */
function isBefore(one: Part, parting: readonly Part[], lexicon: Lexicon): boolean {
  const last = parting.at(-1)
  if (one !== parting[0] || last?.kind !== 'thing' || last.sure < 1 || VAGUE.has(last.pictures[0] ?? '')) return false
  if (lexicon.glyphs.get(bare(last).replaceAll(' ', '-'))?.keyline === 'sign') return false
  // "Easter egg", "half moon": another thing than the last word names.
  if (isUndrawn(lexicon.lookUp(`${one.text} ${last.text}`)) || PRESET_WORDS.has(one.text)) return false
  if (lexicon.grammar.telling.has(one.text)) return false
  const isEnglish = lexicon.picturesOf(stemOf(one.text)) !== null || lexicon.familiarity(one.text) === 'english'
  return isEnglish && lexicon.familiarity(one.text) !== 'brand' && lexicon.classOf(one.text) === null
}

/** "Customer account" is one user. */
function sameOnce(things: readonly Part[]): Part[] {
  return things.filter((one, at) => !things.slice(at + 1).some(({ pictures }) => pictures[0] === one.pictures[0]))
}

/** How well the order of the words fits: what stands before an article is done to what stands behind it. */
function order([first, second]: readonly Part[], words: readonly string[], lexicon: Lexicon): number {
  if (first === undefined || second === undefined) return 1
  const isVerb = ARTICLE.test(words[first.at + first.length] ?? '')
  if (first.kind !== 'thing') return 1
  if (isVerb) return 0.6
  return first.at === 0 && lexicon.frames().verbs.has(first.text) ? 0.9 : 1
}

const ARTICLE = /^(?:a|an|the|my|your)$/

/** The request without a sign of its own. */
function bare({ pictures }: Part): string {
  return pictures.find((one) => !one.includes(' with ')) ?? headOf(pictures[0] ?? '')
}

function headOf(picture: string): string {
  return picture.split(' with ')[0] ?? picture
}

/** A thing with the sign of what is done to it. */
function signed(head: Part, doing: Part): { picture: string | null; by: number } {
  const own = head.pictures[0] ?? ''
  const plain = bare(head)
  // A box has no x in its picture, though in its name.
  const sign = doing.pictures.find((one) => !` ${plain} `.includes(` ${one} `) && !plain.startsWith(`${one}s`))
  // What its picture shows anyway.
  if (own.endsWith(` with ${doing.pictures[0] ?? ''}`)) return { picture: own, by: 1 }
  if (sign === undefined) return { picture: plain, by: 0.9 }
  if (plain.includes(' off') || / in a /.test(plain)) return { picture: null, by: 0 }
  const by = own === plain ? 1 : head.pictures.includes(plain) ? 0.95 : 0.75
  return { picture: requestOf(plain, sign), by }
}

function requestOf(head: string, sign: string): string {
  return sign === 'off' ? `${head} off` : `${head} with ${sign.replaceAll('-', ' ')}`
}

/** Two nouns as one picture: the one with the sign of the other. */
function compound(head: Part, guest: Part, lexicon: Lexicon): { picture: string | null; by: number } {
  const plain = bare(head)
  const by = head.pictures[0] === plain ? 1 : 0.9
  let best: { picture: string | null; by: number } = { picture: null, by: 0 }
  for (const one of guest.pictures) {
    // What the guest is drawn as is the head with a sign already: a postman beside an envelope.
    if (one.startsWith(`${plain} with `)) return { picture: one, by }
    const glyph = headOf(one).replaceAll(' ', '-')
    if (glyph === plain.replaceAll(' ', '-')) continue
    const { sign, told } = signFor(glyph, lexicon)
    const score = told * by * (one === guest.pictures[0] ? 1 : 0.9) * (one === headOf(one) ? 1 : 0.85)
    if (sign !== null && sign !== plain && score > best.by) best = { picture: requestOf(plain, sign), by: score }
  }
  return best
}

/** The sign that shows a glyph in a corner. */
function signFor(glyph: string, { glyphs, grammar, frames }: Lexicon): { sign: string | null; told: number } {
  const program = glyphs.get(glyph)
  if (program === undefined) return { sign: null, told: 0 }
  if (program.mini !== null || program.keyline === 'sign') return { sign: glyph, told: BY_ITS_OWN }
  const other = frames().smaller.get(glyph)
  if (other !== undefined) return { sign: other, told: BY_ANOTHER }
  return grammar.glyphs.toldWhenSmall.has(glyph) ? { sign: glyph, told: AT_HALF_SIZE } : { sign: null, told: 0 }
}
