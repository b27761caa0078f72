import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { wordsOf } from '../../../lexicon/phrase.ts'
import type { Meaning } from '../meaning.ts'
import { unmatched } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isDescribed } from './in-doubt.ts'
import { signsOf } from './nearest-row.ts'
import { mayBeOtherwise } from './read-need.ts'
import { glyphsOf, isNamedIn } from './share-in-book.ts'

/** What is said of words that a picture leaves open: how something is done, or what it is like. */
const LEFT_OPEN = /is not shown: (?:it says how, not what|an icon leaves it open)/

/**
 * A need of a product, as its words alone are read. Nobody asks there for a thing in some colour: "partially shipped" and "cool chain broken" are about the word that a
 * picture leaves open. And "customer on stop" sets nobody on a stop sign: only words that name both things that are seen put them in place.
 */
export function ofAField(text: string, plain: Read, lexicon: Lexicon): Read {
  if (isDescribed(text, lexicon)) return plain
  const { meaning } = plain
  const findings = meaning.findings.map((one) =>
    one.severity === 'warning' && LEFT_OPEN.test(one.message) ? { ...one, severity: 'error' as const } : one,
  )
  const asked = isPlacedUnnamed(text, meaning) || (meaning.slash && DONE_OFF.test(text)) ? [mayBeOtherwise()] : []
  return { ...plain, meaning: { ...meaning, findings: [...findings, ...asked] } }
}

/** "Tide rising": which way it goes is what such a need is about, and no manner. What else is said so stays a warning. */
export function withItsWay(text: string, read: Read, lexicon: Lexicon): Read {
  const isOtherwise =
    (read.meaning.slash && (DONE_OFF.test(text) || FOR_NOTHING.test(text))) ||
    (LEFT_SO.test(text) && isPointing(read.meaning))
  if (isOtherwise && !isDescribed(text, lexicon))
    return { ...read, meaning: { ...read.meaning, findings: [...read.meaning.findings, mayBeOtherwise()] } }
  const last = wordsOf(text).at(-1) ?? ''
  const isWay = text.includes(' ') && signsOf(last, lexicon).some((sign) => sign.startsWith('arrow '))
  if (!isWay || isDescribed(text, lexicon)) return read
  const findings = read.meaning.findings.map((one) =>
    one.severity === 'warning' && one.message.startsWith(`"${last}" is not shown: it says how`)
      ? { ...one, severity: 'error' as const }
      : one,
  )
  return { ...read, meaning: { ...read.meaning, findings } }
}

/** "Drop off", "tear-off": what is done so crosses nothing out. */
const DONE_OFF = /\b(?:call|cut|drop|hand|kick|lay|pay|peel|rip|see|send|set|sign|take|tear|trade|write)[ -]off\b/i

/** "Kids eat free": what is done for nothing crosses nobody out. */
const FOR_NOTHING =
  /\b(?:eat|stay|go|goes|travel|ride|enter|swim|play|park|drink|ship|ships|fly|join|call|get in) free$/i

/** "Light left on": what was left so points nowhere. */
const LEFT_SO = /\S left (?:on|open|running|unlocked|behind|unattended|ajar|out)$/i

function isPointing({ head, guest }: Meaning): boolean {
  return [head, guest?.subject].some((one) => one?.kind === 'glyph' && one.glyph.startsWith('arrow'))
}

/** Says that nothing is there, or not done. */
const DENIED = /(?:^| )(?:no|not|nothing|never|out of|without)(?= |$)/i
/** Signs that say so too, or leave it open. */
const DENYING = new Set(['x', 'ban', 'minus', 'question', 'exclamation', 'alert', 'lock', 'unlink', 'clock', 'wrench'])

/** "No new applications" is no sheet with a plus: what was put together of a need without its "no" says the opposite, and is a draft. */
export function unlessDenied(text: string, read: Read): Read {
  const { head, guest, slash, findings } = read.meaning
  if (slash || guest === null || !DENIED.test(text)) return read
  const shown = [head, guest.subject].flatMap((one) => (one?.kind === 'glyph' ? [one.glyph] : []))
  if (shown.some((glyph) => DENYING.has(glyph))) return read
  const lost = unmatched('error', 'That something is not so is not shown: the picture would say the opposite.')
  return { ...read, meaning: { ...read.meaning, findings: [...findings, lost] } }
}

/** Whether a thing is set above, on or behind another, and the words name one of them by another name than its own. */
function isPlacedUnnamed(text: string, meaning: Meaning): boolean {
  const { guest } = meaning
  if (guest === null || guest.placement === 'with') return false
  const words = wordsOf(text)
  return !glyphsOf(meaning).every((glyph) => isNamedIn(words, glyph))
}
