import type { Cut } from '../../../drawing/model/cut.ts'
import { hasFewLanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { DrawnHow } from '../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'
import { cannotBeTold } from './cannot-be-told.ts'
import { isHeld } from './piece.ts'
import type { Arrangement } from './sketch.ts'

const SAID = {
  alone: '',
  'crossed out': 'crossed out ',
  'beside another': 'beside another thing ',
  'in numbers': 'more than once ',
} as const satisfies Readonly<Record<DrawnHow | 'beside another', string>>

type Glyph = Extract<Subject, { kind: 'glyph' }>
type Grammar = Lexicon['grammar']

/** What is said of a picture that measures well and that strangers could not tell all the same, as the lexicon's tables have it: it is not what was asked for. */
export function hardlyTold(arrangement: Arrangement, { grammar }: Lexicon, cut: Cut): Finding[] {
  const { head } = arrangement.said
  if (head?.kind !== 'glyph') return []
  const how = howDrawn(arrangement)
  const isFew = hasFewLanes(cut)
  const cuts = isFew ? ['few', `few ${cut.finish}`, ...(isMostLookedAt(cut) ? [] : ['few but 16/2'])] : [cut.finish]
  if (arrangement.stroke !== undefined) cuts.push('thinner')
  const isScraps = isFew && how === 'crossed out' && !isToldCrossedOut(head.glyph, arrangement, grammar)
  const isUntold = (at: string): boolean =>
    how === 'beside another'
      ? isUntoldBeside(head, arrangement, at, grammar)
      : isUntoldSo(head, arrangement, how, at, grammar)
  if (!isScraps && !cuts.some(isUntold)) return []
  const said = `${SAID[how]}can hardly be told at this cut: ask for a larger size or a finer stroke.`
  return [cannotBeTold(head.glyph, said, { grammar })]
}

/** What is drawn anew for 16 px with strokes of 2 px alone is told there, and elsewhere no better than it was. */
function isMostLookedAt({ size, stroke }: Cut): boolean {
  return size === 16 && stroke === 2
}

/** A line through heavy strokes leaves scraps of most things, and of all that are not alone. */
function isToldCrossedOut(glyph: string, { parts }: Arrangement, { glyphs }: Grammar): boolean {
  return parts.length === 1 && glyphs.toldWhenCrossedOut.has(glyph)
}

function howDrawn({ slash, parts, said }: Arrangement): DrawnHow | 'beside another' {
  if (slash !== null) return 'crossed out'
  if (said.count > 1) return 'in numbers'
  return parts.length > 1 ? 'beside another' : 'alone'
}

/** The table may call a picture by its head, and by what the head's parameters are or with how many it is. */
function isUntoldSo(
  { glyph, preset }: Glyph,
  { said: { count } }: Arrangement,
  how: DrawnHow,
  cuts: string,
  { hardlyTold: table }: Grammar,
): boolean {
  const untold = table.get(`${how} > ${cuts}`) ?? []
  return [glyph, ...[...preset.values(), count].map((one) => `${glyph} ${one}`)].some((name) => untold.includes(name))
}

/** The table has what a head cannot be told beside or, with "!", what alone it can; and what is untold itself where it stands beside or in another. */
function isUntoldBeside(head: Glyph, arrangement: Arrangement, cuts: string, { hardlyToldBeside }: Grammar): boolean {
  const { said, guestAs } = arrangement
  const small = said.guest?.subject.kind === 'glyph' ? [said.guest.subject.glyph] : []
  const inside = guestAs === 'inside' ? small.map((one) => `${one} inside`) : []
  // What is drawn for inside another was not looked at in its small form.
  const isDrawnForIt = arrangement.parts.some(({ setting }) => isHeld(setting))
  const names = isDrawnForIt ? small.map((one) => `${one} held`) : [...inside, ...small]
  const isMany = !cuts.startsWith('few')
  // A sign that a shape holds is the head.
  if (guestAs === null && isDrawnForIt) return false
  const isScene = isMany && isSmallScene(arrangement)
  if (isMany && smallInScene(arrangement).some((one) => hardlyToldBeside(`scene > ${cuts}`).includes(one))) return true
  const untold = isScene ? [] : hardlyToldBeside(`${head.glyph} > ${cuts}`)
  const others = hardlyToldBeside(`* > ${cuts}`)
  if (names.some((one) => others.includes(one))) return true
  return (
    !names.some((one) => untold.includes(`!${one}`)) &&
    [...besides(head, arrangement, cuts.startsWith('few')), ...names].some((one) => untold.includes(one))
  )
}

/** Who stands on a thing this wide, in units, or on one that is drawn to bear it, is told by that. */
const WIDE = 20

/** What is drawn in its small form beside, above or below another; what is behind one is drawn larger, and was not looked at. */
function smallInScene({ parts, guestAs, said }: Arrangement): string[] {
  const placement = said.guest?.placement
  if (guestAs !== 'scene' || placement === 'with' || placement === 'behind') return []
  if (parts.some(({ setting }) => setting.form !== undefined || setting.into.width >= WIDE)) return []
  return parts.flatMap(({ subject, setting }) => (setting.mini && subject.kind === 'glyph' ? [subject.glyph] : []))
}

/** Both in their small forms, as the request places them: the rows are of heads in their own size. */
function isSmallScene({ parts, guestAs, said }: Arrangement): boolean {
  return guestAs === 'scene' && said.guest?.placement !== 'with' && parts.every(({ setting }) => setting.mini)
}

/** What else may be said of what stands beside a head: anything, where it stands, its frame; a sign that finds no room inside its host stands in its corner, where it may take what tells the host. What is in or under another, or in a frame, was not looked at with it: of that the rows say no more than with few lanes. */
function besides(
  { preset }: Glyph,
  { said: { guest, count, container }, guestAs }: Arrangement,
  isFew: boolean,
): string[] {
  const isSign = guest !== null && (guest.placement === 'with' || guest.placement === 'on' || guestAs === 'badge')
  const anything = isSign || isFew ? ['*'] : []
  const placed = guest === null ? [] : [guest.placement]
  const corner = guestAs === 'badge' ? [guestAs] : []
  const framed = container === null ? [] : [container]
  return [...anything, ...placed, ...corner, ...framed, ...[...preset.values(), count].map(String)]
}
