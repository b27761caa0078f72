import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { singularsOf, splitWords, wordsOf } from '../../lexicon/phrase.ts'
import type { Item } from './item.ts'
import type { Meaning, Subject } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { signsOf } from './read/request-words.ts'

/** A text of the request, as items and as what they mean. */
export interface Read {
  readonly items: readonly Item[]
  readonly meaning: Meaning
}

/** Phrases of the words that may be another name of the subject have this many words at most. */
const LONGEST_NAME = 4

/**
 * A concept and words beside it are one request: the concept is the subject, and the words add to it or say how it is
 * drawn. So the words are read as they would be behind the subject in one sentence, unless they name it themselves;
 * then they are that sentence already ("file": "a file with a lock"). A concept that nothing is known for is an idea, and
 * words that name a thing say how it is drawn ("okr": "a target"). Whatever comes of it, the subject is in the picture,
 * or a finding names it; what stands beside it and has no room is named as well.
 */
export function subjectAndWords(
  concept: string,
  words: string,
  read: (text: string) => Read,
  lexicon: Lexicon,
): Meaning {
  const subject = concept.replaceAll('-', ' ')
  const plain = signsOf(words, lexicon.grammar)
  // "Paper" and "plane", "chart" and "bar": together they are the name of something.
  const name = [`${subject} ${plain}`, `${plain} ${subject}`].find((both) => drawnAs(both, lexicon) !== null)
  if (name !== undefined) return read(name).meaning
  const [named, said] = [read(subject), read(words)]
  if (mentions(words, subject) && said.meaning.head !== null) return said.meaning
  const { head } = named.meaning
  if (namesThing(said.items)) {
    if (head === null || shows(said.meaning, named.meaning)) return withWarnings(said.meaning, named.meaning)
    if (isOtherWay(said.meaning, subject, lexicon)) return said.meaning
  }
  const renamed = head?.kind === 'glyph' ? withSubject(words, subject, head.glyph, lexicon) : null
  const inWords = renamed === null ? null : read(renamed).meaning
  if (inWords !== null && shows(inWords, named.meaning)) return inWords
  const together = read(behind(subject, plain, said.items, lexicon))
  if (holds(together, named)) return together.meaning
  const left = unmatched('error', `"${words}" is not shown: it does not go together with "${subject}".`)
  return { ...named.meaning, findings: [...named.meaning.findings, left] }
}

/** Whether all words of the subject stand among the others: "lock" in "lock open", which is drawn as a glyph of another name. */
function mentions(words: string, subject: string): boolean {
  const all = wordsOf(words)
  return wordsOf(subject).every((word) => all.some((one) => one === word || singularsOf(one).includes(word)))
}

/** Whether words say what is drawn, and not only what is added: "a lock", but not "with a lock", "off" or "pointing left". */
function namesThing(items: readonly Item[]): boolean {
  const first = items.find((item) => item.kind !== 'quality' && item.kind !== 'unknown')
  const last = items.at(-1)
  if (first?.kind === 'thing') return !first.sign || items.some((item) => item.kind === 'thing' && !item.sign)
  // "Two users", "no camera", "left arrow"; but not "two of them", "off" or "without a lock".
  const isQualified = first?.kind === 'number' || first?.kind === 'state' || first?.kind === 'slash'
  return first?.kind === 'character' || (isQualified && items.some((item) => item.kind === 'thing') && last !== first)
}

/** Whether a text was read with all things of another: no phrase has swallowed one, unless the whole is one ("lock unlocked"). */
function holds({ items }: Read, named: Read): boolean {
  if (items.length === 1 && items[0]?.kind === 'thing') return true
  const glyphs = items.map((item) => (item.kind === 'thing' ? item.glyph : null))
  return named.items.every((item) => item.kind !== 'thing' || glyphs.includes(item.glyph))
}

/** Whether a meaning has all that another shows: the same things in the same states, crossed out if they are. */
function shows(meaning: Meaning, wanted: Meaning): boolean {
  const subjects = subjectsOf(meaning)
  const { slash, container } = wanted
  return (
    wanted.head !== null &&
    (!slash || meaning.slash) &&
    (container === null || meaning.container === container) &&
    subjectsOf({ ...wanted, container: null }).every((one) =>
      subjects.some((other) => isShownBy(one, other) || (one.kind === 'glyph' && one.glyph === meaning.container)),
    )
  )
}

function subjectsOf({ head, guest, apart }: Meaning): Subject[] {
  return [head, guest?.subject, apart?.head, apart?.guest.subject].filter((one) => one !== null && one !== undefined)
}

/** Many of a thing show it, and so does a glyph that is named after it: `cloud-lightning` shows a cloud. */
function isShownBy(one: Subject, other: Subject): boolean {
  if (one.kind === 'character' || other.kind === 'character')
    return one.kind === 'character' && other.kind === 'character' && one.characters === other.characters
  const parts = other.glyph.split('-')
  const isNamed = one.glyph.split('-').every((part) => parts.includes(part) || parts.includes(`${part}s`))
  return isNamed && [...one.preset].every(([name, value]) => other.preset.get(name) === value)
}

/** Whether the words draw an idea in another way: one that is known for it ("checkout" as a credit card), or any where it is drawn by its neighbour's glyph. */
function isOtherWay({ head }: Meaning, subject: string, lexicon: Lexicon): boolean {
  const entry = drawnAs(subject, lexicon)
  return head?.kind === 'glyph' && entry !== null && (entry.isStretched || entry.others.includes(head.glyph))
}

/** The words with the subject in the place of another name of it: "delete item" is "trash item"; null when they have none. */
function withSubject(words: string, subject: string, glyph: string, lexicon: Lexicon): string | null {
  const all = splitWords(words)
  for (let length = Math.min(LONGEST_NAME, all.length); length >= 1; length--) {
    for (let at = 0; at + length <= all.length; at++) {
      const name = all.slice(at, at + length).join(' ')
      if (isNameOf(glyph, name.toLowerCase(), lexicon))
        return [...all.slice(0, at), subject, ...all.slice(at + length)].join(' ')
    }
  }
  return null
}

/** Whether a phrase means a glyph, or may mean it: "mission" is a target, and a flag as well. */
function isNameOf(glyph: string, phrase: string, lexicon: Lexicon): boolean {
  const entry = drawnAs(phrase, lexicon)
  return entry !== null && (entry.glyph === glyph || entry.others.includes(glyph))
}

/** The subject and the words behind it as one sentence: another thing is joined by "and", so that the two are no compound. */
function behind(subject: string, words: string, items: readonly Item[], lexicon: Lexicon): string {
  const isFrame = [subject, items[0]?.text ?? ''].some((one) => lexicon.grammar.containers.has(one))
  return namesThing(items) && !isFrame ? `${subject} and ${words}` : `${subject} ${words}`
}

/** What the words draw, and what of the concept nobody knows: they say how that is drawn, so it is no error. */
function withWarnings(meaning: Meaning, named: Meaning): Meaning {
  const unknown = named.findings.map((finding) => ({
    ...finding,
    severity: finding.severity === 'error' ? ('warning' as const) : finding.severity,
  }))
  return { ...meaning, findings: [...meaning.findings, ...unknown] }
}
