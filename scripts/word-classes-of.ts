/** A meaning: its lexicographer file, its words, and the meanings above it. */
export interface Synset {
  readonly file: number
  readonly words: readonly string[]
  readonly above: readonly number[]
}

/** WordNet's nouns, as far as classes need them. */
interface Nouns {
  /** Lemma → its meanings, the commonest first. */
  readonly senses: ReadonlyMap<string, readonly number[]>
  readonly synsets: ReadonlyMap<number, Synset>
}

/** What is further up than this says nothing of a thing. */
const MOST_STEPS = 14

/**
 * The words of each class, a line a class: `glyph, name, |word|word|`. `table` has the classes, `glyph | name: lemma file | lemma file`.
 * A word is in the class that is nearest above its commonest meaning. Throws for a meaning that WordNet does not have.
 */
export function classesOf(table: string, nouns: Nouns): string[] {
  const classes = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [heads = '', cells = ''] = line.split(': ')
      return { line: heads.split(' | ').join('\t'), tops: cells.split(' | ').map((cell) => topOf(cell, nouns)) }
    })
  const byTop = new Map(classes.flatMap(({ line, tops }) => tops.map((top) => [top, line] as const)))
  const words = new Map(classes.map(({ line }): [string, string[]] => [line, []]))
  for (const [lemma, [first = 0]] of nouns.senses) {
    const phrase = lemma.replaceAll('_', ' ')
    // A name ("Paris", "Felis") is no word for a kind of thing.
    if (!/^[a-z]{3,}(?: [a-z]{2,})?$/.test(phrase) || nouns.synsets.get(first)?.words.includes(lemma) !== true) continue
    const nearest = classAbove(first, byTop, nouns)
    // Of two words most are rare, and the second tells the class of the others.
    if (nearest !== null) words.get(nearest)?.push(phrase)
  }
  return [...words].map(([line, list]) => `${line}\t|${shorter(list, words).sort().join('|')}|`)
}

/** Without phrases whose last word is in the same class. */
function shorter(list: readonly string[], words: ReadonlyMap<string, readonly string[]>): string[] {
  const own = new Set(list)
  const placed = new Set([...words.values()].flat())
  return list.filter((phrase) => {
    const last = phrase.split(' ').at(-1) ?? ''
    return !phrase.includes(' ') || (!own.has(last) && placed.has(last))
  })
}

function topOf(cell: string, { senses, synsets }: Nouns): number {
  const [lemma = '', file] = cell.split(' ')
  const top = (senses.get(lemma) ?? []).find((offset) => synsets.get(offset)?.file === Number(file))
  if (top === undefined) throw new Error(`wordnet-classes.txt: WordNet has no "${cell}". Delete or mend it.`)
  return top
}

function classAbove(from: number, byTop: ReadonlyMap<number, string>, { synsets }: Nouns): string | null {
  let level = [from]
  for (let steps = 0; steps <= MOST_STEPS && level.length > 0; steps++) {
    const found = level.map((offset) => byTop.get(offset)).find((line) => line !== undefined)
    if (found !== undefined) return found
    level = level.flatMap((offset) => [...(synsets.get(offset)?.above ?? [])])
  }
  return null
}
