import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'

/** A verb that begins a request, and the short word behind it. */
const BEGUN = /^(\S+) (up|off|out|down)(?= |$)/i

/** What no table of needs is asked about: nothing, or one thing of many. */
const BARE = /^(?:$| (?:the|my|your|our) )/i

/** A request without a word that adds nothing to its verb: "clean up the mess" has no arrow, and "drop off the kids" crosses nobody out. Null where there is none, or both say one thing together ("hang up"). */
export function withoutIdleWord(text: string, lexicon: Lexicon): string | null {
  const [both = '', verb = '', word = ''] = BEGUN.exec(text.toLowerCase()) ?? []
  const { idle, doings, things } = lexicon.frames()
  if (idle.get(word)?.has(verb) !== true) return null
  const isBare = BARE.test(text.slice(both.length))
  if ((!isBare && (doings.has(both) || things.has(both))) || drawnAs(both, lexicon) !== null) return null
  return verb + text.slice(both.length)
}
