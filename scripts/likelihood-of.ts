import { createReadText, createNeedReaders } from '../src/author/embedded/read-brief.ts'
import type { Meaning } from '../src/author/embedded/meaning.ts'
import type { Evidence } from '../src/author/embedded/needs/evidence.ts'
import { evidenceOf } from '../src/author/embedded/needs/evidence.ts'
import { createFieldPictures } from '../src/author/embedded/needs/field-pictures.ts'
import { drawnKey } from '../src/author/embedded/needs/drawn-key.ts'
import type { Field } from '../src/lexicon/fields.ts'
import type { Lexicon } from '../src/lexicon/lexicon.ts'
import type { Need } from '../src/lexicon/phrase-book.ts'
import { phraseBookOf } from '../src/lexicon/phrase-book.ts'
import { readWordPictures } from '../src/lexicon/word-pictures.ts'
import { sortedText } from '../src/lexicon/sorted-lines.ts'
import { wordPicturesOf } from './word-pictures-of.ts'

/** Rows that stand together are wordings of one need, and are kept out together: one such block of so many. */
const BLOCK = 8
const KEPT_OUT = 12

/** Steps of the fit, and how far each goes. */
const STEPS = 6000
const RATE = 2

type Weights = Record<keyof Evidence | 'always', number>

/** A reading of a need that is kept out; whether its thing is the row's, and whether it is drawn as that. */
interface Example {
  readonly evidence: Evidence
  readonly isThing: boolean
  readonly isWhole: boolean
}

/** What the evidence weighs, and how well that tells readings apart, on the same needs. */
interface Fit {
  readonly weights: Weights
  readonly told: number
}

/**
 * Fits what each evidence weighs, by logistic regression: needs of each field's book are read by the rest of it, in every way in which they may be; `thing`: for whether a
 * reading has the thing of the row, `whole`: for whether it is drawn as that.
 */
export function likelihoodOf(lexicon: Lexicon): { readonly thing: Fit; readonly whole: Fit; readonly count: number } {
  const examples = examplesOf(lexicon)
  return { thing: fitTo(examples, 'isThing'), whole: fitTo(examples, 'isWhole'), count: examples.length }
}

function fitTo(examples: readonly Example[], what: 'isThing' | 'isWhole'): Fit {
  const told = examples.map((one) => ({ evidence: one.evidence, isRight: one[what] }))
  const weights = fitted(told)
  const scored = told.map((one) => ({ ...one, score: sumOf(one.evidence, weights) }))
  return { weights, told: areaUnderTheCurve(scored) }
}

function examplesOf(lexicon: Lexicon): Example[] {
  const [kept, out]: [Need[], Need[]] = [[], []]
  for (const rows of Map.groupBy(lexicon.needs().all(), ({ book }) => book).values())
    for (const [at, need] of rows.entries()) (Math.floor(at / BLOCK) % KEPT_OUT === 0 ? out : kept).push(need)
  const [without, bare] = [withBook(lexicon, kept), withBook(lexicon, [])]
  const pictures = createFieldPictures(without)
  const readBare = createReadText(bare)
  let seen: { readonly evidence: Evidence; readonly meaning: Meaning }[] = []
  const readText = createReadText(without, {
    ...createNeedReaders(without),
    // All are as likely, so that the first is kept, and each is noted.
    likelihood: (text, meaning, field, isAsRead) => {
      const evidence = evidenceOf({ text, meaning, field, isAsRead }, without, pictures)
      if (evidence !== null) seen.push({ evidence, meaning })
      return { thing: 1, whole: 1 }
    },
  })
  return out.flatMap(({ words, picture, second, book }) => {
    const wanted = [picture, ...(second === null ? [] : [second])].map((one) => readBare(one, bare).meaning)
    seen = []
    readText(`${words} (for ${nameOf(book)})`, without)
    return seen.map(({ evidence, meaning }) => ({
      evidence,
      isThing: wanted.some((one) => thingOf(one) === thingOf(meaning)),
      isWhole: wanted.some((one) => drawnKey(one) === drawnKey(meaning)),
    }))
  })
}

/** A lexicon that knows some needs alone, each field by the name of its book. The grammar is read when it is first asked for, and a copy has to ask. */
function withBook(lexicon: Lexicon, needs: readonly Need[]): Lexicon {
  const book = phraseBookOf(needs)
  const fields = new Map(needs.map((need) => [nameOf(need.book), fieldOf(need.book)]))
  const of = (product: string): Field | null => fields.get(product.trim()) ?? null
  const table = needs.length === 0 ? '' : wordPicturesOf(needs, lexicon, new Map())
  return {
    ...lexicon,
    grammar: lexicon.grammar,
    needs: () => book,
    picturesOf: readWordPictures(sortedText(table)),
    fields: () => ({ of, within: of }),
  }
}

function nameOf(book: string): string {
  return book.replaceAll('-', ' ')
}

function fieldOf(book: string): Field {
  return { name: book, product: '', books: [book], words: new Set(), senses: new Map() }
}

function thingOf({ head }: Meaning): string | null {
  return head?.kind === 'glyph' ? head.glyph : null
}

function sumOf(evidence: Evidence, weights: Weights): number {
  const names = Object.keys(evidence) as (keyof Evidence)[]
  return names.reduce((sum, name) => sum + weights[name] * evidence[name], weights.always)
}

/** Down the gradient of what is told wrongly. */
function fitted(examples: readonly { readonly evidence: Evidence; readonly isRight: boolean }[]): Weights {
  const names = Object.keys(examples[0]?.evidence ?? {}) as (keyof Evidence)[]
  const rows = examples.map(({ evidence }) => [1, ...names.map((name) => evidence[name])])
  const weights = [0, ...names.map(() => 0)]
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(() => 0)
    for (const [at, row] of rows.entries()) {
      const sum = row.reduce((all, value, which) => all + value * (weights[which] ?? 0), 0)
      const off = Number(examples[at]?.isRight) - 1 / (1 + Math.exp(-sum))
      for (const [which, value] of row.entries()) slope[which] = (slope[which] ?? 0) + off * value
    }
    for (const which of weights.keys())
      weights[which] = (weights[which] ?? 0) + (RATE * (slope[which] ?? 0)) / rows.length
  }
  return Object.fromEntries(['always', ...names].map((name, at) => [name, weights[at] ?? 0])) as Weights
}

/** How often of two readings the right one scores higher than the other. */
function areaUnderTheCurve(scored: readonly { readonly isRight: boolean; readonly score: number }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score)
  const right = sorted.filter(({ isRight }) => isRight).length
  let [below, pairs] = [0, 0]
  for (const { isRight } of sorted) {
    if (isRight) pairs += below
    else below++
  }
  return pairs / (right * (sorted.length - right))
}
