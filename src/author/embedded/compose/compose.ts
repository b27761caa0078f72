import type { Area, Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { lanes } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Subject } from '../meaning.ts'
import { plainGlyph } from '../meaning.ts'
import { badged, CORNER } from './badged.ts'
import { copies } from './copies.ts'
import { hasMini, piece, WHOLE } from './piece.ts'
import type { Sketch } from './sketch.ts'
import { traitsOf } from './sketch.ts'
import { scenes } from './scenes.ts'
import { slashed } from './slash.ts'
import { nameOf, sentence } from './words.ts'

/** An inner box smaller than this has no room for a sign. */
const LEAST_INNER = 6

/** Below this many lanes a corner gives a sign more room than an inner box. */
const FEW_LANES = 4.5

/** From so many lanes on a badge nearly always finds room. */
const MANY_LANES = 6

/** Compositions that show a meaning, best first. Empty only for a meaning without a head. */
export function compose(meaning: Meaning, lexicon: Lexicon, cut: Cut): Sketch[] {
  const { head, guest, container, count, slash } = meaning
  if (head === null) return []
  const sketches =
    container !== null
      ? contained(meaning, container, lexicon)
      : count > 1
        ? copies(meaning, lexicon)
        : guest !== null
          ? paired(meaning, lexicon, lanes(cut))
          : bare(meaning, lexicon)
  return slash ? crossedOut(meaning, sketches, lexicon, lanes(cut)) : sketches
}

/** A line through the picture; where that would leave too little of it, a cross in its corner. */
function crossedOut(meaning: Meaning, sketches: readonly Sketch[], lexicon: Lexicon, room: number): Sketch[] {
  const lines = slashed(sketches)
  const crossGlyph = [...lexicon.grammar.glyphs.cross].find((name) => lexicon.glyphs.has(name))
  if (meaning.guest !== null || meaning.container !== null || meaning.count > 1 || crossGlyph === undefined)
    return lines
  const cross: Subject = plainGlyph(crossGlyph, { sign: true })
  const badges = badged({ ...meaning, slash: false, guest: { subject: cross, placement: 'with' } }, lexicon, room)
  // With many lanes one of the lines nearly always fits; with few, the cross is tried before the tries run out.
  const first = room < MANY_LANES ? 3 : lines.length
  return [...lines.slice(0, first), ...badges.slice(0, 2), ...lines.slice(first)]
}

/** The head alone: its own program, so that it keeps its keyline and its traits. */
export function bare(meaning: Meaning, lexicon: Lexicon): Sketch[] {
  const head = meaning.head
  if (head === null) return []
  const program = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const intent = sentence({ ...meaning, guest: null, container: null, count: 1 }, null, lexicon.grammar)
  const whole: Area = head.kind === 'glyph' ? WHOLE : { x: 4, y: 4, width: 16, height: 16 }
  const statements = piece(head, { into: whole, mini: false, over: 'none', cut: false }, lexicon)
  // A single part says no more than the icon's own name.
  const unwrapped = statements.flatMap((one) =>
    one.kind === 'part' && one.modifiers.over === 'none' ? one.children : [one],
  )
  return [
    {
      name: nameOf(head),
      idea: 'glyph',
      keyline: program?.keyline ?? 'sign',
      traits: program?.traits ?? [],
      statements: unwrapped,
      intent,
    },
  ]
}

/** Host and guest: inside a host that has room, as a badge in its corner, or side by side in a scene. */
function paired(meaning: Meaning, lexicon: Lexicon, room: number): Sketch[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const { placement, subject } = guest
  const host = head.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const inner = host?.inner ?? null
  const inside =
    inner === null || Math.min(inner.width, inner.height) < LEAST_INNER
      ? []
      : [inHost(meaning, head, subject, inner, lexicon)]
  const badges = badged(meaning, lexicon, room)
  switch (placement) {
    case 'inside':
      return [
        ...inside,
        ...badges,
        ...(inner === null ? [inHost(meaning, head, subject, { x: 8, y: 8, width: 8, height: 8 }, lexicon)] : []),
      ]
    case 'with':
      // With few lanes the space inside a host is too small for most signs, and its corner is not; side by side is tried before the tries run out.
      return room < FEW_LANES
        ? [
            ...badges.slice(0, 3),
            ...scenes(meaning, lexicon).slice(2),
            ...inside,
            ...badges.slice(3),
            ...scenes(meaning, lexicon).slice(0, 2),
          ]
        : room < MANY_LANES
          ? [
              ...inside,
              ...badges.slice(0, 1),
              ...badges.slice(3),
              ...scenes(meaning, lexicon).slice(1),
              ...badges.slice(1, 3),
              ...scenes(meaning, lexicon).slice(0, 1),
            ]
          : [...inside, ...badges, ...scenes(meaning, lexicon)]
    case 'on':
      return [...badges, ...inside, ...scenes(meaning, lexicon)]
    case 'above':
    case 'below':
    case 'behind':
    case 'beside':
      return [...scenes(meaning, lexicon), ...badges, ...inside]
  }
}

function inHost(meaning: Meaning, head: Subject, guest: Subject, inner: Area, lexicon: Lexicon): Sketch {
  const statements = [
    ...piece(head, { into: WHOLE, mini: false, over: 'none', cut: false }, lexicon),
    ...piece(guest, { into: square(inner), mini: true, over: 'box', cut: true }, lexicon),
  ]
  return {
    name: `${nameOf(head)}-${nameOf(guest)}`,
    idea: 'inside',
    keyline: 'free',
    traits: traitsOf(head, lexicon),
    statements: statements.map(plainOver),
    intent: sentence(meaning, 'inside', lexicon.grammar),
  }
}

/** The sign inside lies in free space; a moat round it would only bite into the host's outline. */
function plainOver(statement: Statement): Statement {
  return statement.kind === 'part' ? { ...statement, modifiers: { ...statement.modifiers, over: 'none' } } : statement
}

/** A shape round the head, and round its guest as a badge when there is one. */
function contained(meaning: Meaning, container: string, lexicon: Lexicon): Sketch[] {
  const { head, guest } = meaning
  const frame = lexicon.glyphs.get(container)
  if (head === null || frame === undefined) return []
  const shape: Subject = plainGlyph(container)
  const inner = square(frame.inner ?? { x: 7, y: 7, width: 10, height: 10 })
  const boxes = [inner, grown(inner, -1), grown(inner, 1)]
  const sketches = boxes.map((into, index): Sketch => ({
    name: guest === null ? `${nameOf(head)}-${container}` : `${nameOf(head)}-${nameOf(guest.subject)}-${container}`,
    idea: index === 0 ? 'container' : `container-${index}`,
    keyline: frame.keyline,
    traits: traitsOf(head, lexicon),
    statements: [
      ...piece(shape, { into: WHOLE, mini: false, over: 'none', cut: false }, lexicon),
      ...piece(head, { into, mini: true, over: 'none', cut: true }, lexicon),
      ...(guest === null ? [] : piece(guest.subject, { into: CORNER, mini: true, over: 'box', cut: false }, lexicon)),
    ],
    intent: sentence(meaning, guest === null ? null : 'badge', lexicon.grammar),
  }))
  const nested = guest === null ? [] : signInHead(meaning, shape, lexicon)
  return [...nested, ...(hasMini(head, lexicon) || head.kind === 'character' ? sketches : sketches.reverse())]
}

/** Sides of the boxes for a head inside a frame and for the sign inside that head, and how far both sink, in units: for fine strokes, for two pixels, for sharp corners. */
const NESTED = [
  { head: 15.6, sign: 4.5, down: 0 },
  { head: 15.6, sign: 3.5, down: 0 },
  { head: 14, sign: 3, down: 0.5 },
] as const

/** "A shield with a check in a circle": the sign lies in the head, both in the frame. */
function signInHead(meaning: Meaning, shape: Subject, lexicon: Lexicon): Sketch[] {
  const { head, guest } = meaning
  const program = head?.kind === 'glyph' ? lexicon.glyphs.get(head.glyph) : undefined
  const inner = program?.inner ?? null
  if (head === null || guest === null || inner === null || shape.kind !== 'glyph') return []
  if (guest.placement !== 'with' && guest.placement !== 'inside' && guest.placement !== 'on') return []
  return NESTED.map((sides, index): Sketch => {
    const at = 12 - sides.head / 2
    const scale = sides.head / 24
    const middle = {
      x: at + (inner.x + inner.width / 2) * scale,
      y: at + sides.down + (inner.y + inner.height / 2) * scale,
    }
    const into: Area = {
      x: middle.x - sides.sign / 2,
      y: middle.y - sides.sign / 2,
      width: sides.sign,
      height: sides.sign,
    }
    return {
      name: `${nameOf(head)}-${nameOf(guest.subject)}-${shape.glyph}`,
      idea: index === 0 ? 'nested' : `nested-${index + 1}`,
      keyline: lexicon.glyphs.get(shape.glyph)?.keyline ?? 'free',
      traits: traitsOf(head, lexicon),
      statements: [
        ...piece(shape, { into: WHOLE, mini: false, over: 'none', cut: false }, lexicon),
        ...piece(
          head,
          {
            into: { x: at, y: at + sides.down, width: sides.head, height: sides.head },
            mini: false,
            over: 'none',
            cut: true,
          },
          lexicon,
        ),
        ...piece(guest.subject, { into, mini: true, over: 'none', cut: true }, lexicon),
      ],
      intent: sentence(meaning, 'inside', lexicon.grammar),
    }
  })
}

/** The largest square in the middle of a box: minis are square. */
function square(box: Area): Area {
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}

function grown(box: Area, by: number): Area {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}
