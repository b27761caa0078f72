import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import { baseForms } from './base-forms.ts'

/** Where the words begin that say what has become of the thing before them, and the signs that say so. */
export interface StateBehind {
  readonly at: number
  readonly signs: readonly string[]
}

/** No state is said in more words. */
const MOST_WORDS = 4

/** What the last words of a need say of the thing before them: "invoice | under review", "device | not verified". Null where they say nothing of the kind. */
export function stateBehind(words: readonly string[], lexicon: Lexicon): StateBehind | null {
  for (let at = Math.max(1, words.length - MOST_WORDS); at < words.length; at++) {
    const text = words.slice(at).join(' ')
    const signs = signsOfState(text, lexicon)
    if (signs !== undefined) return isDoneSo(words, at) ? null : { at, signs }
  }
  return null
}

const SHORT = /^(?:out|off|open|clear|free|full|on|live)$/
const DONE = /(?:ed|en|ing|sold|put|set|cut|run|let|shut|left|go|listen|watch|lost)$/
const BECOME = /^(?:\w{3,}[^e]ed|broken|lost|stolen|taken)$/

/** "Opted out", "left open": one word for a state behind another verb is part of what is done; and "damaged in transit" names nothing that is. */
function isDoneSo(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  const isShort = at === words.length - 1 && SHORT.test(words[at] ?? '')
  return (isShort && DONE.test(before)) || (at === 1 && BECOME.test(before))
}

/** The signs of words for a state of the thing before them; undefined for other words. */
export function signsOfState(text: string, lexicon: Lexicon): readonly string[] | undefined {
  return lexicon.frames().states.get(text) ?? (isNotDone(text, lexicon) ? UNDONE : undefined)
}

/** Whether a need ends in a state: what was read of its words as a second thing is none. */
export function endsInAState(text: string, lexicon: Lexicon): boolean {
  return stateBehind(wordsOf(text), lexicon) !== null
}

const NOT_DONE = /^not (?:yet )?(\w+)$/
const UNDONE = ['x', 'ban']

/** "Not approved": what is done otherwise has not become of the thing. */
function isNotDone(text: string, lexicon: Lexicon): boolean {
  const [, done = ''] = NOT_DONE.exec(text) ?? []
  return done !== '' && baseForms(done).some((form) => lexicon.frames().doings.has(form))
}
