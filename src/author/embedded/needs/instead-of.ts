import type { Meaning } from '../meaning.ts'
import type { Framed } from './framed.ts'
import { drawnKey } from './drawn-key.ts'
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
      const isOther = isWhole(one) && !seen.has(key)
      seen.add(key)
      return isOther
    })
    .slice(0, MOST)
    .map((one) => one.meaning)
}

/** Whether one glyph is the whole picture: nothing has to find room beside it, so nothing put together is drawn in its place. */
function isOneThing({ guest, apart, container }: Meaning): boolean {
  return guest === null && apart === null && container === null
}
