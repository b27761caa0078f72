import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Brief } from '../author.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { readRequest } from './read/read-request.ts'
import { signsOf, unknownSigns } from './signs-of.ts'
import type { SpellingIndex } from './read/spelling.ts'
import { spellingIndex } from './read/spelling.ts'
import type { Read } from './subject-and-words.ts'
import { subjectAndWords } from './subject-and-words.ts'
import { understand } from './understand/understand.ts'

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
  const reading = readRequest(signsOf(text, lexicon.grammar), lexicon, spelling)
  const meaning = understand(reading, lexicon)
  const lost = unknownSigns(text, lexicon.grammar).map((sign) =>
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
