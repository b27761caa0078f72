import type { Area, Program } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning } from '../meaning.ts'
import { inHost } from './in-host.ts'
import { settingsOfHeld } from './room-inside.ts'
import type { Arrangement } from './sketch.ts'

/** So many ways to hold a sign that is drawn for that leave some for its small form. */
const MOST_HELD = 2

/** A sign in the forms that it has inside another thing, in those of its host that have room for it: where one is drawn for the other, that first. */
export function heldIn(
  rooms: readonly (Program | undefined)[],
  inner: Area,
  meaning: Meaning,
  lexicon: Lexicon,
  cut: Cut,
): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const ways = rooms.flatMap((form) => {
    const room = form === undefined ? inner : form.inner
    return settingsOfHeld(room, guest.subject, lexicon, cut).map((way) => ({
      way,
      form,
      spare: spareIn(room, way.into),
    }))
  })
  // Each form of the sign where it fits best, before any elsewhere.
  const sorted = ways.toSorted((one, other) => one.spare - other.spare)
  const best = sorted.filter(({ way }, at) => sorted.findIndex((other) => other.way.form === way.form) === at)
  return [...best, ...sorted.filter((one) => !best.includes(one))]
    .slice(0, MOST_HELD)
    .map(({ way, form }) => inHost(meaning, head, guest.subject, way, form))
}

/** By how much a room is not of the size of what it holds. */
function spareIn(room: Area | null, { width, height }: Area): number {
  return room === null ? 0 : Math.abs(room.width - width) + Math.abs(room.height - height)
}
