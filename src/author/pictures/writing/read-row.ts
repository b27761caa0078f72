import type { Memory } from '../recognise.ts'
import type { Mark } from './find-marks.ts'
import { shapeOfCharacter } from './shape-of-character.ts'

/** How much a mark may differ from the character that it is, and how many times as much the next likest has to: the less alike, the plainer. */
const ALONE = [
  { most: 0.12, apart: 1.45 },
  { most: 0.25, apart: 2.2 },
] as const
const ON_TILE = [
  { most: 0.08, apart: 1.45 },
  { most: 0.17, apart: 2.5 },
] as const
/** A tent, a compass and the head of an arrow are as much like an A, which has to be plainer on a tile. */
const LIKE_A_TENT = 0.08
const IN_ROW = [
  { most: 0.17, apart: 1.15 },
  { most: 0.2, apart: 1.25 },
  { most: 0.25, apart: 1.4 },
] as const
/** A 5 and an S differ by a corner: so much more has one to differ than the other, where it stands alone. */
const FIVE = 1.2

/** What is like a character in a line that nobody can read differs no more than this. */
const LIKE = 0.22
/** What differs more is no character, however little else it is like. */
const UNLIKE = 0.25
/** A word has so many characters at least, and so many different ones; and so large a share of its marks are like some. */
const LEAST_OF_WORD = 3
const OF_WORD = 0.75

/** Characters that nothing but writing looks like. The rest is also a ring, a bar, a cross, an arch, a corner or a bolt. */
const PLAIN = /^[ABEFGKMNPQRSWabdegkmr234569]$/
/** Those that are signs as well, but seldom in a row with others. */
const HALF_PLAIN = /^[CDHJLTUYZfhnpqtuy0178]$/

/** Pairs that are the same in many a hand: what stands beside them decides. */
const SAME: readonly ReadonlySet<string>[] = ['O0', 'I1', 'S5'].map((pair) => new Set(pair))

/** What is read of marks in a row. */
export interface Reading {
  /** Capitals and digits where all are plainly read, else null. */
  readonly text: string | null
  /** Whether it is writing, read or not. */
  readonly isWriting: boolean
}

interface Seen {
  readonly character: string
  readonly difference: number
  /** How much the next likest differs that is another character. */
  readonly next: number
  /** The same of one that is nearly the same. */
  readonly twin: number
}

/** What goes round a mark that stands alone: an outline, with nothing else in it, or the tile that carries it. */
export type Round = 'frame' | 'tile' | null

/** Reads marks in a row. `told` is a text that words say is in the picture: then less is enough. */
export function readRow(row: readonly Mark[], round: Round, told: string | null, memory: Memory): Reading {
  if (row.length === 1 && round === null) return NOTHING
  const seen = seeAll(row, told === null, memory)
  if (seen === null) return NOTHING
  if (told !== null && told.length === row.length && seen.every((one, at) => isTold(row[at]!, told[at]!, one, memory)))
    return { text: told, isWriting: true }
  const characters = seen.map((one) => plainly(one, row.length === 1 ? round : null))
  // Twice the same half plain sign is a pair of eyes, or of bars.
  const sum = [...new Set(characters)].reduce((all, one) => all + plainness(one), 0)
  if (characters.every((one) => one !== null) && sum >= (row.length > 2 ? 0.5 : 1))
    return { text: inContext(characters).join('').toUpperCase(), isWriting: true }
  const like = seen.filter((one) => one !== null && one.difference <= LIKE)
  const isWord =
    row.length >= LEAST_OF_WORD &&
    like.length >= OF_WORD * row.length &&
    new Set(like.map((one) => one?.character)).size >= LEAST_OF_WORD &&
    sum >= 1
  return { text: null, isWriting: isWord }
}

const NOTHING: Reading = { text: null, isWriting: false }

/** Looks at all marks of a row; null, and no more of them, where so many are no characters that the row is not writing. */
function seeAll(row: readonly Mark[], isHasty: boolean, memory: Memory): (Seen | null)[] | null {
  const seen: (Seen | null)[] = []
  let left = row.length < LEAST_OF_WORD ? 0 : Math.floor((1 - OF_WORD) * row.length)
  for (const mark of row) {
    const one = see(mark, memory)
    seen.push(one)
    if (isHasty && (one === null || one.difference > UNLIKE) && left-- === 0) return null
  }
  return seen
}

function see({ outlines }: Mark, memory: Memory): Seen | null {
  const shape = shapeOfCharacter(outlines)
  const likely = shape === null ? [] : memory.likest(shape, ['upright'])
  const [first] = likely
  if (first === undefined) return null
  const next = likely.find(({ glyph }) => !isSame(glyph, first.glyph))
  const twin = likely.find(({ glyph }) => glyph !== first.glyph && isSame(glyph, first.glyph))
  const [differs, twins] = [next?.difference ?? Infinity, twin?.difference ?? Infinity]
  return { character: first.glyph, difference: first.difference, next: differs, twin: twins }
}

function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase() || SAME.some((pair) => pair.has(one) && pair.has(other))
}

function plainly(seen: Seen | null, round: Round): string | null {
  if (seen === null || (round !== null && !PLAIN.test(seen.character))) return null
  const limits = round === null ? IN_ROW : round === 'tile' ? ON_TILE : ALONE
  const isPlain = limits.some(({ most, apart }) => seen.difference <= most && seen.next >= apart * seen.difference)
  const isTwin = round !== null && /[S5]/.test(seen.character) && seen.twin < FIVE * seen.difference
  const isTent = round === 'tile' && seen.character === 'A' && seen.difference > LIKE_A_TENT
  return isPlain && !isTwin && !isTent ? seen.character : null
}

function plainness(character: string | null): number {
  if (character === null) return 0
  return PLAIN.test(character) ? 1 : HALF_PLAIN.test(character) ? 0.5 : 0
}

/** A round, a bar or an S among digits is a digit, a round or a 5 among letters a letter. */
function inContext(characters: readonly string[]): string[] {
  const sure = characters.filter((one) => !/^[O0I1S5]$/.test(one))
  const areDigits = sure.length > 0 ? sure.every((one) => /\d/.test(one)) : characters.some((one) => /[015]/.test(one))
  const areLetters = sure.length > 1 && sure.every((one) => /[a-z]/i.test(one))
  const as: Readonly<Record<string, string>> = areDigits
    ? { O: '0', I: '1', S: '5' }
    : areLetters
      ? { '0': 'O', '5': 'S' }
      : sure.every((one) => /[a-z]/i.test(one))
        ? { '0': 'O' }
        : {}
  return characters.map((one) => as[one] ?? one)
}

function isTold({ outlines }: Mark, wanted: string, seen: Seen | null, memory: Memory): boolean {
  if (seen === null) return false
  if (seen.character.toUpperCase() === wanted && seen.difference <= LIKE) return true
  const shape = shapeOfCharacter(outlines)
  const own = shape === null ? [] : memory.likest(shape, ['upright'])
  const like = own.find(({ glyph }) => glyph.toUpperCase() === wanted)
  return like !== undefined && like.difference <= Math.min(LIKE, 1.3 * seen.difference)
}
