import { fileURLToPath } from 'node:url'
import { wordsOf } from './phrase.ts'
import { readSynonyms } from './read-synonyms.ts'
import { remembered } from './remembered.ts'
import type { SortedLines } from './sorted-lines.ts'
import { stemOf } from './stem.ts'

/** A glyph that a word tells, and how well it does. */
export interface Told {
  readonly glyph: string
  /** 1 where two descriptions have the word; more where it is in the names as well, less where one has it. */
  readonly weight: number
}

/** What people see in glyphs, in their own words. */
export interface Descriptions {
  /** The glyph that a whole text describes as our table has it, by its phrase key; null for most. */
  readonly glyphOf: (key: string) => string | null
  /** The glyphs in whose names and descriptions the stem of a word stands. */
  readonly toldBy: (stem: string) => readonly Told[]
}

/**
 * How well a word tells a glyph. Chosen by leaving out each of the 3,582 descriptions and finding its glyph by the others: the first is right for 58 %,
 * one of three for 75 %.
 */
const WEIGHTS: Readonly<Record<string, number>> = { both: 1.1, several: 1, name: 0.95, once: 0.85 }

/** Where descriptions are kept as they are looked for, by `scripts/write-words.ts`. */
export const DESCRIPTIONS_INDEX: Readonly<Record<keyof DescriptionFiles, string>> = {
  whole: fileURLToPath(new URL('index/described.tsv', import.meta.url)),
  words: fileURLToPath(new URL('index/told-by.tsv', import.meta.url)),
}

/** Sorted rows. */
export interface DescriptionFiles {
  /** `phrase key, glyph` */
  readonly whole: string
  /** `stem, glyph how-well | glyph how-well` */
  readonly words: string
}

/** Finds what is described: by `glyph: description | description`, the names of the glyphs, and what else is said of each (`phrasesOf`). */
export function indexOfDescriptions(
  text: string,
  glyphs: readonly string[],
  phrasesOf: (glyph: string) => readonly string[],
): DescriptionFiles {
  const described = new Map(readSynonyms(text).map(({ head, phrases }) => [head, phrases]))
  const whole = [...described].flatMap(([glyph, phrases]) => phrases.map((phrase) => `${phrase}\t${glyph}`))
  const rows = new Map<string, string[]>()
  for (const glyph of glyphs) {
    const named = new Set([glyph, ...phrasesOf(glyph)].flatMap(stemsOf))
    const counts = Map.groupBy(
      (described.get(glyph) ?? []).flatMap((one) => [...new Set(stemsOf(one))]),
      (stem) => stem,
    )
    for (const stem of new Set([...named, ...counts.keys()])) {
      const how = howWell(named.has(stem), counts.get(stem)?.length ?? 0)
      rows.set(stem, [...(rows.get(stem) ?? []), `${glyph} ${how}`])
    }
  }
  return { whole: sorted(whole), words: sorted([...rows].map(([stem, told]) => `${stem}\t${told.join('|')}`)) }
}

function sorted(rows: readonly string[]): string {
  return `${rows.toSorted().join('\n')}\n`
}

/** Reads what is asked for of the rows of an index. */
export function readDescriptions(whole: Find, words: Find): Descriptions {
  return {
    glyphOf: remembered((key) => cellOf(whole, key)),
    toldBy: remembered((stem) => cellOf(words, stem)?.split('|').map(toldIn) ?? []),
  }
}

type Find = Pick<SortedLines, 'find'>

function cellOf({ find }: Find, key: string): string | null {
  return find(key)?.split('\t')[1] ?? null
}

function toldIn(cell: string): Told {
  const [glyph = '', how = ''] = cell.split(' ')
  return { glyph, weight: WEIGHTS[how] ?? 0 }
}

function stemsOf(phrase: string): string[] {
  return wordsOf(phrase).map((word) => stemOf(word))
}

function howWell(isNamed: boolean, count: number): keyof typeof WEIGHTS {
  if (isNamed) return count > 0 ? 'both' : 'name'
  return count > 1 ? 'several' : 'once'
}
