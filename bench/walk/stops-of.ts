/** A file that a reader comes to, and the functions that are read there. */
export interface Stop {
  /** The path below src; a room or a list that is one stop in brackets. */
  readonly place: string
  /** Whether the reader was there before. */
  readonly isReturn: boolean
  readonly functions: readonly string[]
}

/** A stop at which more may be read. */
interface Reading extends Stop {
  readonly functions: string[]
}

/** Rules stand in a list, each by itself: whoever has read one knows how they are asked. What only they measure belongs to them. */
const LISTS = ['author/embedded/understand/rules/', 'drawing/checker/rules/', 'drawing/checker/measures/']

/**
 * The stops of a walk through `calls` (`path#function`, in the order of the work): a function is read when it is first called. Rooms
 * other than those entered are looked at from the door, once; so is a list, unless `each` of its entries counts.
 */
export function stopsOf(calls: readonly string[], entered: readonly string[], each: boolean): Stop[] {
  const stops: Reading[] = []
  const read = new Set<string>()
  const seen = new Set<string>()
  let here: Reading | null = null
  for (const call of calls) {
    const [path = '', name = ''] = call.split('#')
    const place = placeOf(path, entered, each)
    if (read.has(call) || (place.startsWith('[') && seen.has(place))) continue
    read.add(call)
    if (place === here?.place) {
      here.functions.push(name)
      continue
    }
    const stop: Reading = { place, isReturn: seen.has(place), functions: [name] }
    stops.push(stop)
    seen.add(place)
    // Who looks at a signature has not left the file; who reads a list has.
    if (!place.startsWith('[room')) here = stop
  }
  return stops
}

function placeOf(path: string, entered: readonly string[], each: boolean): string {
  const room = /^(?:drawing\/)?[a-z-]+/.exec(path)?.[0] ?? path
  if (!entered.some((one) => path.startsWith(one))) return `[room ${room}]`
  return !each && LISTS.some((list) => path.startsWith(list)) ? `[rules of ${room}]` : path
}
