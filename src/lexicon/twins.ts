import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remembered } from './remembered.ts'
import { rowsOfWord } from './rows-of-word.ts'

/** Which glyph each is taken for, and at which cuts: `16/3/0/outlined`, with `*` in the place of the radius for any. */
export type Twins = Pick<ReadonlyMap<string, readonly Twin[]>, 'get'>

export interface Twin {
  readonly twin: string
  readonly cuts: ReadonlySet<string>
}

/**
 * The table beside a folder of glyphs that `scripts/write-twins.ts` writes, sorted by glyph: `pdf file 16/3/0/outlined`. Empty where there is none.
 * A draw asks for a glyph or two of hundreds: the rows of these are read when they are asked for.
 */
export function readTwins(folder: string): Twins {
  const text = textOf(folder)
  return { get: remembered((glyph) => rowsOfWord(text, glyph, ' ').map(twinIn)) }
}

function twinIn(row: string): Twin {
  const [twin = '', ...cuts] = row.split(' ')
  return { twin, cuts: new Set(cuts) }
}

/** The glyph that another is taken for at a cut, such as `16/3/0/outlined`; null where it is itself. */
export function takenFor(glyph: string, cut: string, twins: Twins): string | null {
  const anyRadius = cut.replace(/[^/]+(?=\/[^/]+$)/, '*')
  return twins.get(glyph)?.find(({ cuts }) => cuts.has(cut) || cuts.has(anyRadius))?.twin ?? null
}

/** Where the twins of a folder of glyphs stand. */
export function twinsFile(folder: string): string {
  return join(folder, '../twins.txt')
}

/** The drawings that the table was made of, as its first line says; '' where there is none. */
export function twinsMadeOf(folder: string): string {
  return /^# Made of ([0-9a-f]+)/.exec(textOf(folder))?.[1] ?? ''
}

function textOf(folder: string): string {
  try {
    return readFileSync(twinsFile(folder), 'utf8')
  } catch {
    return ''
  }
}
