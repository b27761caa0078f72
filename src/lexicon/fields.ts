import { readFileSync } from 'node:fs'
import { singularPhrases, wordsOf } from './phrase.ts'
import { readTable } from './read-table.ts'

/** A field that people work or live in, as far as it tells what a need means. */
export interface Field {
  readonly name: string
  /** Names of the files of the phrase book that are about it, the nearest first. */
  readonly books: readonly string[]
  /** Words that stand beside its needs, said or not. */
  readonly words: ReadonlySet<string>
  /** Word → the request that draws what it means in the field. */
  readonly senses: ReadonlyMap<string, string>
  /** What pictures of the field show → what this kind of product has in its place: a bicycle for a car in bike rental. */
  readonly instead: ReadonlyMap<string, string>
}

/** The field of a kind of product. */
export interface Fields {
  /** Of exactly such a product: "podcast player"; null where none is called so. */
  readonly of: (product: string) => Field | null
  /** Of the longest kind of product in a phrase: "podcast player" in "small podcast player for cars". */
  readonly within: (phrase: string) => Field | null
}

const FILES = {
  products: 'fields/products.txt',
  words: 'fields/words.txt',
  senses: 'fields/senses.txt',
  instead: 'fields/instead.txt',
} as const

const NOTHING_ELSE: ReadonlyMap<string, string> = new Map()

/** Reads the tables of `fields/`: 180 KB. */
export function readFields(): Fields {
  const words = new Map(rowsOf('words').map(({ heads, cells }) => [heads[0] ?? '', new Set(cells)]))
  const [senses, instead] = [pairsBy('senses', (field) => field), pairsBy('instead', keyOf)]
  const byProduct = new Map<string, Field>()
  for (const { heads, cells } of rowsOf('products')) {
    const [name = '', ...books] = heads
    const [wordsOfIt, sensesOfIt] = [words.get(name) ?? new Set<string>(), senses.get(name) ?? new Map()]
    const field = { name, books, words: wordsOfIt, senses: sensesOfIt, instead: NOTHING_ELSE }
    for (const product of cells) {
      const key = keyOf(product)
      const own = instead.get(key)
      if (!byProduct.has(key)) byProduct.set(key, own === undefined ? field : { ...field, instead: own })
    }
  }
  const of = (product: string): Field | null => known(keyOf(product), byProduct)
  return { of, within: (phrase) => longestWithin(wordsOf(phrase), byProduct) }
}

function rowsOf(name: keyof typeof FILES): ReturnType<typeof readTable> {
  return readTable(readFileSync(new URL(FILES[name], import.meta.url), 'utf8'))
}

/** `resume | resumes > file text: recruiting`: of each field or product what words are there. */
function pairsBy(
  table: 'senses' | 'instead',
  keyOfCell: (cell: string) => string,
): Map<string, ReadonlyMap<string, string>> {
  const pairs = new Map<string, Map<string, string>>()
  for (const { heads, cells } of rowsOf(table)) {
    const [last = '', picture = ''] = heads.at(-1)?.split(' > ') ?? []
    for (const cell of cells) {
      const own = pairs.get(keyOfCell(cell)) ?? new Map<string, string>()
      for (const word of [...heads.slice(0, -1), last]) own.set(word, picture)
      pairs.set(keyOfCell(cell), own)
    }
  }
  return pairs
}

function keyOf(product: string): string {
  return wordsOf(product).join(' ')
}

function known(key: string, byProduct: ReadonlyMap<string, Field>): Field | null {
  for (const one of [key, ...singularPhrases(key)]) {
    const field = byProduct.get(one)
    if (field !== undefined) return field
  }
  return null
}

function longestWithin(words: readonly string[], byProduct: ReadonlyMap<string, Field>): Field | null {
  for (let length = words.length; length >= 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const field = known(words.slice(at, at + length).join(' '), byProduct)
      if (field !== null) return field
    }
  }
  return null
}
