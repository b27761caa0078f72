import { readFileSync } from 'node:fs'
import { readTable } from './read-table.ts'
import { wordsOf } from './phrase.ts'

/** What needs are put together of, where they are in no row of the phrase book: things with their pictures, and doings with their signs. */
export interface Frames {
  /** Words → the requests that draw the thing, best first. */
  readonly things: ReadonlyMap<string, readonly string[]>
  /** Words → the signs for what is done or has become of a thing, best first; `off` crosses it out. */
  readonly doings: ReadonlyMap<string, readonly string[]>
  /** Words → the signs for what they say of a thing that they stand behind, where that is something else than what is done to it. */
  readonly states: ReadonlyMap<string, readonly string[]>
  /** Words that add nothing. */
  readonly passedOver: ReadonlySet<string>
  /** Verbs that say little: what they are about tells more. */
  readonly light: ReadonlySet<string>
  /** Phrases that name a glyph, and no thing of a need. */
  readonly noThings: ReadonlySet<string>
  /** Words that are done to what follows them, where they stand first. */
  readonly verbs: ReadonlySet<string>
  /** Pictures that lose what tells them beside most signs. */
  readonly crowded: ReadonlySet<string>
  /** Glyph → a sign that stands for it in a corner, where it has no small form. */
  readonly smaller: ReadonlyMap<string, string>
}

/** Reads the tables of `frames/`: 60 KB. Throws for a row that is missing. */
export function readFrames(): Frames {
  const words = tableOf('words')
  const wordsOfRow = (name: string): Set<string> => new Set(words.find(({ heads }) => heads[0] === name)?.cells)
  return {
    things: byPhrase('things'),
    doings: byPhrase('doings'),
    states: byPhrase('states'),
    passedOver: wordsOfRow('passed over'),
    light: wordsOfRow('light'),
    noThings: wordsOfRow('no things'),
    verbs: wordsOfRow('verbs'),
    crowded: wordsOfRow('crowded'),
    smaller: new Map(tableOf('smaller').flatMap(({ heads, cells }) => cells.map((cell) => [cell, heads[0] ?? '']))),
  }
}

function tableOf(name: string): ReturnType<typeof readTable> {
  return readTable(readFileSync(new URL(`frames/${name}.txt`, import.meta.url), 'utf8'))
}

function byPhrase(name: string): Map<string, readonly string[]> {
  const pictures = new Map<string, readonly string[]>()
  for (const { heads, cells } of tableOf(name)) {
    for (const cell of cells) {
      const key = /^[a-z0-9 ]+$/.test(cell) ? cell : wordsOf(cell).join(' ')
      const known = pictures.get(key)
      // Most phrases stand in one row, and share its pictures.
      pictures.set(key, known === undefined ? heads : [...known, ...heads])
    }
  }
  return pictures
}
