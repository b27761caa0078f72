/** Programs of the family with one or two mistakes in each, as a model makes them: what a stand-in for one answers first. */
import { programOf } from '../src/author/model/rules-of.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import type { Lexicon } from '../src/lexicon/lexicon.ts'
import { attempt } from '../src/studio/attempt.ts'

/** A program with mistakes in it. All its lines but the wrong ones are those of the good program, at the same places. */
export interface NearlyGood {
  /** Such as `lock: dropped-number`. */
  readonly name: string
  readonly program: string
  /** Number of the line, from 1 → what it should be; null: it should not be there. */
  readonly mistakes: ReadonlyMap<number, string | null>
}

/** Gives a wrong line for a good one, or null where it knows none. */
type Mistake = (line: string) => string | null

/** What the language finds. Each gives nothing where a line has no place for it. */
const LANGUAGE: Readonly<Record<string, Mistake>> = {
  'swapped-letters': (line) => line.replace(/^(\w)(\w)(\w)/, '$1$3$2'),
  'dropped-number': (line) => changed(line, /,(-?[\d.]+)/, ''),
  'letter-for-number': (line) => changed(line, /(\d),/, 'l$1,'),
  'unknown-word': (line) => `${line} stroke-width=2`,
  'no-comma': (line) => changed(line, /,/, ' '),
  'negative-size': (line) => changed(line, /(\d+)x(\d+)/, '-$1x$2') ?? changed(line, / (\d+)$/, ' -$1'),
  'svg-of-habit': (line) => changed(line, /^(\w+) (.*)$/, '<$1 d="$2"/>'),
}
/** What the checker finds. */
const DRAWING: Readonly<Record<string, Mistake>> = {
  'one-aside': (line) => changed(line, /(-?[\d.]+),/, (_, x) => `${Number(x) + (Number(x) > 12 ? -1 : 1)},`),
  'two-lower': (line) => changed(line, /,(-?[\d.]+)/, (_, y) => `,${Number(y) + 2}`),
  'larger-circle': (line) =>
    changed(line, /^((?:circle|dot) \S+) ([\d.]+)/, (_, begin, r) => `${begin} ${Number(r) + 1}`),
  'lower-end': (line) => changed(line, /,(-?[\d.]+)(?=\D*$)/, (_, y) => `,${Number(y) + 1}`),
  'narrower-box': (line) => changed(line, /(\d+)x(\d+)/, (_, width, height) => `${Number(width) - 3}x${height}`),
  'added-line': () => null,
}
/** What is put after the last line, where there should be nothing. */
const ADDED = ['circle 12,12 1.5', 'line 3,3 21,21', 'line 2,13 22,13', 'dot 12,11']

/** Which lines of a program may be wrong: those that draw. */
const DRAWS = /^(?:line|path|poly|circle|box|oval|arc|dot|ring|curve)\b/
const MOST_LINES = 10

/** So many of them, always the same: each gives the checker or the language something to find, where the good program gives nothing. */
export function nearlyGoodPrograms(lexicon: Lexicon, count = 200): readonly NearlyGood[] {
  const found: NearlyGood[] = []
  let turn = 0
  for (const glyph of lexicon.names()) {
    if (found.length === count) break
    const lines = programOf(glyph, lexicon).split('\n')
    if (lines.length > MOST_LINES || hasError(lines)) continue
    // Each fifth has a second mistake, of the next kind.
    const wanted = found.length % 5 === 4 ? 2 : 1
    const one = withMistakes(glyph, lines, { turn, wanted })
    if (one !== null) found.push(one)
    turn += 1
  }
  return found
}

/**
 * What a model answers that mends exactly what it was told of: lines that a finding of severity error named in any of the
 * corrections, and those that go through a place that one gave.
 */
export function mended({ program, mistakes }: NearlyGood, corrections: readonly string[]): string {
  const errors = corrections.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('- error '))
  const isNamed = (line: string, number: number): boolean =>
    errors.some((error) => {
      const [, x, y] = / At (-?[\d.]+),(-?[\d.]+)\. Measured/.exec(error)?.map(Number) ?? []
      return error.includes(` line ${number}, `) || (x !== undefined && y !== undefined && isNear(line, x, y))
    })
  const lines = program
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const good = mistakes.get(at + 1)
      return good === undefined || !isNamed(line, at + 1) ? line : good
    })
  return `${lines.filter((line) => line !== null).join('\n')}\n`
}

const NEAR = 3

/** Whether a line goes by a place, as far as its numbers say. */
function isNear(line: string, x: number, y: number): boolean {
  const points = pointsOf(line)
  return points.some((one, at) => {
    const other = points[at + 1] ?? one
    return [0, 0.25, 0.5, 0.75, 1].some(
      (part) => Math.hypot(one.x + (other.x - one.x) * part - x, one.y + (other.y - one.y) * part - y) <= NEAR,
    )
  })
}

function pointsOf(line: string): readonly { readonly x: number; readonly y: number }[] {
  const points = [...line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  const [first] = points
  if (first === undefined) return []
  const { x, y } = first
  const [, width, height] = /^\s*box \S+ ([\d.]+)x([\d.]+)/.exec(line)?.map(Number) ?? []
  if (width !== undefined && height !== undefined)
    return [first, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }, first]
  const [, radius] = /^\s*circle \S+ ([\d.]+)/.exec(line)?.map(Number) ?? []
  if (radius === undefined) return points
  return Array.from({ length: 17 }, (_, at) => ({
    x: x + radius * Math.cos((at * Math.PI) / 8),
    y: y + radius * Math.sin((at * Math.PI) / 8),
  }))
}

function withMistakes(glyph: string, good: readonly string[], { turn, wanted }: Wish): NearlyGood | null {
  const lines = [...good]
  const mistakes = new Map<number, string | null>()
  const made: string[] = []
  const [first, then] = turn % 2 === 0 ? [LANGUAGE, DRAWING] : [DRAWING, LANGUAGE]
  for (const kind of [...rotated(first, turn), ...rotated(then, turn)]) {
    if (made.length === wanted) break
    const isAdded = kind === 'added-line'
    const at = isAdded ? lines.length : lines.findIndex((line, place) => DRAWS.test(line) && !mistakes.has(place + 1))
    const was = lines[at] ?? ''
    const wrong = isAdded ? ADDED[turn % ADDED.length]! : ({ ...LANGUAGE, ...DRAWING }[kind]?.(was) ?? was)
    // Each by itself has to be found.
    if (at < 0 || wrong === was || !hasError([...good.slice(0, at), wrong, ...good.slice(at + 1)])) continue
    mistakes.set(at + 1, isAdded ? null : was)
    lines[at] = wrong
    made.push(kind)
  }
  if (made.length < wanted) return null
  return { name: `${glyph}: ${made.join(', ')}`, program: `${lines.join('\n')}\n`, mistakes }
}

/** Which mistakes to begin with, so that a list has as many of each as the programs allow, and how many. */
interface Wish {
  readonly turn: number
  readonly wanted: number
}

function rotated(mistakes: Readonly<Record<string, Mistake>>, turn: number): readonly string[] {
  const kinds = Object.keys(mistakes)
  const by = (turn >> 1) % kinds.length
  return [...kinds.slice(by), ...kinds.slice(0, by)]
}

function hasError(lines: readonly string[]): boolean {
  const program = `${lines.join('\n')}\n`
  return attempt({ program, intent: 'Anything.', findings: [], idea: 'nearly' }, HOUSE_CUT).hasDrawingError
}

function changed(line: string, what: RegExp, to: string | ((...found: string[]) => string)): string | null {
  const wrong = typeof to === 'string' ? line.replace(what, to) : line.replace(what, to)
  return wrong === line ? null : wrong
}
