import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Author, Brief, Draft } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import { compose } from './compose/compose.ts'
import { letterTile } from './compose/letter-tile.ts'
import { secondIdea } from './compose/second-idea.ts'
import { draftOf, sketchOf } from './compose/sketch.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { readRequest } from './read/read-request.ts'
import { requestWords } from './read/request-words.ts'
import type { SpellingIndex } from './read/spelling.ts'
import { spellingIndex } from './read/spelling.ts'
import type { Read } from './subject-and-words.ts'
import { subjectAndWords } from './subject-and-words.ts'
import { RULES } from './understand/rules.ts'
import { understand } from './understand/understand.ts'

/** More drafts than this are not worth an attempt; of a second item's, those that only nudge the first are passed over. */
const MOST_DRAFTS = [4, 12] as const

/** An author that only computes: nothing to wait for, nothing to report, and it cannot fail. */
export interface EmbeddedAuthor extends Author {
  readonly propose: (brief: Brief, index: 0 | 1) => Generator<Draft, null>
}

/** The author that needs no one: the lexicon's glyphs and the grammar of composition. The same brief always gives the same drafts. */
export function embeddedAuthor(lexicon: Lexicon): EmbeddedAuthor {
  const readBrief = createReadBrief(lexicon)
  return {
    concept: createConcept(),
    propose: function* (brief, index) {
      const meaning = readBrief(brief)
      if (meaning.head === null) {
        const tile = letterTile(brief.concept ?? brief.prompt ?? '', index === 0 ? 'square' : 'circle')
        yield draftOf(tile, withNothingKnown(meaning.findings))
        return null
      }
      const arrangements = (index === 0 ? compose : secondIdea)(meaning, lexicon, brief.cut)
      for (const arrangement of arrangements.slice(0, MOST_DRAFTS[index]))
        yield draftOf(sketchOf(arrangement, lexicon), meaning.findings)
      return null
    },
    isDeterministic: true,
    revision: null,
  }
}

/** What is said of a request that names nothing: at least that. */
function withNothingKnown(findings: Meaning['findings']): Meaning['findings'] {
  const isSaid = findings.some(({ severity }) => severity === 'error')
  return isSaid ? findings : [unmatched('error', 'Nothing in the request names a thing that is known.'), ...findings]
}

/** Makes what gives the meaning of a whole request, whichever of concept and prompt it has. The same request always has the same meaning. */
export function createReadBrief(lexicon: Lexicon): (brief: Pick<Brief, 'concept' | 'prompt'>) => Meaning {
  // Made for the first unknown word: most requests have none.
  let index: SpellingIndex | null = null
  const known = (): SpellingIndex => (index ??= spellingIndex([...lexicon.words(), ...grammarWords(lexicon)]))
  const spelling: SpellingIndex = { correct: (word) => known().correct(word), near: (word) => known().near(word) }
  const read = (text: string): Read => readEither(text, (one) => readText(one, lexicon, spelling))
  return ({ concept, prompt }) =>
    concept !== null && prompt !== null
      ? subjectAndWords(concept, prompt, read, lexicon)
      : read(prompt ?? (concept ?? '').replaceAll('-', ' ')).meaning
}

/** "Never mind / cancel": two names for one thing, of which one may be known. */
function readEither(text: string, read: (text: string) => Read): Read {
  const [first = '', second] = text.split(/\s+\/\s+/)
  const whole = read(text)
  const named = second === undefined || !failing(whole.meaning) ? undefined : [first, second].map(read).find(isWhole)
  return named ?? whole
}

function readText(text: string, lexicon: Lexicon, spelling: SpellingIndex): Read {
  const reading = readRequest(requestWords(text, lexicon), lexicon, spelling)
  const meaning = understand(reading, lexicon, RULES)
  const lost = reading.unknownSigns.map((sign) =>
    unmatched('error', `"${sign}" is not shown: no glyph is known for it.`),
  )
  return { items: reading.items, meaning: { ...meaning, findings: [...lost, ...meaning.findings] } }
}

function isWhole({ meaning }: Read): boolean {
  return meaning.head !== null && !failing(meaning)
}

function failing(meaning: Meaning): boolean {
  return meaning.findings.some((finding) => finding.severity === 'error')
}

function grammarWords(lexicon: Lexicon): string[] {
  return [
    ...lexicon.grammar.containers.keys(),
    ...lexicon.grammar.relations.keys(),
    ...lexicon.grammar.signWords.keys(),
    ...lexicon.grammar.slash,
  ].filter((phrase) => !phrase.includes(' '))
}
