import { readFileSync } from 'node:fs'
import { once } from './once.ts'
import { readTable } from './read-table.ts'
import type { Row } from './read-table.ts'
import { wordsOf } from './phrase.ts'
import { textTable } from './text-table.ts'

/** What phrases are drawn as; of a phrase that is in no row, nothing. */
export interface PicturesOf extends Pick<ReadonlyMap<string, readonly string[]>, 'get' | 'has'> {
  readonly rows: readonly Row[]
}

/** What needs are put together of, where they are in no row of the phrase book: things with their pictures, and doings with their signs. */
export interface Frames {
  /** Words → the requests that draw the thing, best first. */
  readonly things: PicturesOf
  /** Words → the signs for what is done or has become of a thing, best first; `off` crosses it out. */
  readonly doings: PicturesOf
  /** Words → the signs for what they say of a thing that they stand behind, where that is something else than what is done to it. */
  readonly states: PicturesOf
  /** Verbs that name another thing elsewhere → the signs of what is done to what stands behind their article; `-` for none. */
  readonly doneTo: PicturesOf
  /** "Up", "off" → the verbs behind which it adds nothing. */
  readonly idle: ReadonlyMap<string, ReadonlySet<string>>
  /** Words that add nothing. */
  readonly passedOver: ReadonlySet<string>
  /** Verbs that say little: what they are about tells more. */
  readonly light: ReadonlySet<string>
  /** Phrases that name a glyph, and no thing of a need. */
  readonly noThings: ReadonlySet<string>
  /** Words that are done to what follows them, where they stand first. */
  readonly verbs: ReadonlySet<string>
  /** What nearly every thing has, so that a word before them names the thing that has it. */
  readonly aspects: ReadonlySet<string>
  /** Words that are done as well, and behind another word are the thing: "kids booking". */
  readonly thingsFirst: ReadonlySet<string>
  /** Pictures that lose what tells them beside most signs. */
  readonly crowded: ReadonlySet<string>
  /** Glyph → a sign that stands for it in a corner, where it has no small form. */
  readonly smaller: ReadonlyMap<string, string>
}

/** Reads the tables of `frames/`, 250 KB: what things, doings and states are drawn as when it is first asked for. */
export function readFrames(): Frames {
  const words = tableOf('words')
  const wordsOfRow = (name: string): Set<string> => new Set(words.find(({ heads }) => heads[0] === name)?.cells)
  const things = once(() => picturesOf(tableOf('things')))
  const doings = once(() => picturesOf(tableOf('doings')))
  const states = once(() => picturesOf(tableOf('states')))
  const doneTo = once(() => picturesOf(tableOf('done-to')))
  return {
    get things() {
      return things()
    },
    get doings() {
      return doings()
    },
    get states() {
      return states()
    },
    get doneTo() {
      return doneTo()
    },
    idle: new Map(['up', 'off', 'out', 'down'].map((word) => [word, wordsOfRow(`idle ${word}`)])),
    passedOver: wordsOfRow('passed over'),
    light: wordsOfRow('light'),
    noThings: wordsOfRow('no things'),
    verbs: wordsOfRow('verbs'),
    aspects: wordsOfRow('aspects'),
    thingsFirst: wordsOfRow('things first'),
    crowded: wordsOfRow('crowded'),
    smaller: new Map(tableOf('smaller').flatMap(({ heads, cells }) => cells.map((cell) => [cell, heads[0] ?? '']))),
  }
}

function tableOf(name: string): ReturnType<typeof readTable> {
  return readTable(readFileSync(new URL(`frames/${name}.txt`, import.meta.url), 'utf8'))
}

/** What the phrases of a table are drawn as. */
export function picturesOf(table: readonly Row[]): PicturesOf {
  const rows = table.map(({ heads, cells }) => ({ heads, cells: cells.map(spelt) }))
  const rowsWith = textTable(rows.map(({ cells }) => cells))
  const get = (phrase: string): readonly string[] | undefined => {
    const found = rowsWith(phrase)
    return found.length === 0 ? undefined : found.flatMap((row) => rows[row]!.heads)
  }
  return { get, has: (phrase) => rowsWith(phrase).length > 0, rows }
}

/** Most cells are plain words, and there are thousands of them. */
function spelt(cell: string): string {
  return /^[a-z0-9 ]+$/.test(cell) ? cell : wordsOf(cell).join(' ')
}
