import type { Lexicon } from '../../lexicon/lexicon.ts'
import { wordsOf } from '../../lexicon/phrase.ts'
import type { Brief } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import type { Guess } from './needs/guess-need.ts'
import { emptyState } from './needs/empty-state.ts'
import { createFrameNeed } from './needs/frame-need.ts'
import { createGuessNeed } from './needs/guess-need.ts'
import { helpOn } from './needs/help-on.ts'
import { insteadOf } from './needs/instead-of.ts'
import { inDoubt } from './needs/in-doubt.ts'
import { mayBeFramed } from './needs/may-be-framed.ts'
import { createKnownNeed } from './needs/known-need.ts'
import { failing, guessOf, isWhole, orGuess, readNeed } from './needs/read-need.ts'
import { unlikeOthers } from './needs/unlike-others.ts'
import type { Read } from './subject-and-words.ts'
import { subjectAndWords } from './subject-and-words.ts'
import { RULES } from './understand/rules.ts'
import { understand } from './understand/understand.ts'
import type { Peeled } from './read/peel-request.ts'
import { requestPeeler } from './read/peel-request.ts'
import { plainSlug } from './read/plain-slug.ts'
import { readRequest } from './read/read-request.ts'
import { requestWords } from './read/request-words.ts'
import type { SpellingIndex } from './read/spelling.ts'
import { spellingIndex } from './read/spelling.ts'

/** Makes what gives the meaning of a whole request, whichever of concept and prompt it has. The same request always has the same meaning. */
export function createReadBrief(
  lexicon: Lexicon,
  readText: ReadText = createReadText(lexicon),
): (brief: Pick<Brief, 'concept' | 'prompt'>) => Meaning {
  const read = (text: string): Read => readText(text, lexicon)
  return ({ concept, prompt }) =>
    concept !== null && prompt !== null
      ? subjectAndWords(concept, prompt, read, lexicon)
      : read(prompt ?? (concept ?? '').replaceAll('-', ' ')).meaning
}

/** Reads a text by a lexicon: the one whose spelling is known here, or one that knows more glyphs. */
export type ReadText = (text: string, lexicon: Lexicon) => Read

/** What needs are known by. Each makes an index of the phrase book for its first need: some 50 ms. */
export interface NeedReaders {
  readonly knownNeed: ReturnType<typeof createKnownNeed>
  readonly frameNeed: ReturnType<typeof createFrameNeed>
}

export function createNeedReaders(lexicon: Lexicon): NeedReaders {
  return { knownNeed: createKnownNeed(lexicon), frameNeed: createFrameNeed(lexicon) }
}

/** Makes what reads texts of requests; misspelt words are put right as the words of `lexicon` are written. */
export function createReadText(
  lexicon: Lexicon,
  { knownNeed, frameNeed }: NeedReaders = createNeedReaders(lexicon),
): ReadText {
  // Made for the first unknown word: most requests have none.
  let index: SpellingIndex | null = null
  const known = (): SpellingIndex => (index ??= spellingIndex([...lexicon.words(), ...grammarWords(lexicon)]))
  const spelling: SpellingIndex = { correct: (word) => known().correct(word), near: (word) => known().near(word) }
  const guess = createGuessNeed(lexicon)
  // Made for the first request: the tables of the grammar are read then.
  let peeler: ((text: string) => Peeled) | null = null
  return (text, by) => {
    const { text: plain, findings } = (peeler ??= requestPeeler(lexicon.grammar.wrapping))(plainSlug(text))
    const read = (one: string): Read => readEither(one, (name) => readOne(name, by, spelling))
    const row = knownNeed(plain)
    const missing = row === null ? emptyState(plain) : null
    const inner = missing ?? plain
    const known = missing === null ? row : knownNeed(missing)
    const guesses = (): readonly Guess[] => [...(known === null ? [] : [guessOf(known.need)]), ...guess(inner)]
    const asNeed = (): Read =>
      orGuess(inner, read(inner), {
        read,
        guess: guesses,
        frames: (words) => (mayBeFramed(inner, words, lexicon) ? frameNeed(inner) : []),
      })
    const { items, meaning } = helpOn(
      known?.isSure === true
        ? readNeed(inner, known.need, read)
        : inDoubt(inner, unlikeOthers(inner, asNeed(), { read, guess: guesses, lexicon }), lexicon),
      { read, near: spelling.near, lexicon: by },
    )
    return { items, meaning: { ...meaning, findings: [...meaning.findings, ...findings] } }
  }
}

/** Never finds that a word is misspelt. */
const AS_WRITTEN: SpellingIndex = { correct: () => null, near: () => [] }

/** Makes what gives other pictures of the need that a brief is; see `insteadOf`. */
export function createInsteadOf(
  lexicon: Lexicon,
  { knownNeed, frameNeed }: NeedReaders = createNeedReaders(lexicon),
  conceptOf: ReturnType<typeof createConcept> = createConcept(),
): (brief: Pick<Brief, 'concept' | 'prompt'>, meaning: Meaning) => Meaning[] {
  return ({ concept, prompt }, meaning) => {
    // A concept and other words beside it say how the concept is drawn.
    if (concept !== null && prompt !== null && concept !== conceptOf({ concept: null, prompt })) return []
    const { text } = requestPeeler(lexicon.grammar.wrapping)(plainSlug(prompt ?? (concept ?? '').replaceAll('-', ' ')))
    // What says how things stand to each other describes what is to be seen.
    if (wordsOf(text).some((word) => lexicon.grammar.relations.has(word))) return []
    const read = (one: string): Read => readOne(one, lexicon, AS_WRITTEN)
    const frames = mayBeFramed(text, read(text), lexicon) ? frameNeed(text) : []
    return insteadOf(text, meaning, { read, second: knownNeed(text)?.need.second ?? null, frames })
  }
}

/** "Never mind / cancel": two names for one thing, of which one may be known. */
function readEither(text: string, read: (text: string) => Read): Read {
  const [first = '', second] = text.split(/\s+\/\s+/)
  const whole = read(text)
  const named = second === undefined || !failing(whole.meaning) ? undefined : [first, second].map(read).find(isWhole)
  return named ?? whole
}

function readOne(text: string, lexicon: Lexicon, spelling: SpellingIndex): Read {
  const reading = readRequest(requestWords(text, lexicon), lexicon, spelling)
  const meaning = understand(reading, lexicon, RULES)
  const lost = reading.unknownSigns.map((sign) =>
    unmatched('error', `"${sign}" is not shown: no glyph is known for it.`),
  )
  return { items: reading.items, meaning: { ...meaning, findings: [...lost, ...meaning.findings] } }
}

function grammarWords(lexicon: Lexicon): string[] {
  return [
    ...lexicon.grammar.containers.keys(),
    ...lexicon.grammar.relations.keys(),
    ...lexicon.grammar.signWords.keys(),
    ...lexicon.grammar.slash,
  ].filter((phrase) => !phrase.includes(' '))
}
