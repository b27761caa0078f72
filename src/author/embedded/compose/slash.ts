import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { hasFewLanes } from '../../../drawing/model/cut.ts'
import { NOWHERE } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { ownDetail } from './badge-plans.ts'
import { hasOwnSign } from './crossed-by-sign.ts'
import { isDrawnAt } from './room-inside.ts'
import type { Arrangement, Part, Slash } from './sketch.ts'

/** Ends of the line that crosses a drawing out, corner to corner; then beside that, where it cuts other lines of the thing; then the other way. */
const LINES = [
  [3, 3, 21, 21],
  [2, 4, 20, 22],
  [4, 2, 22, 20],
  [21, 3, 3, 21],
] as const

/**
 * Which lines are tried, and on which sides they have room: the thing runs into one that has it only above, and keeps more of what tells it. What
 * is filled has a small hole or a thin edge beside some lines that only a moat on both sides takes whole.
 */
const TRIES = {
  filled: [
    { line: 0, side: 'side' },
    { line: 0, side: 'tight' },
    { line: 1, side: 'tight' },
    { line: 3, side: 'side' },
  ],
  outlined: [
    { line: 0, side: 'side' },
    { line: 0, side: 'tight' },
    { line: 1, side: 'tight' },
    { line: 3, side: 'side' },
  ],
  few: [
    { line: 0, side: 'side', detailed: true },
    { line: 0, side: 'side' },
    { line: 1, side: 'side' },
    { line: 3, side: 'side' },
  ],
} as const satisfies Readonly<Record<string, readonly Try[]>>

/** A form is drawn for one line: the first, or the other one where the thing lies along that. */
const THE_OTHER_WAY: readonly Try[] = [{ line: 3, side: 'tight' }]

interface Try {
  readonly line: number
  readonly side: Slash['over']
  /** The things show the detail that was found for them alone. */
  readonly detailed?: true
}

/** Each arrangement crossed out by a diagonal that interrupts it, likeliest first. */
export function slashed(arrangements: readonly Arrangement[], lexicon: Lexicon, cut: Cut): Arrangement[] {
  const tries = TRIES[hasFewLanes(cut) ? 'few' : cut.finish]
  const all = [
    ...arrangements.slice(0, 1).flatMap((one) => withForm(one, lexicon, cut)),
    ...tries.flatMap((how, index) =>
      arrangements.slice(0, index === 0 ? 2 : 1).map((arrangement) => ({ arrangement, how })),
    ),
  ]
  return all.map(({ arrangement, how }, index) => crossedOut(arrangement, how, index, lexicon, cut))
}

function crossedOut(
  arrangement: Arrangement,
  { line, side, detailed }: Try,
  index: number,
  lexicon: Lexicon,
  cut: Cut,
): Arrangement {
  return {
    ...arrangement,
    parts: arrangement.parts
      .map((part) => atItsLeast(part, lexicon, cut))
      .map((part) => (detailed === true ? inDetail(part, lexicon, cut) : part)),
    named: [...arrangement.named, 'off'],
    idea: `${arrangement.idea}-slash${index === 0 ? '' : index + 1}`,
    keyline: 'free' as const,
    slash: { ends: LINES[line]!, over: side },
  }
}

/** A thing alone in the forms that it has for this, each with the line that it is drawn for. */
function withForm(arrangement: Arrangement, lexicon: Lexicon, cut: Cut): { arrangement: Arrangement; how: Try }[] {
  const [part, ...others] = arrangement.parts
  if (part?.subject.kind !== 'glyph' || part.setting.mini || others.length > 0) return []
  const { subject, setting } = part
  const isFew = hasFewLanes(cut)
  const tries = lexicon.grammar.glyphs.crossedOutTheOtherWay.has(subject.glyph)
    ? THE_OTHER_WAY
    : isFew || cut.finish === 'outlined'
      ? TRIES.outlined.slice(0, 1)
      : TRIES.filled.slice(0, 2)
  return lexicon
    .crossedOutOf(subject.glyph, cut.finish)
    .filter((form) => isDrawnAt(form, cut) && !hasOwnSign(form, cut))
    .flatMap((form) => {
      const one = { ...arrangement, parts: [{ subject, setting: { ...setting, form } }] }
      // A mass that runs into the line is one with it: it keeps clear of it on both sides.
      const keepsClear = isFew && form.statements.some(isMass)
      return tries.map((how) => ({ arrangement: one, how: keepsClear ? { ...how, side: 'tight' as const } : how }))
    })
}

/** Whether a statement draws a solid where its cut is outlined, or holds one that does. */
function isMass(statement: Statement): boolean {
  if ('children' in statement) return statement.children.some(isMass)
  return 'modifiers' in statement && statement.modifiers.role === 'solid' && statement.modifiers.finish !== 'filled'
}

/** A thing of several waves shows one of them, for a line leaves scraps of more; where there are few lanes, what stands inside a thing runs into the line. */
function atItsLeast(part: Part, { glyphs, grammar }: Lexicon, cut: Cut): Part {
  const { subject, setting } = part
  if (subject.kind !== 'glyph') return part
  const { leastWhenCrossedOut, emptyWhenCrossedOut } = grammar.glyphs
  const isFew = hasFewLanes(cut)
  const least = isFew ? 0 : 1
  // With few lanes a glyph of waves has no more than one anyhow.
  if (!(isFew ? emptyWhenCrossedOut : leastWhenCrossedOut).has(subject.glyph)) return part
  const range = glyphs.get(subject.glyph)?.parameters.find(({ values }) => values.kind === 'range')
  if (range === undefined || subject.preset.has(range.name)) return part
  return { subject: { ...subject, preset: new Map([...subject.preset, [range.name, least]]) }, setting }
}

function inDetail(part: Part, lexicon: Lexicon, cut: Cut): Part {
  const { subject, setting } = part
  const shown = subject.kind === 'glyph' && !setting.mini ? ownDetail(lexicon.glyphs.get(subject.glyph), cut) : null
  return shown === null ? part : { subject, setting: { ...setting, lanes: shown } }
}

/** The line itself. */
export function slashLine({ ends: [x0, y0, x1, y1], over }: Slash): Statement {
  const corner = { kind: 'relative', factor: 1 } as const
  const line: Statement = {
    kind: 'line',
    vertices: [
      { x: x0, y: y0, corner },
      { x: x1, y: y1, corner },
    ],
    modifiers: PLAIN,
    span: NOWHERE,
  }
  return { kind: 'part', name: 'slash', modifiers: { ...PLAIN, over }, children: [line], span: NOWHERE }
}
