import type { Field } from '../../../lexicon/fields.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { isUndrawn } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../../lexicon/presets.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { baseForms } from './base-forms.ts'
import type { Framed } from './framed.ts'
import { byScore, bySurest } from './framed.ts'
import type { InField, PicturesInField } from './field-pictures.ts'
import { headOf } from './field-pictures.ts'
import { FORMLESS } from './may-be-framed.ts'
import type { Part } from './parts-of-need.ts'
import { partsOf } from './parts-of-need.ts'

const MOST_WORDS = 7
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

/** What is done to what every thing has is likelier the thing that has it. */
const ASIDE = 0.75

/** How well the order of the words fits: what stands before an article is done to what stands behind it. */
function order(parting: readonly Part[], words: readonly string[], lexicon: Lexicon): number {
  const [first, second] = parting
  if (first === undefined || second === undefined) return 1
  const { aspects, things, thingsFirst } = lexicon.frames()
  // "Order history" is that of an order, and "booking alert" confirms nothing.
  if (first.kind === 'doing' && words.length === 2 && aspects.has(second.text) && things.has(first.text)) return ASIDE
  const last = parting.at(-1)
  if (last?.kind === 'doing' && thingsFirst.has(last.text)) return ASIDE
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
