import type { Finding } from '../../drawing/model/finding.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { singularsOf } from '../../lexicon/phrase.ts'
import type { Item } from './item.ts'
import type { Placement, Subject } from './meaning.ts'
import { unmatched } from './meaning.ts'
import type { Relation } from './vocabulary.ts'
import { COMPOUND_HEADS, PAIRING, SIGNS } from './vocabulary.ts'

/** A subject and the place of its word among the items. */
export interface Placed {
  readonly at: number
  readonly subject: Subject
}

export interface Arranged {
  readonly head: Placed | null
  readonly guest: { readonly subject: Subject; readonly placement: Placement } | null
  /** Where one glyph shows both things: the two of them. */
  readonly apart?: {
    readonly head: Subject
    readonly guest: { readonly subject: Subject; readonly placement: Placement }
  }
  readonly findings: readonly Finding[]
}

/** Decides which of the things carries the picture, which one rides on it and how; a third one does not fit. */
export function arrange(given: readonly Placed[], items: readonly Item[], lexicon: Lexicon): Arranged {
  const things = distinct(given)
  const again = nested(given, items)
  const [first, second, ...more] = things
  if (first === undefined) return { head: null, guest: null, findings: [] }
  const findings = more.map((thing) =>
    unmatched('error', `"${textOf(thing.subject)}" is not shown: an icon has room for two things.`),
  )
  if (second === undefined) return { head: first, guest: null, findings: [...findings, ...again] }
  const stated = relationBetween(items, first.at, second.at)
  const own = ownGlyph(first.subject, second.subject, stated, lexicon)
  if (own === null && stated === null && isCompound(first, second, lexicon)) findings.push(compound(first, second))
  if (own !== null) {
    const shown = { head: { at: first.at, subject: own }, guest: null, findings }
    const both =
      first.subject.kind === 'glyph' &&
      second.subject.kind === 'glyph' &&
      first.subject.glyph !== own.glyph &&
      second.subject.glyph !== own.glyph
    return both
      ? { ...shown, apart: { head: first.subject, guest: { subject: second.subject, placement: 'with' } } }
      : shown
  }
  const trailing = trailingPlacement(items, second.at)
  if (trailing !== null) return { head: first, guest: { subject: second.subject, placement: trailing }, findings }
  const { head, guest, placement } = inOrder(first, second, stated, lexicon)
  return { head, guest: { subject: guest.subject, placement }, findings }
}

/** The same thing named twice ("a cat, a cute cat") is one thing. */
function distinct(things: readonly Placed[]): Placed[] {
  const seen = new Set<string>()
  return things.filter(({ subject }) => {
    const key = subject.kind === 'glyph' ? subject.glyph : `"${subject.characters}"`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** "A folder inside a folder" is more than a folder. */
function nested(given: readonly Placed[], items: readonly Item[]): Finding[] {
  const [one, other] = given
  if (one?.subject.kind !== 'glyph' || other?.subject.kind !== 'glyph' || one.subject.glyph !== other.subject.glyph)
    return []
  const relation = relationBetween(items, one.at, other.at)
  if (relation === null || relation === 'and' || relation === 'with') return []
  return [unmatched('error', `"${textOf(other.subject)}" is drawn once: the two are the same glyph here.`)]
}

function relationBetween(items: readonly Item[], from: number, to: number): Relation | null {
  const between = items.slice(from + 1, to).filter((item) => item.kind === 'relation')
  // "in a circle with": the strongest word wins; "with" says least.
  return between.find((item) => item.relation !== 'with')?.relation ?? between[0]?.relation ?? null
}

/** "a cloud with a bolt below (it)": a relation after the last thing places that thing. */
function trailingPlacement(items: readonly Item[], last: number): Placement | null {
  const after = items.slice(last + 1)
  if (after.some((item) => item.kind === 'thing' || item.kind === 'character' || item.kind === 'unknown')) return null
  const relation = after.find((item) => item.kind === 'relation')?.relation ?? null
  if (relation === null || relation === 'with' || relation === 'and' || relation === 'from' || relation === 'to')
    return null
  return relation === 'on' ? 'with' : relation
}

interface Ordered {
  readonly head: Placed
  readonly guest: Placed
  readonly placement: Placement
}

function inOrder(first: Placed, second: Placed, relation: Relation | null, lexicon: Lexicon): Ordered {
  const forward = { head: first, guest: second }
  const reverse = { head: second, guest: first }
  switch (relation) {
    case 'inside':
      return { ...reverse, placement: 'inside' }
    case 'on':
      return holdsSigns(second.subject, lexicon) || isSign(first.subject, lexicon)
        ? { ...reverse, placement: 'with' }
        : { ...reverse, placement: 'above' }
    case 'to':
      return { ...reverse, placement: 'with' }
    case 'from':
      return { ...reverse, placement: 'below' }
    case 'above':
      return { ...reverse, placement: 'above' }
    case 'below':
      return { ...reverse, placement: 'below' }
    case 'behind':
      return { ...reverse, placement: 'behind' }
    case 'beside':
      return { ...forward, placement: 'beside' }
    case 'with':
      return first.subject.kind === 'glyph' && first.subject.sign
        ? { ...reverse, placement: 'with' }
        : { ...forward, placement: 'with' }
    case 'and':
    case null:
      return isSign(first.subject, lexicon) && !isSign(second.subject, lexicon)
        ? { ...reverse, placement: 'with' }
        : { ...forward, placement: 'with' }
  }
}

/** Whether a subject is at home in a corner of another. */
export function isSign(subject: Subject, lexicon: Lexicon): boolean {
  if (subject.kind === 'character') return true
  return subject.sign || SIGNS.has(subject.glyph) || lexicon.glyphs.get(subject.glyph)?.keyline === 'sign'
}

function holdsSigns(subject: Subject, lexicon: Lexicon): boolean {
  return subject.kind === 'glyph' && (lexicon.glyphs.get(subject.glyph)?.inner ?? null) !== null
}

/** "Honey jar", "cash machine": two nouns that make a third thing, which nobody has drawn. */
function isCompound(first: Placed, second: Placed, lexicon: Lexicon): boolean {
  const head = textOf(second.subject)
  if (second.at !== first.at + 1 || first.subject.kind !== 'glyph' || isSign(first.subject, lexicon)) return false
  if (COMPOUND_HEADS.has(singularsOf(head)[0] ?? head)) return true
  const strangers = [first, second].every(({ subject }) => subject.kind === 'glyph' && !PAIRING.has(subject.glyph))
  return strangers && !isSign(second.subject, lexicon)
}

function compound(first: Placed, second: Placed): Finding {
  const [one, other] = [textOf(first.subject), textOf(second.subject)]
  return unmatched('error', `"${one} ${other}" is not shown as one thing: say "${one} and ${other}" for the two.`)
}

/** Glyphs of two names that show both: a cloud with rain, a user with a plus. */
const SHOWS_BOTH =
  /^(?:cloud|file|folder|user|users|shield|mail|chat|calendar|heart|book|lock|phone|clipboard|bell|pencil|wrench|brain|hand|battery-charging|sun)\b/

/** A glyph drawn for exactly this pair ("cloud-lightning", "user-plus") is better than any composition. */
function ownGlyph(
  first: Subject,
  second: Subject,
  stated: Relation | null,
  lexicon: Lexicon,
): Extract<Subject, { kind: 'glyph' }> | null {
  if (first.kind !== 'glyph' || second.kind !== 'glyph') return null
  // "A cloud with lightning", where lightning is drawn as a cloud with a bolt: one glyph shows both.
  const both = [first, second].find(
    (one) =>
      one.glyph.includes('-') &&
      (stated === null || SHOWS_BOTH.test(one.glyph)) &&
      [first, second].every(
        (other) => other === one || other.glyph.split('-').every((word) => one.glyph.split('-').includes(word)),
      ),
  )
  if (both !== undefined) return both
  const names = [first.glyph, first.text].flatMap((a) =>
    [second.glyph, second.text].flatMap((b) => [`${a} ${b}`, `${b} ${a}`]),
  )
  for (const name of names) {
    const found = drawnAs(name, lexicon)
    // A car battery is neither a car nor a battery: only where the glyph shows both may it stand for both.
    if (stated !== null && found !== null && !SHOWS_BOTH.test(found.glyph)) continue
    if (found === null || found.preset.size > 0 || found.glyph === first.glyph || found.glyph === second.glyph) continue
    return {
      kind: 'glyph',
      glyph: found.glyph,
      preset: new Map([...first.preset, ...second.preset]),
      text: found.glyph.replaceAll('-', ' '),
      plural: false,
      sign: false,
    }
  }
  return null
}

/** How a subject is named in a message. */
export function textOf(subject: Subject): string {
  return subject.kind === 'glyph' ? subject.text : subject.characters
}
