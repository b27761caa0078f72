import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'
import { plainGlyph } from '../meaning.ts'

/** What the words of a sentence are taken from. */
type Nouns = Pick<Grammar, 'nouns' | 'uncountable'>

/** How a sentence tells of the guest: where it stands to the head; null leaves it out. */
export type GuestWords = 'badge' | 'inside' | 'scene' | null

const COUNTS = ['no', 'one', 'two', 'three', 'four']

/** One plain-English sentence that says what is drawn. */
export function sentence(meaning: Meaning, guest: GuestWords, nouns: Nouns): string {
  const { head, slash } = meaning
  if (head === null) return 'A letter in a square, because the request names nothing known.'
  const said = `${phrase({ ...meaning, head }, guest, nouns)}${slash ? ', crossed out' : ''}`
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

/** What is drawn as somebody would ask for it: "a car with a plus sign", "a bell crossed out". '' for nothing. */
export function asAsked(meaning: Meaning, nouns: Nouns): string {
  const { head, slash } = meaning
  return head === null ? '' : `${phrase({ ...meaning, head }, 'scene', nouns)}${slash ? ' crossed out' : ''}`
}

function phrase(
  { head, guest: other, container, count, standing, between }: Meaning & { readonly head: Subject },
  guest: GuestWords,
  nouns: Nouns,
): string {
  const shown =
    count > 1
      ? counted(nounOf(head, nouns), count, standing, nouns)
      : withArticle(nounOf(head, nouns), nouns) + (head.kind === 'glyph' ? (head.state ?? '') : '')
  const beside = other === null || guest === null ? '' : ` ${guestWords(other.subject, other.placement, guest, nouns)}`
  const stood = standing === undefined ? '' : ` in a ${standing}`
  if (between !== undefined) return `${withArticle(nounOf(between, nouns), nouns)} between ${shown}`
  return `${shown}${stood}${beside}${container === null ? '' : ` in ${withArticle(container, nouns)}`}`
}

/** "Three boxes", and a pile of money, which nobody counts. */
function counted(noun: string, count: number, standing: Meaning['standing'], { uncountable }: Nouns): string {
  return standing === 'column' && uncountable.has(noun) ? noun : `${COUNTS[count] ?? count} ${plural(noun)}`
}

/** A glyph as a sentence names it: "a file", "headphones". */
export function nounPhrase(glyph: string, nouns: Nouns): string {
  return withArticle(nounOf(plainGlyph(glyph), nouns), nouns)
}

function guestWords(subject: Subject, placement: Placement, how: NonNullable<GuestWords>, nouns: Nouns): string {
  const noun = withArticle(nounOf(subject, nouns), nouns)
  const state = subject.kind === 'glyph' ? (subject.state ?? '') : ''
  if (how === 'badge') return `with ${noun}${subject.kind === 'character' ? '' : ' badge'}${state}`
  if (how === 'inside') return `with ${noun} inside`
  const place = {
    above: ' above it',
    below: ' below it',
    behind: ' behind it',
    beside: ' beside it',
    on: ' on it',
    inside: ' inside',
    with: '',
  }[placement]
  return `with ${noun}${place}${state}`
}

/** How a subject is called in a sentence. */
function nounOf(subject: Subject, { nouns }: Nouns): string {
  if (subject.kind === 'character')
    return /^\d+$/.test(subject.characters)
      ? `number ${subject.characters}`
      : `${subject.characters.length > 1 ? 'label' : 'letter'} ${subject.characters}`
  return nouns.get(subject.glyph) ?? subject.glyph.replaceAll('-', ' ')
}

function withArticle(noun: string, { uncountable }: Nouns): string {
  const end = noun.search(BEHIND_NOUN)
  if (uncountable.has(noun) || isPlural(end > 0 ? noun.slice(0, end) : noun)) return noun
  // "a unicorn", "a user", "a euro sign": spoken with a consonant.
  return `${/^(?:[aio]|e(?!u)|hour|u(?!ni|s[ae]|til|r[ai]))/.test(noun) || /^letter-?[AEFHILMNORSX]\b/.test(noun) || /^(?:AI|ID|HD|HTML|SD|RSS)\b/.test(noun) ? 'an' : 'a'} ${noun}`
}

function isPlural(noun: string): boolean {
  return /[^suix]s$/.test(noun) && !/(?:bus|lens|gas|canvas|compass|news|tennis|chess)$/.test(noun)
}

/** What follows the noun in a name of several words: "plane taking off", "sheet with a corner". */
const BEHIND_NOUN = / (?:with|of|in|on|that|between|taking|landing|crossed|hung|struck|without|from)\b/

function plural(noun: string): string {
  const end = noun.search(BEHIND_NOUN)
  if (end > 0) return plural(noun.slice(0, end)) + noun.slice(end)
  if (isPlural(noun)) return noun
  if (/\bchild$/.test(noun)) return `${noun}ren`
  if (/\bperson$/.test(noun)) return noun.replace(/person$/, 'people')
  if (/\bdie$/.test(noun)) return noun.replace(/die$/, 'dice')
  if (/\b(?:foot|tooth)$/.test(noun)) return noun.replace('oo', 'ee')
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** What a subject is called in an icon's name, its state included: `battery-half-full`, `arrow-left`. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'glyph') return [subject.glyph, ...stateNames(subject)].join('-')
  return `${/^\d+$/.test(subject.characters) ? 'number' : 'letter'}-${subject.characters.toLowerCase().replace(/[^a-z0-9]/g, '')}`.replace(
    /-$/,
    '',
  )
}

function stateNames(subject: Extract<Subject, { kind: 'glyph' }>): string[] {
  const words = (subject.state ?? '')
    .toLowerCase()
    .replace(/\bpointing\b|\band\b/g, ' ')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== '' && !subject.glyph.split('-').includes(word))
}
