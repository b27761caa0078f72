import type { Silhouette, Silhouettes } from '../../lexicon/silhouettes.ts'
import { SILHOUETTE_SIDE } from '../../lexicon/silhouettes.ts'
import { difference } from './difference.ts'
import { isUnlikeInASpot } from './is-unlike-in-a-spot.ts'
import type { Known } from './picture.ts'

const SIDE = SILHOUETTE_SIDE
const CELLS = SIDE * SIDE

/** So many of the roughly nearest silhouettes are looked at closely. */
const CLOSE_LOOKS = 20

/** So many times as many are looked at a little closer first. */
const FIRST_LOOKS = 3

/** Cells that are compared before it is asked whether more are worth it. */
const STRIDE = 16

/** A glyph that differs no more than `plain` is meant; one that differs more, up to `far`, if the next differs `APART` times as much. */
const LIMITS: Readonly<Record<Known['position'], { readonly plain: number; readonly far: number }>> = {
  upright: { plain: 0.058, far: 0.1 },
  mirrored: { plain: 0.025, far: 0.05 },
  'turned left': { plain: 0.015, far: 0.04 },
  'turned right': { plain: 0.015, far: 0.04 },
}
const APART = 1.6

/** What does not stand upright counts as so much more different: few pictures show a thing otherwise. */
const TURNED = 0.04

/** Glyphs that differ no more than this from the likest are drawn alike, in the weight of the picture at least. */
const ALIKE = 0.01

/** A silhouette of a glyph that differs no more than this from a picture shows the same at another weight. */
const SAME = 0.06

/** So many silhouettes of a glyph are compared where it does not stand upright, those of the commonest weights; and so many looked at closely. */
const TURNED_LOOKS = 6

/** What lies on a tile counts as so much more different than the tile with what lies on it. */
const TILED = 0.045

/** A glyph and how much a picture differs from it. */
export interface Likeness {
  readonly glyph: string
  readonly position: Known['position']
  readonly difference: number
}

/** Compares silhouettes of pictures with those of the glyphs. */
export interface Memory {
  /** The glyph that one of the readings of a picture plainly shows, or null. The first is its ink, the others the same with a tile below it. */
  readonly recognise: (readings: readonly Silhouette[]) => Known | null
  /** The likest glyphs, likest first, each once; in all positions unless some are named. */
  readonly likest: (silhouette: Silhouette, positions?: readonly Known['position'][]) => readonly Likeness[]
}

/** What remembers how the glyphs look. */
export function memoryOf({ glyphs, cells }: Silhouettes): Memory {
  const all = roughOf(cells)
  const firsts = new Map<string, number>()
  glyphs.forEach((glyph, at) => firsts.has(glyph) || firsts.set(glyph, at))
  const upright = Int32Array.from(glyphs, (_, at) => at)
  const turnedOnes = upright.filter((at) => at < (firsts.get(glyphs[at] ?? '') ?? 0) + TURNED_LOOKS)
  const likest = (silhouette: Silhouette, positions: readonly Known['position'][] = POSITIONS): readonly Likeness[] => {
    const best = new Map<string, Likeness>()
    for (const position of positions) {
      const turned = inPosition(silhouette, position)
      const [places, count] = position === 'upright' ? [upright, CLOSE_LOOKS] : [turnedOnes, TURNED_LOOKS]
      for (const at of nearest(roughOf(turned), all, places, count)) {
        const glyph = glyphs[at] ?? ''
        const before = best.get(glyph)
        const differs = difference(turned, cells, at * CELLS)
        if (before === undefined || rank({ position, difference: differs }) < rank(before))
          best.set(glyph, { glyph, position, difference: differs })
      }
    }
    return [...best.values()].sort((a, b) => rank(a) - rank(b))
  }
  /** In which share of its weights a glyph looks like a picture: of those that do so in one, what does so in most is meant. */
  const steadiness = (silhouette: Silhouette, { glyph, position }: Likeness): number => {
    const turned = inPosition(silhouette, position)
    const first = firsts.get(glyph) ?? 0
    let [same, at] = [0, first]
    for (; glyphs[at] === glyph; at++) if (difference(turned, cells, at * CELLS) <= SAME) same++
    return same / (at - first)
  }
  /** Whether a glyph is unlike a picture in one spot, at whichever of its weights. */
  const isOther = (silhouette: Silhouette, { glyph, position }: Likeness): boolean => {
    const turned = inPosition(silhouette, position)
    for (let at = firsts.get(glyph) ?? 0; glyphs[at] === glyph; at++)
      if (!isUnlikeInASpot(turned, cells, at * CELLS)) return false
    return true
  }
  /** The glyph that one reading of a picture plainly shows, and how much it differs. */
  const read = (silhouette: Silhouette): (Known & { readonly difference: number }) | null => {
    const likely = likest(silhouette)
    const [first] = likely
    if (first === undefined || !isPlain(first, likely)) return null
    const alike = likely
      .filter((one) => one.position === first.position && one.difference <= first.difference + ALIKE)
      .filter((one) => !isOther(silhouette, one))
      .map((one) => ({ one, steady: steadiness(silhouette, one) }))
      .sort((a, b) => b.steady - a.steady)
      .map(({ one }) => one.glyph)
    const [glyph, ...twins] = alike
    return glyph === undefined ? null : { glyph, position: first.position, twins, difference: first.difference }
  }
  const recognise = (readings: readonly Silhouette[]): Known | null => {
    // What shows a glyph with all that it holds is seldom a tile with another glyph on it.
    const found = readings.map((one, index) => ({ known: read(one), handicap: index === 0 ? TILED : 0 }))
    const [best] = found
      .flatMap(({ known, handicap }) => (known === null ? [] : { ...known, difference: known.difference + handicap }))
      .sort((a, b) => a.difference - b.difference)
    return best === undefined ? null : { glyph: best.glyph, position: best.position, twins: best.twins }
  }
  return { likest, recognise }
}

function rank({ position, difference: differs }: Pick<Likeness, 'position' | 'difference'>): number {
  return differs + (position === 'upright' ? 0 : TURNED)
}

function isPlain(first: Likeness, all: readonly Likeness[]): boolean {
  const { plain, far } = LIMITS[first.position]
  const next = all.find(
    (one) => one !== first && one.position === first.position && one.difference > first.difference + ALIKE,
  )
  const isApart = first.difference * APART < (next?.difference ?? Infinity)
  return first.difference <= plain || (first.difference <= far && isApart)
}

const POSITIONS = ['upright', 'mirrored', 'turned left', 'turned right'] as const

/** A picture as it is when what stands so in it is put upright. */
function inPosition(silhouette: Silhouette, position: Known['position']): Silhouette {
  const last = SIDE - 1
  const from = (place: (x: number, y: number) => number): Silhouette => {
    const turned = new Int8Array(CELLS)
    for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) turned[y * SIDE + x] = silhouette[place(x, y)]!
    return turned
  }
  switch (position) {
    case 'upright':
      return silhouette
    case 'mirrored':
      return from((x, y) => y * SIDE + last - x)
    case 'turned left':
      return from((x, y) => (last - x) * SIDE + y)
    case 'turned right':
      return from((x, y) => x * SIDE + last - y)
  }
}

/** Silhouettes at an eighth, a quarter and half of their size: each cell is four of the finer ones added up, at most 64 times 7. */
interface Rough {
  readonly eighth: Int16Array
  readonly quarter: Int16Array
  readonly half: Int16Array
}

function roughOf(cells: Int8Array): Rough {
  const half = halved(cells, SIDE)
  const quarter = halved(half, SIDE / 2)
  return { eighth: halved(quarter, SIDE / 4), quarter, half }
}

function halved(cells: Int8Array | Int16Array, side: number): Int16Array {
  const small = new Int16Array(cells.length / 4)
  const half = side / 2
  for (let at = 0; at < small.length; at++) {
    // Silhouettes lie below each other, so that a row of two rows is one whichever it belongs to.
    const first = Math.floor(at / half) * 2 * side + (at % half) * 2
    small[at] = cells[first]! + cells[first + 1]! + cells[first + side]! + cells[first + side + 1]!
  }
  return small
}

/** Which silhouettes of those at the places are roughly nearest, nearest first. */
function nearest(one: Rough, all: Rough, places: Int32Array, count: number): number[] {
  const likely = leastOf(places, FIRST_LOOKS * count, (at, limit) => {
    // Four differences squared are together no less than a quarter of their sum squared: what is far apart so is so in the finer.
    const least = distance(one.eighth, all.eighth, at, 4 * limit) / 4
    return least >= limit ? least : distance(one.quarter, all.quarter, at, limit)
  })
  return leastOf(likely, count, (at, limit) => distance(one.half, all.half, at, limit))
}

/** So many places with the least values, least first. `valueOf` need not be exact from the limit on. */
function leastOf(places: Iterable<number>, count: number, valueOf: (at: number, limit: number) => number): number[] {
  const found: { readonly at: number; readonly value: number }[] = []
  let limit = Infinity
  for (const at of places) {
    const value = valueOf(at, limit)
    if (value >= limit) continue
    let place = found.length
    while (place > 0 && found[place - 1]!.value > value) place--
    found.splice(place, 0, { at, value })
    if (found.length > count) found.pop()
    if (found.length === count) limit = found[count - 1]!.value
  }
  return found.map(({ at }) => at)
}

/** The sum of squared differences between a silhouette and the one at a place, as far as it stays below the limit. */
function distance(one: Int16Array, all: Int16Array, place: number, limit: number): number {
  const from = place * one.length
  let sum = 0
  for (let row = 0; row < one.length && sum < limit; row += STRIDE)
    for (let at = row; at < row + STRIDE; at++) {
      const apart = one[at]! - all[from + at]!
      sum += apart * apart
    }
  return sum
}
