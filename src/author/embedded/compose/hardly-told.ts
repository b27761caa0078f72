import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { DrawnHow } from '../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'
import { cannotBeTold } from './cannot-be-told.ts'
import type { Arrangement } from './sketch.ts'

/** With fewer lanes than this the table's row for few lanes holds. */
const FEW_LANES = 5

const SAID = {
  alone: '',
  'crossed out': 'crossed out ',
  'beside another': 'beside another thing ',
  'in numbers': 'more than once ',
} as const satisfies Readonly<Record<DrawnHow, string>>

/** What is said of a picture that measures well and that strangers could not tell all the same, as the lexicon's table has it: it is not what was asked for. */
export function hardlyTold(arrangement: Arrangement, { grammar }: Lexicon, cut: Cut): Finding[] {
  const { head } = arrangement.said
  if (head?.kind !== 'glyph') return []
  const how = howDrawn(arrangement)
  const isFew = lanes(cut) < FEW_LANES
  const rows = isFew ? ['few', `few ${cut.finish}`] : [cut.finish]
  const untold = rows.flatMap((row) => grammar.hardlyTold.get(`${how} > ${row}`) ?? [])
  const isScraps = isFew && how === 'crossed out' && !isToldCrossedOut(head.glyph, arrangement, grammar)
  if (!isScraps && !namesOf(head, arrangement).some((one) => untold.includes(one))) return []
  const said = `${SAID[how]}can hardly be told at this cut: ask for a larger size or a finer stroke.`
  return [cannotBeTold(head.glyph, said, { grammar })]
}

/** A line through heavy strokes leaves scraps of most things, and of all that are not alone. */
function isToldCrossedOut(glyph: string, { parts }: Arrangement, { glyphs }: Lexicon['grammar']): boolean {
  return parts.length === 1 && glyphs.toldWhenCrossedOut.has(glyph)
}

function howDrawn({ slash, parts, said }: Arrangement): DrawnHow {
  if (slash !== null) return 'crossed out'
  if (said.count > 1) return 'in numbers'
  return parts.length > 1 ? 'beside another' : 'alone'
}

/**
 * What the table may call a picture: its head, the head with what stands beside it and where, with what its parameters are, with how many it is, in which frame, with a badge
 * whatever that is; its guest, whatever that stands beside or in.
 */
function namesOf(
  { glyph, preset }: Extract<Subject, { kind: 'glyph' }>,
  { said: { guest, count, container }, guestAs }: Arrangement,
): string[] {
  const small = guest?.subject.kind === 'glyph' ? [guest.subject.glyph] : []
  const placed = guest === null ? [] : [guest.placement]
  // A sign that finds no room inside its host stands in its corner, where it may take what tells the host.
  const corner = guestAs === 'badge' ? [guestAs] : []
  const said = [...placed, ...preset.values(), count, ...(container === null ? [] : [container]), ...corner]
  const pairs = small.flatMap((one) => [`${glyph} ${one}`, `* ${one}`])
  const inside = guestAs === 'inside' ? pairs.map((one) => `${one} inside`) : []
  return [glyph, ...said.map((one) => `${glyph} ${one}`), ...pairs, ...inside]
}
