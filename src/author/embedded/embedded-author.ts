import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Author, Brief, Draft } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import { firstIdea, secondIdea } from './compose/ideas.ts'
import { letterTile } from './compose/letter-tile.ts'
import { programText } from './compose/program-text.ts'
import type { Sketch } from './compose/sketch.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { readRequest } from './read-request.ts'
import { signsOf, unknownSigns } from './signs-of.ts'
import type { SpellingIndex } from './spelling.ts'
import { spellingIndex } from './spelling.ts'
import type { Read } from './subject-and-words.ts'
import { subjectAndWords } from './subject-and-words.ts'
import { understand } from './understand.ts'
import { CONTAINERS, RELATIONS, SIGN_WORDS, SLASH_WORDS } from './vocabulary.ts'

/** More drafts than this are not worth an attempt; of a second item's, those that only nudge the first are passed over. */
const MOST_DRAFTS = [4, 12] as const

/** The author that needs no one: the lexicon's glyphs and the grammar of composition. The same brief always gives the same drafts. */
export function embeddedAuthor(lexicon: Lexicon): Author {
  // Made for the first unknown word: most requests have none.
  let index: SpellingIndex | null = null
  const known = (): SpellingIndex => (index ??= spellingIndex([...lexicon.words(), ...grammarWords()]))
  const spelling: SpellingIndex = { correct: (word) => known().correct(word), near: (word) => known().near(word) }
  return {
    concept: createConcept(),
    propose: (brief, item) => drafts(brief, item, lexicon, spelling),
  }
}

function* drafts(brief: Brief, index: 0 | 1, lexicon: Lexicon, spelling: SpellingIndex): Generator<Draft> {
  const meaning = meaningOf(brief, lexicon, spelling)
  const sketches =
    meaning.head === null
      ? [letterTile(brief.concept ?? brief.prompt ?? '', index === 0 ? 'square' : 'circle')]
      : index === 0
        ? firstIdea(meaning, lexicon, brief.cut)
        : secondIdea(meaning, lexicon, brief.cut)
  for (const sketch of sketches.slice(0, MOST_DRAFTS[index])) yield draftOf(sketch, meaning)
}

function draftOf(sketch: Sketch, meaning: Meaning): Draft {
  const nothing = meaning.head === null && meaning.findings.every((finding) => finding.severity !== 'error')
  const findings = nothing
    ? [unmatched('error', 'Nothing in the request names a thing that is known.'), ...meaning.findings]
    : meaning.findings
  return { program: programText(sketch), intent: sketch.intent, findings, idea: sketch.idea }
}

/** The meaning of the whole request, whichever of concept and prompt it has. */
function meaningOf({ concept, prompt }: Brief, lexicon: Lexicon, spelling: SpellingIndex): Meaning {
  const read = (text: string): Read => {
    const [first = '', second] = text.split(/\s+\/\s+/)
    const whole = readOnce(text)
    // "Never mind / cancel": two names for one thing, of which one may be known.
    const named =
      second === undefined || !failing(whole.meaning) ? undefined : [first, second].map(readOnce).find(isWhole)
    return named ?? whole
  }
  const readOnce = (text: string): Read => {
    const reading = readRequest(signsOf(text), lexicon, spelling)
    const meaning = understand(reading, lexicon)
    const lost = unknownSigns(text).map((sign) =>
      unmatched('error', `"${sign}" is not shown: no glyph is known for it.`),
    )
    return { items: reading.items, meaning: { ...meaning, findings: [...lost, ...meaning.findings] } }
  }
  if (concept !== null && prompt !== null) return subjectAndWords(concept, prompt, read, lexicon)
  return read(prompt ?? (concept ?? '').replaceAll('-', ' ')).meaning
}

function isWhole({ meaning }: Read): boolean {
  return meaning.head !== null && !failing(meaning)
}

function failing(meaning: Meaning): boolean {
  return meaning.findings.some((finding) => finding.severity === 'error')
}

function grammarWords(): string[] {
  return [...CONTAINERS.keys(), ...RELATIONS.keys(), ...SIGN_WORDS.keys(), ...SLASH_WORDS].filter(
    (phrase) => !phrase.includes(' '),
  )
}
