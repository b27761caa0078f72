import type { Area, Program, Size, Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'
import type { Plan } from './badge-plans.ts'
import { heldIn } from './held-in.ts'
import { inHost } from './in-host.ts'
import { detailIn, FEW_LANES, MANY_LANES, plansAt } from './badge-plans.ts'
import { area, cornerOf, miniSizeOf } from './boxes.ts'
import { hasMini } from './piece.ts'
import { excess, isDrawnAt, REACH, settingsInside, withRoom } from './room-inside.ts'
import { scenesOf } from './scenes.ts'
import type { Arrangement } from './sketch.ts'

/** An inner box smaller than this has no room for a sign. */
const LEAST_INNER = 6

/** Host and guest: inside a host that has room, as a badge in its corner, or side by side in a scene. */
export function paired(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const room = lanes(cut)
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const { placement, subject } = guest
  const host = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const forms = formsFor(placement, head, lexicon, cut)
  const { inside, inner, form } = insideOf(meaning, head, guest, forms, lexicon, cut)
  const isOpen = form !== undefined && form.inner === null
  const badges = badged(meaning, lexicon, cut)
  // What has a form for company is shown by that: in a scene with its sign both are small.
  // With few lanes one that only holds signs inside has no form for those that it cannot hold.
  const isShownByForm = forms.some((one) => one.inner === null) || inside.length > 0 || room >= FEW_LANES
  const scenes =
    placement === 'inside' || (forms.length > 0 && isShownByForm && !OPEN_TO.has(placement))
      ? []
      : scenesOf(meaning, host?.keyline ?? (head.kind === 'glyph' ? 'free' : 'sign'), lexicon, cut)
  const small = hasMini(head, lexicon) ? scenes.filter(({ parts }) => parts.every(({ setting }) => setting.mini)) : []
  switch (placement) {
    case 'inside':
      return [
        ...inside,
        ...badges,
        ...(inner === null
          ? [inHost(meaning, head, subject, { into: withRoom(area(8, 8, 8), subject, lexicon) })]
          : []),
      ]
    case 'with':
      if (meaning.corner !== undefined) return badges
      // With few lanes the space inside a host is too small for most signs, and its corner is not: but for a form made to hold one.
      return room < FEW_LANES && form === undefined
        ? [...badges.slice(0, 4 - small.length), ...small, ...inside, ...scenes]
        : [
            ...inForm(meaning, head, subject, lexicon, cut),
            ...inside,
            ...badges.slice(0, 3),
            ...small,
            ...scenes.filter(isToldWhole),
            ...badges.slice(3),
            ...scenes,
          ]
    case 'on':
      return [...badges, ...inside, ...scenes]
    case 'above':
    case 'behind':
      // What is behind a desk is seen above it.
      if (!isOpen) return [...scenes, ...badges, ...inside]
      return bearsAlone(head, lexicon)
        ? [...asScenes(inside), ...scenes, ...badges]
        : [...small, ...asScenes(inside), ...scenes, ...badges]
    case 'below':
      return isOpen
        ? [...asScenes(inside), ...scenes, ...badges]
        : [...onForm(meaning, head, subject, lexicon, cut), ...scenes, ...badges, ...inside]
    case 'beside':
      return [...scenes, ...badges, ...inside]
  }
}

/** The guest in the room that its host has, in its own form or in one for such company: where that is, and what is drawn with it. */
function insideOf(
  meaning: Meaning,
  head: Subject,
  guest: NonNullable<Meaning['guest']>,
  forms: readonly Program[],
  lexicon: Lexicon,
  cut: Cut,
): { readonly inside: readonly Arrangement[]; readonly inner: Area | null; readonly form: Program | undefined } {
  const { placement, subject } = guest
  const host = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const holds = (box: Area | null): boolean =>
    box !== null && miniSizeOf(subject, lexicon) !== null && excess(box, subject, lexicon) <= 0
  const roomy = forms.filter((one) => roomIn(one, placement) !== null)
  // Two digits are wide.
  const isWide = subject.kind === 'character' && subject.characters.length > 1
  const form = isWide
    ? roomy.toSorted((one, other) => widthIn(other, placement) - widthIn(one, placement))[0]
    : (roomy.find((one) => holds(roomIn(one, placement))) ?? roomy[0])
  const inner = form === undefined ? (host?.inner ?? null) : roomIn(form, placement)
  const isOpen = form !== undefined && form.inner === null
  // Strokes do not shrink with a sign: one that is pressed into a smaller box runs into itself or into its host.
  const reach = lanes(cut) < MANY_LANES ? 0 : 2 * REACH
  const isTooLarge =
    inner !== null &&
    placement !== 'inside' &&
    !isOpen &&
    (miniSizeOf(subject, lexicon) === null || excess(inner, subject, lexicon) > reach)
  if (inner === null || isNotice(subject, lexicon) || Math.min(inner.width, inner.height) < LEAST_INNER || isTooLarge)
    return { inside: [], inner, form }
  const held =
    placement === 'inside' ? heldIn(roomy.length > 0 ? roomy : [undefined], inner, meaning, lexicon, cut) : []
  const box = isOpen ? standing(inner, subject, lexicon) : inner
  const how = settingsInside(box, isOpen ? { subject, placement: 'inside' } : guest, lexicon, cut)
  // What a form has no room for beside its lines, though its box does, may have it in another: a bubble without a tail, a sheet without a fold.
  const others = isOpen
    ? []
    : roomy.filter((one) => one !== form && one.inner !== null && (placement === 'inside' || holds(one.inner)))
  const inOthers = others.flatMap((one) =>
    settingsInside(one.inner ?? inner, guest, lexicon, cut).map((way) => inHost(meaning, head, subject, way, one)),
  )
  const inFirst = how.map((one) => inHost(meaning, head, subject, one, form))
  return {
    // With many lanes what stands inside is tried in one more form before it is pressed.
    inside: [
      ...held,
      ...(placement === 'inside' && lanes(cut) >= MANY_LANES
        ? [...inFirst.slice(0, 1), ...inOthers.slice(0, 1), ...inFirst.slice(1)]
        : [...inFirst, ...inOthers]),
    ],
    inner,
    form,
  }
}

/** Whether a thing is drawn to bear others and not to hold them inside: a hand, not a house, whose roof is no place to stand. */
function bearsAlone(subject: Subject, lexicon: Lexicon): boolean {
  return subject.kind === 'glyph' && lexicon.holdingOf(subject.glyph).every(({ inner }) => inner === null)
}

function asScenes(arrangements: readonly Arrangement[]): Arrangement[] {
  return arrangements.map((one): Arrangement => ({ ...one, guestAs: 'scene' }))
}

/** A head over a thing that is drawn to bear others, as a hand is: it stands on that. */
function onForm(meaning: Meaning, head: Subject, below: Subject, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const turned: Meaning = { ...meaning, head: below, guest: { subject: head, placement: 'above' } }
  return formsFor('above', below, lexicon, cut).length === 0 || !bearsAlone(below, lexicon)
    ? []
    : paired(turned, lexicon, cut)
        .filter(hasForm)
        .map((one): Arrangement => ({ ...one, named: [head, below], said: meaning }))
}

/** A sign that is at home inside its host, which is drawn to hold it: a bolt in a battery. */
function inForm(meaning: Meaning, head: Subject, sign: Subject, lexicon: Lexicon, cut: Cut): Arrangement[] {
  if (head.kind !== 'glyph') return []
  const held = sign.kind === 'glyph' ? sign.glyph : 'letters'
  if (!lexicon.grammar.glyphs.heldInside.has(`${head.glyph} ${held}`)) return []
  return paired({ ...meaning, guest: { subject: sign, placement: 'inside' } }, lexicon, cut)
    .filter(hasForm)
    .map((one): Arrangement => ({ ...one, said: meaning }))
}

/** Whether one of what is shown is drawn in a form for such company. */
export function hasForm({ parts }: Arrangement): boolean {
  return parts.some(({ setting }) => setting.form !== undefined)
}

/** A scene whose head is drawn so large that it needs no small form. */
function isToldWhole({ parts }: Arrangement): boolean {
  return parts.some(({ setting }) => !setting.mini && setting.into.width >= 16)
}

/** The box of a badge that has no small form. */
const WITHOUT_MINI: Size = { width: 12, height: 12 }

/** A sign so many times as high as it is wide is a line beside the host's own lines: it is told from them by its height. */
const NARROW = 2.5
const LARGER = { many: 1.3, few: 1.15 } as const

/** A sign so many times as wide as it is high lies in line with what most things stand on, as if it were a piece of that: it hangs so many units above it. */
const FLAT = 2.5
const INWARD = { many: 5, few: 3 } as const

/** The box of a badge in that corner, or `above` it: there what tells of something new stands, and what a host has its room for there. */
export function cornerBox(
  guest: Subject,
  scale: number,
  lexicon: Lexicon,
  cut: Cut,
  above: boolean = isNotice(guest, lexicon),
): Area {
  const size = miniSizeOf(guest, lexicon) ?? WITHOUT_MINI
  const isNarrow = size.height > NARROW * size.width
  const isFew = lanes(cut) < MANY_LANES
  const larger = isNarrow ? scale * LARGER[isFew ? 'few' : 'many'] : scale
  const [width, height] = [size.width * larger, size.height * larger]
  const corner = cornerOf(cut)
  const inward = size.width > FLAT * size.height ? INWARD[isFew ? 'few' : 'many'] : 0
  const y = above ? 24 - corner + inward : corner - inward - height
  return { x: corner - width, y, width, height }
}

function isNotice(guest: Subject, { grammar }: Lexicon): boolean {
  return guest.kind === 'glyph' && grammar.glyphs.notices.has(guest.glyph)
}

/** Where the box of a badge begins whose host has its room at the upper right. */
const UPPER_HALF = 8

/** How far a host of a keyline that leaves a side of the live area free moves there, away from its badge: the outermost of its lines, in units. */
const FIRST_LINES: Readonly<Record<Keyline, { readonly x: number; readonly y: number } | null>> = {
  tall: { x: 4, y: 2 },
  wide: { x: 2, y: 4 },
  square: { x: 3, y: 3 },
  circle: null,
  sign: null,
  free: null,
}

/** The box of a host of this side: in the corner of the live area that is farthest from its badge, by whole units. */
function hostBox(side: number, keyline: Keyline, above: boolean, cut: Cut): Area {
  const first = FIRST_LINES[keyline]
  if (first === null) return { x: 0, y: above ? 24 - side : 0, width: side, height: side }
  const factor = side / 24
  const edge = 24 - cornerOf(cut)
  const left = Math.ceil(Math.min(0, edge - first.x * factor))
  const up = Math.ceil(Math.min(0, edge - first.y * factor))
  return { x: left, y: above ? 24 - side - up : up, width: side, height: side }
}

/** Whether a sign is bare lines, without any hole that fills up where it is small. */
function isOfLines(guest: Subject, lexicon: Lexicon): boolean {
  const mini = guest.kind === 'glyph' ? (lexicon.glyphs.get(guest.glyph)?.mini ?? null) : null
  return mini !== null && mini.every(isLines)
}

function isLines(statement: Statement): boolean {
  if (statement.kind === 'line') return statement.modifiers.role !== 'solid'
  return statement.kind === 'when' && statement.children.every(isLines)
}

/** The forms that a head has at a cut to hold a thing, to have it stand on or behind itself, or to bear its company; none where the two stand in a scene. */
function formsFor(placement: Placement, head: Subject, lexicon: Lexicon, cut: Cut): readonly Program[] {
  if (placement === 'inside') return formsOf(head, lexicon.holdingOf, cut)
  const isSeenOver = placement === 'behind' && head.kind === 'glyph' && lexicon.grammar.glyphs.seenOver.has(head.glyph)
  if (placement === 'above' || isSeenOver)
    return formsOf(head, lexicon.holdingOf, cut).filter((form) => form.inner === null && !isRoof(form))
  if (placement === 'below') return formsOf(head, lexicon.holdingOf, cut).filter(isRoof)
  return placement === 'with' || placement === 'on' ? formsOf(head, lexicon.companyOf, cut) : []
}

/** Of the forms of a head those of which something is drawn at a cut. */
function formsOf(head: Subject, forms: Lexicon['companyOf'], cut: Cut): readonly Program[] {
  if (head.kind !== 'glyph' || head.preset.size > 0) return []
  return forms(head.glyph, cut.finish).filter((form) => isDrawnAt(form, cut))
}

/** What takes the free space of a form where that has no room inside. */
const OPEN_TO: ReadonlySet<Placement> = new Set(['inside', 'above', 'behind', 'below'])

/** Whether a form has its free room below itself: an umbrella is over what it shelters, and bears nothing. */
function isRoof({ inner, badge }: Program): boolean {
  return inner === null && badge !== null && badge.y >= 10
}

/** Where a form has room for a thing: inside, or in front of what it is held by. */
function roomIn({ inner, badge }: Program, placement: Placement): Area | null {
  return inner ?? (OPEN_TO.has(placement) ? badge : null)
}

function widthIn(form: Program, placement: Placement): number {
  return roomIn(form, placement)?.width ?? 0
}

/** The part of an open room that a small form takes which stands on the floor of it. */
function standing(room: Area, guest: Subject, lexicon: Lexicon): Area {
  const { width, height } = miniSizeOf(guest, lexicon) ?? room
  const used = Math.min(room.height, (room.width * height) / width)
  return { ...room, y: room.y + room.height - used, height: used }
}

/** A sign beside a form is no wider than this, in units, where there is a plan for a smaller one: a form leaves its corner free, and no more. */
const WIDEST_BY_FORM = 12

/** How large a sign of this width is drawn beside a form, best first: as large as its corner holds, then as small as any plan has it, which leaves more of the form. With few lanes the size that takes the whole corner, as a clock does, comes last: it bites most forms. */
function scalesByForm(plans: readonly Plan[], { width, height }: Size, cut: Cut): number[] {
  const scales = plans.map(({ scale }) => scale)
  const [first = 1] = scales
  const fitting = scales.filter((scale) => scale * width <= WIDEST_BY_FORM)
  const best = fitting.length === 0 || fitting.includes(first) ? first : Math.max(...fitting)
  const found = [...new Set([best, Math.min(best, ...scales)])]
  const isWholeCorner = Math.min(width, height) * best === WIDEST_BY_FORM
  return isWholeCorner && lanes(cut) < FEW_LANES ? found.toReversed() : found
}

/** A head in its forms beside a sign: with few lanes a large sign takes what a form has to tell it by, so a smaller sign goes before a smaller form. */
function plansInForm(forms: readonly Program[], plans: readonly Plan[], sign: Size, cut: Cut): Plan[] {
  const scales = scalesByForm(plans, sign, cut)
  const [best = 1] = scales
  const sizes = [...scales.map((scale) => ({ host: 24, scale })), { host: 20, scale: best }]
  return sizes.flatMap((size) => forms.map((form) => ({ ...size, form })))
}

/** The guest as a badge in the head's lower right corner, the head cut away round it. */
export function badged(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const room = lanes(cut)
  const program = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const sign = miniSizeOf(guest.subject, lexicon) ?? WITHOUT_MINI
  const plans = plansAt(cut, isOfLines(guest.subject, lexicon), sign.width)
  const corner = meaning.corner?.vertical ?? null
  // A form has its room where most signs stand.
  const isElsewhere = isNotice(guest.subject, lexicon) || corner === 'top'
  const all = isElsewhere ? [] : formsOf(head, lexicon.companyOf, cut)
  // A form that holds a sign inside has no corner for it.
  const forms = all.filter(({ inner }) => inner === null)
  const tried =
    forms.length > 0
      ? [...plansInForm(forms, plans, sign, cut), ...plans.filter(({ asAt }) => asAt !== undefined)]
      : plans
  return tried.map((plan, index): Arrangement => {
    const { form } = plan
    const box = form?.badge ?? program?.badge ?? null
    const isAbove = isNotice(guest.subject, lexicon) || (box?.y ?? Infinity) < UPPER_HALF
    const above = corner === null ? isAbove : corner === 'top'
    const into = hostBox(plan.host, (form ?? program)?.keyline ?? 'free', above, cut)
    const host = { into, mini: false, over: 'none', cut: false, cornered: !above, form } as const
    // A form is drawn as it is at its cut also where it is smaller.
    const shown = form === undefined ? detailIn(plan, program, cut) : room
    return {
      idea: index === 0 ? 'badge' : `badge-${index + 1}`,
      named: [head, guest.subject],
      keyline: 'free',
      parts: [
        {
          subject: head,
          setting: shown === null ? host : { ...host, lanes: shown },
        },
        {
          subject: guest.subject,
          setting: {
            into: cornerBox(guest.subject, plan.scale, lexicon, cut, above),
            mini: true,
            over: 'hull',
            cut: false,
          },
        },
      ],
      slash: null,
      said: meaning,
      guestAs: 'badge',
    }
  })
}
