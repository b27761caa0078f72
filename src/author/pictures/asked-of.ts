import type { Finding } from '../../drawing/model/finding.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import { splitWords } from '../../lexicon/phrase.ts'
import type { Item, ThingItem } from '../embedded/item.ts'
import type { Meaning, Subject } from '../embedded/meaning.ts'
import { plainGlyph, unmatched } from '../embedded/meaning.ts'
import type { ReadText } from '../embedded/read-brief.ts'
import { subjectAndWords } from '../embedded/subject-and-words.ts'
import { drawnAsOurs } from './picture.ts'
import { pictureWords, withNames, wordOf } from './picture-words.ts'
import { glyphOf } from './with-pictures.ts'

/** What pictures and the words beside them ask for. */
export type Asked =
  /** The first picture, as it is. */
  | { readonly kind: 'picture'; readonly findings: readonly Finding[] }
  /** Our own drawing of what the picture shows. */
  | { readonly kind: 'ours'; readonly findings: readonly Finding[] }
  /** Pictures put together with each other, or with what the words name. */
  | { readonly kind: 'together'; readonly meaning: Meaning; readonly wantsOurs: boolean }
  /** What the words say: they name another thing than the picture shows. */
  | { readonly kind: 'words'; readonly meaning: Meaning }

/** What a request is read with. */
export interface Reader {
  /** Knows the pictures of the request as glyphs: see `withPictures`. */
  readonly lexicon: Lexicon
  readonly read: ReadText
  /** How many pictures there are. */
  readonly count: number
  /** The glyph that the first picture plainly shows; null where it shows none. Asked for only where it matters. */
  readonly known: () => string | null
}

/** Says what a request with pictures asks for. `prompt` is null where there are pictures alone. */
export function askedOf(prompt: string | null, reader: Reader): Asked {
  const { lexicon, read, count } = reader
  const { text, wantsOurs, findings } = pictureWords(thisThing(prompt ?? '', reader), count)
  if (text === '' || text === wordOf(0)) return plain(wantsOurs, findings, reader)
  const said = read(text, lexicon)
  const isNamed = said.items.some((item) => item.kind === 'thing' && item.glyph.startsWith('traced'))
  if (!isNamed && namesAnotherThing(said.items, lexicon)) return byWords(said.meaning, wantsOurs, findings, reader)
  const meaning = isNamed ? said.meaning : subjectAndWords(wordOf(0), text, (one) => read(one, lexicon), lexicon)
  const whole = withOthers(named(meaning, findings, count), reader)
  if (isPlain(whole)) return { kind: wantsOurs ? 'ours' : 'picture', findings: whole.findings }
  return { kind: 'together', meaning: whole, wantsOurs }
}

/** Pictures without words that add to them: the first, and the second beside it. */
function plain(wantsOurs: boolean, findings: readonly Finding[], reader: Reader): Asked {
  if (reader.count === 1) return { kind: wantsOurs ? 'ours' : 'picture', findings }
  const alone: Meaning = {
    head: plainGlyph(glyphOf(0), { text: wordOf(0) }),
    guest: null,
    apart: null,
    second: null,
    slash: false,
    container: null,
    count: 1,
    findings,
  }
  return { kind: 'together', meaning: withOthers(alone, reader), wantsOurs }
}

/** The words name a thing and do not speak of the picture: what they name is drawn, as ours if it is what the picture shows. */
function byWords(meaning: Meaning, wantsOurs: boolean, findings: readonly Finding[], reader: Reader): Asked {
  const { head } = meaning
  const known = reader.known()
  const isSame = head?.kind === 'glyph' && head.glyph === known
  if (isSame && isBare(meaning)) return { kind: 'ours', findings: [...findings, ...meaning.findings] }
  const which = reader.count === 1 ? 'The picture is' : 'The pictures are'
  const unused = isSame
    ? [drawnAsOurs(head.glyph)]
    : [
        unmatched(
          'warning',
          `${which} not used: the words name another thing, and words go first. Say "this", as in "this with a plus badge", to have the picture drawn.`,
        ),
      ]
  return { kind: 'words', meaning: { ...meaning, findings: [...findings, ...meaning.findings, ...unused] } }
}

/** "This clock": the picture, unless it plainly shows another thing; then the words go first. */
function thisThing(prompt: string, { lexicon, known }: Reader): string {
  return prompt.replace(/\b(this|that)\s+((?:[a-z]+\s+){0,2}[a-z]+)/gi, (whole: string, word: string, rest: string) => {
    const words = splitWords(rest)
    for (let length = words.length; length >= 1; length--) {
      const entry = drawnAs(words.slice(0, length).join(' '), lexicon)
      if (entry === null || isMark(plainGlyph(entry.glyph), lexicon)) continue
      const shown = known()
      if (shown !== null && shown !== entry.glyph && !entry.others.includes(shown)) return rest
      return [word, ...words.slice(length)].join(' ')
    }
    return whole
  })
}

/** Whether words say what is drawn and not only what is added to it: "a house", but not "plus", "with a lock" or "crossed out". */
function namesAnotherThing(items: readonly Item[], lexicon: Lexicon): boolean {
  const first = items.find(({ kind }) => kind !== 'quality' && kind !== 'unknown')
  const things = items.filter((item) => item.kind === 'thing')
  if (first?.kind === 'relation') return false
  if (first?.kind === 'slash' || first?.kind === 'number' || first?.kind === 'state') {
    return things.some((thing) => !isMark(thing, lexicon))
  }
  return first?.kind === 'thing' && !(things.length === 1 && isMark(first, lexicon))
}

/** "Plus", "verified", "circle": never a thing of its own beside a picture, but what is added to it. */
function isMark(thing: Pick<ThingItem, 'glyph' | 'sign' | 'text' | 'isStretched'>, lexicon: Lexicon): boolean {
  const { glyphs, grammar } = lexicon
  const { glyph, sign, text, isStretched } = thing
  return (
    sign ||
    glyphs.get(glyph)?.keyline === 'sign' ||
    grammar.containers.has(text) ||
    (isStretched && grammar.signWords.has(text))
  )
}

/** Pictures that the words do not speak of: the second is a badge where there is room for it; of the others it is said. */
function withOthers(meaning: Meaning, { count }: Reader): Meaning {
  const shown = new Set([meaning.head, meaning.guest?.subject].flatMap((one) => glyphIn(one)))
  const others = Array.from({ length: count }, (_, index) => glyphOf(index)).filter((glyph) => !shown.has(glyph))
  const canJoin = meaning.head !== null && meaning.guest === null && meaning.container === null && meaning.count === 1
  const [guest] = canJoin ? others : []
  const left = guest === undefined ? others : others.slice(1)
  const findings = left.map((glyph) =>
    unmatched(
      'error',
      `${sentenceCase(withNames(wordOf(Number(glyph.slice('traced'.length)) - 1), count))} is not shown: an icon has room for two things.`,
    ),
  )
  const joined: Meaning['guest'] =
    guest === undefined
      ? meaning.guest
      : { subject: plainGlyph(guest, { text: wordOf(Number(guest.slice('traced'.length)) - 1) }), placement: 'with' }
  return { ...meaning, guest: joined, findings: [...findings, ...meaning.findings] }
}

function glyphIn(subject: Subject | null | undefined): string[] {
  return subject?.kind === 'glyph' ? [subject.glyph] : []
}

/** A meaning with the findings of its words, in which pictures are called by the names that people have for them. */
function named(meaning: Meaning, findings: readonly Finding[], count: number): Meaning {
  const all = [...findings, ...meaning.findings]
  return { ...meaning, findings: all.map((one) => ({ ...one, message: withNames(one.message, count) })) }
}

function isPlain(meaning: Meaning): boolean {
  return isBare(meaning) && (meaning.head === null || glyphIn(meaning.head)[0] === glyphOf(0))
}

/** Whether nothing is added to the subject of a meaning. */
export function isBare({ guest, slash, container, count }: Meaning): boolean {
  return guest === null && !slash && container === null && count === 1
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
