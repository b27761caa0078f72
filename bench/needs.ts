import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReadText } from '../src/author/embedded/read-brief.ts'
import type { Read } from '../src/author/embedded/subject-and-words.ts'
import { glyphsOf } from '../src/author/embedded/needs/share-in-book.ts'
import type { Field } from '../src/lexicon/fields.ts'
import { createPicturesInField } from '../src/author/embedded/needs/field-pictures.ts'
import { createGuessNeed } from '../src/author/embedded/needs/guess-need.ts'
import type { Lexicon } from '../src/lexicon/lexicon.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import type { Need } from '../src/lexicon/phrase-book.ts'
import { phraseBookOf, readNeeds } from '../src/lexicon/phrase-book.ts'
import { readWordPictures } from '../src/lexicon/word-pictures.ts'
import { sortedText } from '../src/lexicon/sorted-lines.ts'
import { wordPicturesOf } from '../scripts/word-pictures-of.ts'
import { vectorsOf } from '../scripts/word-vectors.ts'
import { quantile } from '../src/tools/quantile.ts'
import { runBench } from './command/run-bench.ts'

const HELP = `needs: how well the phrase book tells needs of fields that are not in it

  npm run -s bench -- needs [--vectors FILE] [--list] [--within]

  --vectors FILE  word vectors for words that are in no row; see scripts/write-word-pictures.ts (default: without)
  --list          every guess that is drawn
  --within        each field keeps nine tenths of its own rows and is said in the request: what is read whole then, and without the field

The fields fall into five groups; the needs of each are read by a book of the other four. plain: read whole by the words alone. drawn:
a guess that is drawn; agrees: it is one of the two pictures of the row, or one with another sign. asked: "Did you mean", with such
a picture among the answers. Exit code: 0 measured, 2 wrong usage.`

const OPTIONS = { vectors: { type: 'string' }, list: { type: 'boolean' }, within: { type: 'boolean' } } as const
const GROUPS = 5
/** One row of so many of each field is read by the others. */
const KEPT_OUT = 10
const FOLDER = join(import.meta.dirname, '../src/lexicon/phrase-book')

interface Judged {
  readonly need: Need
  readonly kind: 'plain' | 'drawn' | 'asked' | 'lost'
  readonly agrees: boolean
  readonly picture: string
  readonly score: number
  readonly least: number
}

await runBench(HELP, OPTIONS, (values) => {
  const lexicon = loadLexicon()
  const vectors = values.vectors === undefined ? new Map<string, Float64Array>() : vectorsOf(values.vectors)
  const fields = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readNeeds(readFileSync(join(FOLDER, name), 'utf8'), name))
  if (values.within === true) return within(fields, lexicon, vectors)
  const times: number[] = []
  const judged = Array.from({ length: GROUPS }, (_, group) => {
    const others = fields.filter((__, at) => at % GROUPS !== group).flat()
    const pictures = readWordPictures(sortedText(wordPicturesOf(others, lexicon, vectors)))
    const book = phraseBookOf(others)
    const without: Lexicon = {
      ...lexicon,
      grammar: lexicon.grammar,
      needs: () => book,
      picturesOf: pictures,
    }
    return fields.filter((__, at) => at % GROUPS === group).flatMap((needs) => needs.map(judge(without, times)))
  }).flat()
  return table(judged, times) + (values.list === true ? list(judged) : '')
})

function judge(lexicon: Lexicon, times: number[]): (need: Need) => Judged {
  const bare = withoutBook(lexicon)
  const guess = createGuessNeed(lexicon, createPicturesInField(lexicon))
  const [readPlain, readText] = [createReadText(bare), createReadText(lexicon)]
  const pictureOf = (text: string): string => headOf(readPlain(text, bare))
  return (need) => {
    const wanted = [need.picture, ...(need.second === null ? [] : [need.second])].map(pictureOf)
    const plain = readPlain(need.words, bare)
    const started = performance.now()
    const read = readText(need.words, lexicon)
    times.push(performance.now() - started)
    const [first] = guess(need.words)
    const judged = { need, picture: first?.picture ?? '', score: first?.score ?? 0, least: first?.least ?? 0 }
    if (isWhole(plain)) return { ...judged, kind: 'plain', agrees: wanted.includes(headOf(plain)) }
    if (isWhole(read)) return { ...judged, kind: 'drawn', agrees: wanted.includes(headOf(read)) }
    const asked = read.meaning.findings.find(({ message }) => message.startsWith('Did you mean'))
    const answers = (asked?.message.match(/"[^"]+"/g) ?? []).map((answer) => pictureOf(answer.slice(1, -1)))
    return {
      ...judged,
      kind: asked === undefined ? 'lost' : 'asked',
      agrees: answers.some((one) => wanted.includes(one)),
    }
  }
}

/** What is known without the phrase book. The grammar is read when it is first asked for, and a copy has to ask. */
function withoutBook(lexicon: Lexicon): Lexicon {
  return { ...lexicon, grammar: lexicon.grammar, needs: () => phraseBookOf([]), picturesOf: () => null }
}

/** How many needs are read whole, and how many of these have a glyph of the row's pictures, and its head. */
interface Agreement {
  readonly isWhole: boolean
  readonly agrees: boolean
  readonly hasHead: boolean
}

/** Needs of a tenth of each field's rows, read by the others: as they are, and with the field said as a product of its own. */
function within(
  fields: readonly (readonly Need[])[],
  lexicon: Lexicon,
  vectors: ReadonlyMap<string, Float64Array>,
): string {
  const bare = withoutBook(lexicon)
  const readBare = createReadText(bare)
  const byName = new Map(
    fields.flatMap(([row]) => (row === undefined ? [] : [[row.book.replaceAll('-', ' '), fieldOf(row.book)] as const])),
  )
  const of = (product: string): Field | null => byName.get(product.trim()) ?? null
  const kept = fields.flatMap((needs) => needs.filter((_, at) => at % KEPT_OUT !== 0))
  const book = phraseBookOf(kept)
  const without: Lexicon = {
    ...bare,
    grammar: lexicon.grammar,
    needs: () => book,
    picturesOf: readWordPictures(sortedText(wordPicturesOf(kept, lexicon, vectors))),
    fields: () => ({ of, within: of }),
  }
  const readText = createReadText(without)
  const told: Record<'alone' | 'field', Agreement[]> = { alone: [], field: [] }
  for (const need of fields.flatMap((needs) => needs.filter((_, at) => at % KEPT_OUT === 0))) {
    const wanted = [need.picture, ...(need.second === null ? [] : [need.second])].map((one) => readBare(one, bare))
    told.alone.push(agreement(readText(need.words, without), wanted))
    told.field.push(agreement(readText(`${need.words} (for ${need.book.replaceAll('-', ' ')})`, without), wanted))
  }
  return Object.entries(told)
    .map(([name, all]) => {
      const whole = all.filter((one) => one.isWhole)
      const [agrees, heads] = [whole.filter((one) => one.agrees).length, whole.filter((one) => one.hasHead).length]
      return `${name.padEnd(6)} whole ${percent(whole.length, all.length)}  a glyph agrees ${percent(agrees, whole.length)}  the head ${percent(heads, whole.length)}\n`
    })
    .join('')
}

function percent(part: number, of: number): string {
  return `${((100 * part) / Math.max(1, of)).toFixed(1)} %`
}

function fieldOf(book: string): Field {
  return { name: book, product: '', books: [book], words: new Set(), senses: new Map() }
}

function agreement(read: Read, wanted: readonly Read[]): Agreement {
  const shown = glyphsOf(read.meaning)
  return {
    isWhole: isWhole(read),
    agrees: wanted.some(({ meaning }) => glyphsOf(meaning).some((glyph) => shown.includes(glyph))),
    hasHead: wanted.some((one) => headOf(one) === headOf(read)),
  }
}

function headOf({ meaning: { head } }: Read): string {
  if (head === null) return ''
  return head.kind === 'glyph' ? head.glyph : head.characters
}

function isWhole({ meaning: { head, findings } }: Read): boolean {
  return head !== null && !findings.some(({ severity }) => severity === 'error')
}

function table(judged: readonly Judged[], times: readonly number[]): string {
  const rows = (['plain', 'drawn', 'asked', 'lost'] as const).map((kind) => {
    const of = judged.filter((one) => one.kind === kind)
    return `${kind.padEnd(6)} ${percent(of.length, judged.length).padStart(7)}  agrees ${percent(of.filter(({ agrees }) => agrees).length, of.length)}`
  })
  return `${judged.length} needs\n${rows.join('\n')}\nreading: median ${(quantile(times, 0.5) ?? 0).toFixed(2)} ms, p99 ${(quantile(times, 0.99) ?? 0).toFixed(2)} ms\n`
}

function list(judged: readonly Judged[]): string {
  return judged
    .filter(({ kind }) => kind === 'drawn' || kind === 'asked')
    .sort((a, b) => b.score - a.score)
    .map(
      ({ kind, agrees, need, picture, score, least }) =>
        `${kind}\t${score.toFixed(2)}\t${least.toFixed(2)}\t${agrees ? 'agrees' : '-'}\t${need.words}\t${picture}\t${need.picture}\t${need.second ?? ''}\n`,
    )
    .join('')
}
