import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import { unmatched, withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { failing, isWhole, readAs } from './read-need.ts'
import type { Pictures } from './said-as.ts'
import { glyphsOf } from './share-in-book.ts'

interface Question {
  /** What shows that it is asked. */
  readonly shown: RegExp
  /** Requests that show it with the rest. */
  readonly asked: (rest: string) => readonly string[]
}

const withQuestion = (rest: string): string[] => [`${rest} with question mark`]

/** What is asked → how that is seen. */
const QUESTIONS: ReadonlyMap<string, Question> = new Map([
  ['who', { shown: /user|person|face|smile|id-card|badge|contact|handshake/, asked: (rest) => [`user with ${rest}`] }],
  ['whose', { shown: /user|person|id-card|question|tag/, asked: withQuestion }],
  ['where', { shown: /map|compass|route|search|question|navigation|globe/, asked: withQuestion }],
  ['when', { shown: /clock|calendar|hourglass|alarm|timer|watch/, asked: (rest) => [`${rest} with clock`] }],
  ['which', { shown: /question|check|list|arrow|signpost|toggle/, asked: withQuestion }],
  ['how many', { shown: /hash|number|calculator|chart|question|tally/, asked: (rest) => [`${rest} with hash`] }],
])

/** A question, and the small words behind it; the organisation is written in capitals. */
const ASKED =
  /^(who|whose|where|when|which|how many)(?:'s|'re)? (?:(?:is|are|was|were|has|have|had|got|do|does|did|will|can|the|a|an|my|our|your|this|these) )*(.+)$/i
/** What somebody does with the thing behind it: "wants coffee", "took the car". */
const DOES = /^(\S+) (?:(?:the|a|an|my|our|your) )*(\S.*)$/

/** A question whose answer has to be seen: "who has the key" is no key alone. Where nothing shows that, it is a sign, or the answer is a draft. */
export function withItsQuestion(text: string, made: Read, by: Pictures): Read {
  const [, asked = '', rest = ''] = text.startsWith('WHO') ? [] : (ASKED.exec(text.replace(/\?$/, '')) ?? [])
  const question = QUESTIONS.get(asked.toLowerCase())
  if (question === undefined || failing(made.meaning)) return made
  if (glyphsOf(made.meaning).some((glyph) => question.shown.test(glyph) || isOfPeople(asked, glyph, by.lexicon)))
    return made
  const [, verb = '', thing = ''] = DOES.exec(rest) ?? []
  const about = thing !== '' && drawnAs(verb.toLowerCase(), by.lexicon) === null ? thing : rest
  const picture = question.asked(about).find((one) => isWhole(by.read(one)))
  if (picture === undefined) {
    const lost = unmatched('error', `"${asked}" is not shown: nothing in the picture says what is asked.`)
    return { ...made, meaning: withSaid(made.meaning, [lost]) }
  }
  return readAs(text, { picture, left: [] }, by)
}

function isOfPeople(asked: string, glyph: string, { glyphs }: Lexicon): boolean {
  return asked.toLowerCase() === 'who' && glyphs.get(glyph)?.category === 'people'
}
