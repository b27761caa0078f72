import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Meaning } from '../meaning.ts'
import { textOf, unmatched } from '../meaning.ts'
import type { Corner } from '../read/where-it-sits.ts'
import { MANY_LANES } from './badge-plans.ts'
import type { Arrangement } from './sketch.ts'

/** What shows a placement: a badge in the corner stands neither above nor behind nor inside. */
const SHOWN_AS: Readonly<Record<string, Arrangement['guestAs']>> = {
  above: 'scene',
  below: 'scene',
  behind: 'scene',
  beside: 'scene',
  inside: 'inside',
}

/** What is laid over that in which it seeks. */
const SEEKS: ReadonlySet<string> = new Set(['search'])

/** What is said of an arrangement that puts the guest elsewhere than the request does: it shows both things, and not how they stand. */
export function lostPlacement({ said: { head, guest, container, corner }, guestAs }: Arrangement, cut: Cut): Finding[] {
  if (head === null || guest === null || container !== null) return []
  if (corner !== undefined) return lostCorner(corner, textOf(guest.subject), guestAs)
  const shown = SHOWN_AS[guest.placement]
  // In its corner it stands beside a host that is whole enough to be one of two: with few lanes a badge takes too much of that.
  const isBeside = guest.placement === 'beside' && guestAs === 'badge' && lanes(cut) >= MANY_LANES
  if (shown === undefined || guestAs === shown || isBeside) return []
  // Who searches in a list looks through it: the glass lies over it.
  if (
    guestAs === 'badge' &&
    guest.placement === 'inside' &&
    guest.subject.kind === 'glyph' &&
    SEEKS.has(guest.subject.glyph)
  )
    return []
  const [one, other] = [textOf(guest.subject), textOf(head)]
  return [unmatched('error', `That "${one}" is ${guest.placement} "${other}" is not shown: the two do not fit so.`)]
}

/** What is said of several that are told to stand in a row, or in a column, and do not. */
export function lostStanding({ standing, head }: Meaning, { said }: Arrangement): Finding[] {
  if (standing === undefined || head === null || said.standing !== undefined) return []
  return [unmatched('error', `That "${textOf(head)}" stand in a ${standing} is not shown: so many do not fit so.`)]
}

/** What is said of a sign that is to sit in a corner, and does not: all badges stand at the right. */
function lostCorner({ horizontal }: Corner, guest: string, guestAs: Arrangement['guestAs']): Finding[] {
  if (guestAs === 'badge' && horizontal !== 'left') return []
  const why = guestAs === 'badge' ? 'signs stand at the right here' : 'there is no room for it there'
  return [unmatched('error', `That "${guest}" is in that corner is not shown: ${why}.`)]
}
