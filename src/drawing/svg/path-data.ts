import { arcBetween, line } from '../geometry/construct.ts'
import type { Path, Segment } from '../geometry/segment.ts'
import type { SvgElement } from '../model/document.ts'

/** What a `d` draws, and what in it is not in the contract, one sentence each. */
export interface PathData {
  readonly paths: readonly Path[]
  readonly problems: readonly string[]
}

/**
 * Reads the `d` of a `<path>`: M L H V A Z, absolute and relative, circular arcs, plain decimals, flags written apart.
 * Stops at the first thing it cannot read. Segments of no length are kept, as lines, so that rules can see them.
 */
export function readPathData(d: string): PathData {
  const reader: Reader = {
    d,
    at: 0,
    problems: [],
    paths: [],
    segments: [],
    x: 0,
    y: 0,
    startX: 0,
    startY: 0,
    isDown: false,
    isIdle: false,
  }
  let command: string | null = null
  skipSpace(reader)
  while (reader.at < d.length && reader.problems.length === 0) {
    const letter = d.charAt(reader.at)
    if (/[a-zA-Z]/.test(letter)) {
      command = letter
      reader.at++
    } else if (command === null || command === 'Z' || command === 'z') {
      reader.problems.push(`Path data has ${quoted(letter)} where a command must stand.`)
      break
    }
    perform(reader, command)
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
    skipSeparator(reader, command === 'Z' || command === 'z')
  }
  if (!reader.isDown && reader.problems.length === 0) reader.problems.push('Path data is empty.')
  endPath(reader, false)
  return { paths: reader.paths, problems: reader.problems }
}

const known = new WeakMap<SvgElement, PathData>()

/** What the `d` of an element draws. Read once: the reader asks for it, and rules that judge the element do. */
export function pathDataOf(element: SvgElement): PathData {
  const before = known.get(element)
  if (before !== undefined) return before
  const data = readPathData(element.attributes.get('d') ?? '')
  known.set(element, data)
  return data
}

interface Reader {
  readonly d: string
  at: number
  readonly problems: string[]
  readonly paths: Path[]
  segments: Segment[]
  x: number
  y: number
  startX: number
  startY: number
  isDown: boolean
  /** A move was read and nothing has been drawn since. */
  isIdle: boolean
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }

function perform(reader: Reader, command: string): void {
  const kind = command.toUpperCase()
  const count = COUNTS[kind]
  if (count === undefined) {
    reader.problems.push(`Path data has the command ${quoted(command)}; only M, L, H, V, A and Z are in the contract.`)
    return
  }
  if (!reader.isDown && kind !== 'M') {
    reader.problems.push('Path data must begin with M.')
    return
  }
  const numbers = readNumbers(reader, kind, count)
  if (numbers === null) return
  const baseX = command === kind ? 0 : reader.x
  const baseY = command === kind ? 0 : reader.y
  const [first = 0, second = 0] = numbers
  if (kind === 'M') moveTo(reader, baseX + first, baseY + second)
  else if (kind === 'L') lineTo(reader, baseX + first, baseY + second)
  else if (kind === 'H') lineTo(reader, baseX + first, reader.y)
  else if (kind === 'V') lineTo(reader, reader.x, baseY + first)
  else if (kind === 'A') arcTo(reader, numbers, baseX, baseY)
  else endPath(reader, true)
}

function moveTo(reader: Reader, x: number, y: number): void {
  endPath(reader, false)
  Object.assign(reader, { x, y, startX: x, startY: y, isDown: true, isIdle: true })
}

function lineTo(reader: Reader, x: number, y: number): void {
  reader.segments.push(line(reader.x, reader.y, x, y))
  reader.isIdle = false
  reader.x = x
  reader.y = y
}

function arcTo(reader: Reader, numbers: readonly number[], baseX: number, baseY: number): void {
  const [rx = 0, ry = 0, , big, clockwise, dx = 0, dy = 0] = numbers
  const x = baseX + dx
  const y = baseY + dy
  const chord = Math.hypot(x - reader.x, y - reader.y)
  if (rx !== ry) reader.problems.push(`Path data has an arc with two radii (${rx} and ${ry}); only circles are drawn.`)
  if (!(rx > 0)) reader.problems.push(`Path data has an arc of radius ${rx}.`)
  if (reader.problems.length > 0) return
  if (chord === 0) {
    lineTo(reader, x, y)
    return
  }
  // A radius below half the chord means the half circle over the chord: that is how every renderer reads it.
  const minor = 2 * Math.asin(Math.min(1, chord / (2 * rx)))
  const sweep = big === 1 ? 2 * Math.PI - minor : minor
  reader.segments.push(arcBetween(reader.x, reader.y, x, y, clockwise === 1 ? sweep : -sweep))
  reader.isIdle = false
  reader.x = x
  reader.y = y
}

function endPath(reader: Reader, closed: boolean): void {
  const { segments, x, y, startX, startY } = reader
  // Relative coordinates leave noise of 1e-15 or so: such an end has come home already.
  if (closed && Math.hypot(startX - x, startY - y) > 1e-9) segments.push(line(x, y, startX, startY))
  if (segments.length > 0) reader.paths.push({ segments, closed })
  if (reader.isIdle && reader.problems.length === 0) reader.problems.push('Path data has a move that draws nothing.')
  reader.segments = []
  reader.isIdle = false
  if (!closed) return
  reader.x = startX
  reader.y = startY
}

function readNumbers(reader: Reader, kind: string, count: number): number[] | null {
  const numbers: number[] = []
  skipSpace(reader)
  for (let index = 0; index < count; index++) {
    if (index > 0) skipSeparator(reader, false)
    const isFlag = kind === 'A' && (index === 3 || index === 4)
    const number = isFlag ? readFlag(reader) : readNumber(reader)
    if (number === null) return null
    numbers.push(number)
  }
  return numbers
}

const NUMBER = /-?(?:\d+(?:\.\d+)?|\.\d+)(?![eE\d])/y
const FLAG = /[01](?![\d.])/y

function readNumber(reader: Reader): number | null {
  const text = match(reader, NUMBER)
  if (text === null || text.length > 12) {
    reader.problems.push(
      `Path data has ${quoted(reader.d.slice(reader.at, reader.at + 12))} where a number must stand.`,
    )
    return null
  }
  return Number(text)
}

function readFlag(reader: Reader): number | null {
  const text = match(reader, FLAG)
  if (text !== null) return Number(text)
  const found = quoted(reader.d.slice(reader.at, reader.at + 6))
  reader.problems.push(`Path data has ${found} where an arc flag must stand: 0 or 1, written apart.`)
  return null
}

function match(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.d)
  if (found === null) return null
  reader.at += found[0].length
  return found[0]
}

function skipSpace(reader: Reader): void {
  while (/[ \t\n\r]/.test(reader.d.charAt(reader.at))) reader.at++
}

/** White space with one comma in it at most, and a comma only between two numbers. */
function skipSeparator(reader: Reader, isAfterClose: boolean): void {
  skipSpace(reader)
  if (isAfterClose || reader.d.charAt(reader.at) !== ',') return
  reader.at++
  skipSpace(reader)
  if (!/[-.\d]/.test(reader.d.charAt(reader.at))) reader.problems.push('Path data has a comma that no number follows.')
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
