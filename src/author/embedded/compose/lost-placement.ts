import type { Finding } from '../../../drawing/model/finding.ts'
import { textOf, unmatched } from '../meaning.ts'
import type { Arrangement } from './sketch.ts'

/** Placements that only a scene shows: a badge in the corner stands neither above nor behind. */
const PLACES: ReadonlySet<string> = new Set(['above', 'below', 'behind', 'beside'])

/** What is said of an arrangement that puts the guest elsewhere than the request does: it shows both things, and not how they stand. */
export function lostPlacement({ said: { head, guest }, guestAs }: Arrangement): Finding[] {
  if (head === null || guest === null || guestAs === 'scene' || !PLACES.has(guest.placement)) return []
  const [one, other] = [textOf(guest.subject), textOf(head)]
  return [unmatched('error', `That "${one}" is ${guest.placement} "${other}" is not shown: the two do not fit so.`)]
}
