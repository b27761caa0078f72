import { createReadBrief } from '../src/author/embedded/read-brief.ts'
import type { Lexicon } from '../src/lexicon/lexicon.ts'
import type { Need } from '../src/lexicon/phrase-book.ts'
import { phraseBookOf } from '../src/lexicon/phrase-book.ts'
import { wordsOf } from '../src/lexicon/phrase.ts'
import { stemOf } from '../src/lexicon/stem.ts'

/** A word with its vector, of length 1. */
export type Vectors = ReadonlyMap<string, Float64Array>

/** Of English words the commonest. */
const VOCABULARY = 16_000
/** Words less alike than this say nothing of each other. */
const LEAST_ALIKE = 0.55
const MOST_ALIKE = 8
const MOST_HEADS = 6
const MOST_SIGNS = 5
/** Shares below this are not worth their bytes. */
const LEAST_SHARE = 0.03
/** How much a picture borrowed from a word used alike counts beside one of the book. */
const BORROWED = 0.5
/** How much a glyph counts whose name is used alike. */
const NAMED = 0.25

type Counts = Map<string, number>

/** How often which glyphs are the picture of needs with a word, and the signs on it. */
interface Word {
  readonly heads: Counts
  readonly signs: Counts
  readonly count: number
}

interface Shares {
  readonly heads: Counts
  readonly signs: Counts
}

/**
 * The table of what words are drawn as, by the needs of a phrase book: words of the book have the pictures of their rows, the others of
 * `vectors` (the commonest first) those of the words that are used most like them, and of glyphs whose names are.
 */
export function wordPicturesOf(needs: readonly Need[], lexicon: Lexicon, vectors: Vectors): string {
  const words = fromTheBook(needs, lexicon)
  const line = (stem: string, count: number, shares: Shares): string =>
    lineOf(stem, weightOf(count, needs.length), shares)
  const lines = new Map([...words].map(([stem, word]) => [stem, line(stem, word.count, own(word))]))
  const borrow = borrower(words, lexicon, vectors)
  for (const [word, vector] of [...vectors].slice(0, VOCABULARY)) {
    const stem = stemOf(word)
    // A name for something that can be drawn is that, and nothing like it.
    if (lines.has(stem) || lexicon.lookUp(word).kind !== 'unknown') continue
    const shares = borrow(vector)
    if (shares.heads.size > 0) lines.set(stem, line(stem, 0, shares))
  }
  const head =
    '# Written by scripts/write-word-pictures.ts: stem, weight, what it is drawn as, the signs on it, in hundredths.'
  return `${[head, ...[...lines.values()].sort()].join('\n')}\n`
}

function fromTheBook(needs: readonly Need[], lexicon: Lexicon): Map<string, Word> {
  const read = createReadBrief({ ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf([]) })
  const found = new Map<string, Word>()
  for (const { words, picture, second } of needs) {
    const telling = wordsOf(words).filter((word) => /^[a-z]+$/.test(word) && !lexicon.grammar.stop.has(word))
    for (const stem of new Set(telling.map(stemOf))) {
      const { heads, signs, count } = found.get(stem) ?? { heads: new Map(), signs: new Map(), count: 0 }
      found.set(stem, { heads, signs, count: count + 1 })
      add(picture, 1, { heads, signs })
      if (second !== null) add(second, 0.5, { heads, signs })
    }
  }
  return found

  function add(picture: string, times: number, { heads, signs }: Shares): void {
    const { head, guest, slash } = read({ concept: null, prompt: picture })
    const count = (counts: Counts, name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + times)
    if (head?.kind === 'glyph') count(heads, head.glyph)
    if (guest?.subject.kind === 'glyph') count(signs, guest.subject.glyph)
    if (slash) count(signs, 'off')
  }
}

/** Rows of few words are less sure than of many. */
function own({ heads, signs, count }: Word): Shares {
  const share = (counts: Counts): Counts => new Map([...counts].map(([name, n]) => [name, n / (count * 1.5 + 0.75)]))
  return { heads: share(heads), signs: share(signs) }
}

function borrower(
  words: ReadonlyMap<string, Word>,
  lexicon: Lexicon,
  vectors: Vectors,
): (vector: Float64Array) => Shares {
  // The commonest word of a stem stands for it.
  const vectorOf = new Map([...vectors].reverse().map(([word, vector]) => [stemOf(word), vector]))
  const known = [...words].flatMap(([stem, word]) => {
    const vector = vectorOf.get(stem)
    return vector === undefined ? [] : [{ word, vector }]
  })
  const names = lexicon
    .names()
    .flatMap((glyph) => [glyph, ...lexicon.phrasesOf(glyph)].map((name) => ({ glyph, vector: vectors.get(name) })))
    .flatMap(({ glyph, vector }) => (vector === undefined ? [] : [{ glyph, vector }]))
  return (vector) => {
    const near = known
      .map(({ word, vector: other }) => ({ word, share: alike(vector, other) }))
      .filter(({ share }) => share > LEAST_ALIKE)
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_ALIKE)
    const sum = near.reduce((all, { share }) => all + share ** 4, 0)
    const heads: Counts = new Map()
    const signs: Counts = new Map()
    for (const { word, share } of near) {
      const theirs = own(word)
      const part = BORROWED * share * (share ** 4 / sum)
      for (const [name, value] of theirs.heads) heads.set(name, (heads.get(name) ?? 0) + part * value)
      for (const [name, value] of theirs.signs) signs.set(name, (signs.get(name) ?? 0) + part * value)
    }
    for (const { glyph, vector: other } of names) {
      const share = alike(vector, other)
      if (share > LEAST_ALIKE) heads.set(glyph, Math.max(heads.get(glyph) ?? 0, NAMED * share))
    }
    return { heads, signs }
  }
}

function alike(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** A word tells the more the rarer it is: in hundredths. */
function weightOf(count: number, rows: number): number {
  return Math.round(100 * Math.log((rows + 1) / (count + 0.5)))
}

function lineOf(stem: string, weight: number, { heads, signs }: Shares): string {
  const cell = (counts: Counts, most: number): string =>
    [...counts]
      .filter(([, share]) => share >= LEAST_SHARE)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([name, share]) => `${name}:${Math.round(share * 100)}`)
      .join(' ')
  return [stem, weight, cell(heads, MOST_HEADS), cell(signs, MOST_SIGNS)].join('\t')
}
