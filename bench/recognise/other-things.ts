import type { Lexicon } from '../../src/lexicon/lexicon.ts'
import { randomFrom, shuffled } from '../../src/tools/sheet/shuffled.ts'
import { readPhosphorFill, readTabler } from '../likeness/read-set.ts'

/** A drawing and what it is called. */
export interface Drawing {
  readonly name: string
  /** SVG, 24 px wide. */
  readonly svg: string
}

/** Of so many drawings of other things this many are no things at all. */
const SHAPES_IN_TEN = 2

/** Drawings of what the lexicon does not have: of other sets, none of the words in whose names mean a glyph, and random lines. */
export function otherThings(lexicon: Lexicon, count: number, seed: number): Drawing[] {
  const shapes = Math.round((count * SHAPES_IN_TEN) / 10)
  const sets = [readTabler(), readPhosphorFill()]
  const random = randomFrom(seed)
  return [
    ...sets.flatMap(({ title, icons }, index) =>
      shuffled([...icons.keys()].sort(), seed)
        .filter((name) => !isOurs(name.replace(/-fill$/, ''), lexicon))
        .slice(0, Math.ceil((count - shapes - index) / 2))
        .map((name) => ({ name: `${title} ${name}`, svg: icons.get(name) ?? '' })),
    ),
    ...Array.from({ length: shapes }, (_, index) => ({ name: `shape ${index}`, svg: randomShapes(random) })),
  ]
}

/** Whether a name, or a word of it, means something that the lexicon draws or that stands for it. */
function isOurs(name: string, lexicon: Lexicon): boolean {
  const words = name.split('-').filter((word) => word.length > 1)
  return [words.join(' '), ...words].some((phrase) => {
    const { kind } = lexicon.lookUp(phrase)
    return kind === 'glyph' || kind === 'general' || kind === 'composition'
  })
}

/** Two to five lines, boxes and circles anywhere. */
function randomShapes(random: () => number): string {
  const at = (): number => 3 + Math.round(random() * 18)
  const shape = (): string => {
    const kind = Math.floor(random() * 3)
    if (kind === 0) return `<path d="M${at()} ${at()}L${at()} ${at()}L${at()} ${at()}"/>`
    const [x, y] = [at(), at()]
    const [width, height] = [2 + Math.round(random() * (20 - x)), 2 + Math.round(random() * (20 - y))]
    if (kind === 1) return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5"/>`
    return `<circle cx="${x}" cy="${y}" r="${Math.min(2 + random() * 6, x - 1, y - 1, 23 - x, 23 - y).toFixed(2)}"/>`
  }
  const shapes = Array.from({ length: 2 + Math.floor(random() * 4) }, shape).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
}
