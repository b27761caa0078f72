import type { Meaning } from '../meaning.ts'
import type { Framed } from './framed.ts'
import { drawnKey } from './drawn-key.ts'
import { nameInRequest } from './request-for.ts'
import { isWhole, loosely, readAs, SURE_FRAME } from './read-need.ts'
import type { Pictures } from './said-as.ts'

/** More other pictures than this are not worth their attempts. */
const MOST = 2

/** What a need may be drawn as besides: the other picture of its row, and what its words are put together as. */
interface Others extends Pictures {
  readonly second: string | null
  readonly frames: readonly Framed[]
}

/** Other pictures of a need, for one that cannot be drawn as it is read: two things may have no room for each other. */
export function insteadOf(text: string, meaning: Meaning, others: Others): Meaning[] {
  const { second, frames } = others
  if (loosely(text) !== false || meaning.count > 1) return []
  const seen = new Set([drawnKey(meaning)])
  return [
    ...(second === null ? [] : [{ picture: second, left: [] }]),
    ...(isOneThing(meaning) ? [] : frames.filter(({ score, left }) => score >= SURE_FRAME && left.length === 0)),
  ]
    .map((one) => readAs(text, one, others))
    .filter((one) => {
      const key = drawnKey(one.meaning)
      const isOther = isWhole(one) && !seen.has(key) && !saysLess(one.meaning, meaning)
      seen.add(key)
      return isOther
    })
    .slice(0, MOST)
    .map((one) => one.meaning)
}

/** Whether a picture is the thing of another without its sign: a pull request that is closed is no pull request. */
function saysLess({ head, guest }: Meaning, other: Meaning): boolean {
  const isSame = head?.kind === 'glyph' && other.head?.kind === 'glyph' && head.glyph === other.head.glyph
  return isSame && guest === null && other.guest !== null
}

/** Whether one glyph is the whole picture: nothing has to find room beside it, so nothing put together is drawn in its place. */
function isOneThing({ guest, apart, container }: Meaning): boolean {
  return guest === null && apart === null && container === null
}

/** Categories of what is only a sign of something: an x with a cake in its corner is no cake that is gone. */
const SIGNS: ReadonlySet<string> = new Set(['signs', 'shapes', 'characters', 'interface'])

/**
 * A need's two things the other way round, for one that has no room as it is: a streak of days is a calendar with fire as well as fire with a calendar. Of a picture that is
 * described, and of what is only a sign, there is none.
 */
export function turnedRound(
  text: string,
  { head, guest, slash, container, ...meaning }: Meaning,
  by: Pictures,
): Meaning[] {
  if (loosely(text) !== false || head?.kind !== 'glyph' || guest?.subject.kind !== 'glyph') return []
  if (guest.placement !== 'with' || slash || container !== null || guest.subject.preset.size > 0) return []
  const { keyline, category } = by.lexicon.glyphs.get(guest.subject.glyph) ?? {}
  if (keyline === 'sign' || SIGNS.has(category ?? '') || meaning.count > 1) return []
  const picture = `${nameInRequest(guest.subject)} with ${nameInRequest(head)}`
  const turned = readAs(text, { picture, left: [] }, by)
  return isWhole(turned) ? [turned.meaning] : []
}
