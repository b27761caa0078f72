import { existsSync, readFileSync } from 'node:fs'
import { singularPhrases, wordsOf } from './phrase.ts'
import { once } from './once.ts'
import { readTable } from './read-table.ts'

/** A field that people work or live in, as far as it tells what a need means. */
export interface Field {
  readonly name: string
  /** The product that a request names, of which the field is known: its words may name a thing of its own. */
  readonly product: string
  /** Names of the files of the phrase book that are about it, the nearest first. */
  readonly books: readonly string[]
  /** Words that stand beside its needs, said or not. */
  readonly words: ReadonlySet<string>
  /** Word, or words without articles → the request that draws what they mean in the field. */
  readonly senses: ReadonlyMap<string, string>
}

/** The field of a kind of product. */
export interface Fields {
  /** Of exactly such a product: "podcast player"; null where none is called so. */
  readonly of: (product: string) => Field | null
  /** Of the longest kind of product in a phrase, the last of several: "podcast player" in "small podcast player for cars", "banking" in "retail banking". */
  readonly within: (phrase: string) => Field | null
}

/** Reads the tables of `fields/`: 130 KB, and what words mean in a field when that is first asked for. */
export function readFields(): Fields {
  const words = new Map(rowsOf('words').map(({ heads, cells }) => [heads[0] ?? '', new Set(cells)]))
  const byProduct = new Map<string, Field>()
  const products = rowsOf('products')
  for (const { heads, cells } of products) {
    const [name = '', ...books] = heads
    const near = books
      .slice(0, NEAR_BOOKS)
      .flatMap((book) => products.flatMap(({ heads: [other = '', first] }) => (first === book ? [other] : [])))
    const field = fieldOf(name, books, words.get(name) ?? new Set(), near)
    for (const product of cells) {
      const key = keyOf(product)
      if (!byProduct.has(key)) byProduct.set(key, field)
    }
  }
  const of = (product: string): Field | null => known(keyOf(product), byProduct)
  return { of, within: (phrase) => longestWithin(wordsOf(phrase), byProduct) }
}

function fieldOf(name: string, books: readonly string[], words: ReadonlySet<string>, near: readonly string[]): Field {
  const senses = once(() => withNear(sensesIn(name), near))
  return {
    name,
    product: name,
    books,
    words,
    get senses() {
      return senses()
    },
  }
}

function rowsOf(name: string): ReturnType<typeof readTable> {
  return readTable(readFileSync(new URL(`fields/${name}.txt`, import.meta.url), 'utf8'))
}

/** What the fields of so many of a field's books call things is told there too. */
const NEAR_BOOKS = 2

/**
 * What words mean in a field, and where it does not say, what phrases of several do in those next to it: "costume fitting" to a theatre, as to those who sew. A word alone has too
 * many senses: a brewer's batch is no bread.
 */
function withNear(own: Map<string, string>, near: readonly string[]): Map<string, string> {
  for (const [word, picture] of near.flatMap((field) => [...sensesIn(field)]))
    if (!own.has(word) && word.includes(' ')) own.set(word, picture)
  return own
}

/** `senses/<field>.txt`: of each picture the words that mean it there. */
function sensesIn(field: string): Map<string, string> {
  const name = `senses/${field.replaceAll(' ', '-')}`
  if (!existsSync(new URL(`fields/${name}.txt`, import.meta.url))) return new Map()
  return new Map(rowsOf(name).flatMap(({ heads, cells }) => cells.map((word) => [word, heads[0] ?? ''] as const)))
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

/** What stands behind these words says more of a product, and is none itself: "a player for cars". */
const BEHIND = new Set(['for', 'of', 'in', 'at', 'on', 'with', 'about', 'to', 'from', 'and'])

/** The field of the head of a phrase, where that is known, else of what stands behind it. */
function longestWithin(words: readonly string[], byProduct: ReadonlyMap<string, Field>): Field | null {
  const end = words.findIndex((word) => BEHIND.has(word))
  const head = end > 0 ? longestOf(words.slice(0, end), byProduct) : null
  return head ?? longestOf(words, byProduct)
}

/**
 * What products of many fields do or have: any other word says more of a product, as in "solar energy monitoring", "hospital porter dispatch" or "clinical trial site
 * manager", where it stands alone.
 */
const OF_MANY_FIELDS = new Set(
  (
    'api | facility | maintenance | monitoring | reception | reporting | site | dispatch | scheduling | scheduler | hosting | inventory | inventory management | journal | ' +
    'notes | notebook | documents | document management | calendar | forms | survey | surveys | forum | community | marketplace | shop | store | online shop | online store | ' +
    'delivery | delivery operations | payment | payments | budget | budgeting | invoice | invoicing | kiosk | event | events | volunteer | volunteering | site manager | ' +
    'site management | site operations | site diary | supplier portal | customer portal | partner portal | client portal | dealer portal | self-service portal | contact management | ' +
    'customer management | task manager | task management | route planning | route planner | quality control | quality management | visitor management | key management | ' +
    'appointment booking | appointment scheduling | room booking | workshop booking | shift planning | shift scheduling | staff scheduling | rostering | roster | rota | ' +
    'time tracking | attendance | work order | production planning | production control | call centre | call center | help desk | helpdesk | customer support | customer service | ' +
    'support | support desk | service desk | ticket shop | ticketing | wholesale | wholesaler | sales | procurement | purchasing | training workshop | onboarding | checkout | statistics | ' +
    'office suite | repair shop | database | risk management | asset tracking | gps tracking | location tracking | location sharing | stock control | stock management | work permit | work permits'
  ).split(' | '),
)

/** Of kinds of products that are as long the last: a retail banking app is for banking. What products of many fields have, only where nothing else is known. */
function longestOf(words: readonly string[], byProduct: ReadonlyMap<string, Field>): Field | null {
  let ofMany: Field | null = null
  for (let length = words.length; length >= 1; length--) {
    const found = Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length).join(' '))
      .map((product) => ({ product, field: known(product, byProduct) }))
      .filter(({ field }) => field !== null)
    const last = found.findLast(({ product }) => !OF_MANY_FIELDS.has(product))
    if (last !== undefined) return last.field
    ofMany ??= found.at(-1)?.field ?? null
  }
  return ofMany
}
