/** A stretch of an axis between two lines, in units: how long it has to be, and whether both lie square to it, so that pixels decide where they are. */
export interface Narrow {
  readonly from: number
  readonly to: number
  readonly wanted: number
  readonly isLevel: boolean
}

/** Where a place of an axis goes. */
export type Stretch = (place: number) => number

/** A stretch becomes so many times as long at most, or longer by so many units, and all so many times as long; and what has more room than it needs so many times as long at the least. */
export const MOST = 1.4
const MOST_MORE = 1.25
const MOST_OF_ALL = 1.25
const LEAST = 0.75
/** Centre lines stay within these. */
const LIVE = { from: 2, to: 22 }
/** Places nearer than this are one, and so near to a pixel they are on it. */
const SAME = 0.06
const ON_PIXEL = 0.12

/** How an axis is to be stretched so that all is as long as it has to be; null where the live area has no room for that. `pixel` in units. */
export function stretchOf(narrows: readonly Narrow[], from: number, to: number, pixel: number): Stretch | null {
  const places = placesOf([from, to, ...narrows.flatMap((one) => [one.from, one.to])])
  const isOnPixel = (place: number): boolean => Math.abs(place / pixel - Math.round(place / pixel)) < ON_PIXEL
  const inPixels = (length: number): number => Math.ceil(length / pixel - ON_PIXEL) * pixel
  const parts = places.slice(1).map((end, at) => {
    const start = places[at]!
    const over = narrows.filter((one) => one.from < start + SAME && one.to > end - SAME)
    const factors = over.map((one) => {
      const isWhole = one.isLevel && isOnPixel(one.from) && isOnPixel(one.to)
      return (isWhole ? inPixels(one.wanted) : one.wanted) / (one.to - one.from)
    })
    return { length: end - start, factor: Math.max(...factors, 0), isFree: over.length === 0 }
  })
  if (parts.every(({ isFree, factor }) => isFree || factor <= 1 + 1e-3)) return (place) => place
  if (parts.some(({ length, factor }) => factor > MOST && length * (factor - 1) > MOST_MORE)) return null
  const held = parts.reduce((sum, { isFree, length, factor }) => sum + (isFree ? 0 : length * Math.max(1, factor)), 0)
  const free = parts.reduce((sum, { isFree, length }) => sum + (isFree ? length : 0), 0)
  const room = LIVE.to - LIVE.from
  const press = free === 0 ? 1 : Math.min(1, (room - held) / free)
  if (press < LEAST || held > room + SAME) return null
  const lengths = parts.map(({ isFree, length, factor }) => length * (isFree ? press : Math.max(1, factor)))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  if (all > MOST_OF_ALL * (to - from)) return null
  const first = Math.max(LIVE.from, Math.min(LIVE.to - all, from - Math.round((all - (to - from)) / 2 / pixel) * pixel))
  const moved = [first]
  for (const length of lengths) moved.push(moved.at(-1)! + length)
  return (place) => placeIn(places, moved, place)
}

/** The same places in order, those that are nearly one taken together. */
function placesOf(all: readonly number[]): number[] {
  const places: number[] = []
  for (const place of all.toSorted((a, b) => a - b)) if (place > (places.at(-1) ?? -Infinity) + SAME) places.push(place)
  return places
}

function placeIn(places: readonly number[], moved: readonly number[], place: number): number {
  const at = Math.max(
    0,
    Math.min(
      places.length - 2,
      places.findLastIndex((one) => one <= place),
    ),
  )
  const [start, end] = [places[at]!, places[at + 1]!]
  const share = (place - start) / (end - start)
  return Math.round((moved[at]! + share * (moved[at + 1]! - moved[at]!)) * 100) / 100
}
