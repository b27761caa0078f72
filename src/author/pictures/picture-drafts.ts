import { parse } from '../../drawing/language/parse.ts'
import { print } from '../../drawing/language/print.ts'
import type { Program } from '../../drawing/language/program.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Brief, Draft } from '../author.ts'
import { compose } from '../embedded/compose/compose.ts'
import { letterTile } from '../embedded/compose/letter-tile.ts'
import { likenessToAnother } from '../embedded/compose/likeness-to-another.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import { once } from '../../drawing/model/once.ts'
import { secondIdeas } from '../embedded/compose/second-idea.ts'
import type { Arrangement } from '../embedded/compose/sketch.ts'
import { draftOf, sketchOf } from '../embedded/compose/sketch.ts'
import type { Meaning } from '../embedded/meaning.ts'
import { plainGlyph, unmatched } from '../embedded/meaning.ts'
import type { ReadText } from '../embedded/read-brief.ts'
import { SURE } from '../trace/findings-of-trace.ts'
import type { Traced } from '../trace/traced.ts'
import type { Asked } from './asked-of.ts'
import { askedOf, isBare } from './asked-of.ts'
import type { Eyes, Known } from './picture.ts'
import { drawnAsOurs, looksLike } from './picture.ts'
import { glyphOf, withPictures } from './with-pictures.ts'

/** A draft has to be a picture of something, also of nothing. */
const NOTHING_SEEN = 'A question mark in a square, because the picture shows nothing that can be drawn.'

const NOTHING = parse('icon nothing').program

/** More drafts than this are not worth an attempt; of a second item's, those that only nudge the first are passed over. */
const MOST_DRAFTS = [4, 12] as const

/** What drafts from pictures are made with. */
export interface PictureTools {
  readonly lexicon: Lexicon
  readonly read: ReadText
  readonly eyes: Eyes
}

/** What is known of a request while its drafts are made. */
interface Work extends PictureTools {
  readonly brief: Brief
  readonly index: 0 | 1
  /** What the program is called where the picture has no other name. */
  readonly name: string
  /** What was made of each picture, best first: the first at once, the others when an attempt asks for them. */
  readonly variants: readonly Variants[]
  readonly known: () => Known | null
}

/** Variants of a picture, each made once. */
type Variants = (at: number) => Traced | null

/** Drafts for a brief with pictures, best first: what was traced, what is known of it, and what the words add. */
export function* pictureDrafts(brief: Brief, index: 0 | 1, name: string, tools: PictureTools): Generator<Draft, null> {
  const { read, eyes } = tools
  const variants = brief.images.map((raster) => variantsOnce(eyes.variantsOf(raster, brief.cut)))
  const known = once(() => (brief.images[0] === undefined ? null : eyes.recognise(brief.images[0])))
  const work: Work = { ...tools, brief, index, name, variants, known }
  const asked = askedOf(brief.prompt, {
    lexicon: lexiconWith(work, 0),
    read,
    count: variants.length,
    known: () => known()?.glyph ?? null,
  })
  yield* draftsTold(asked, work)
  return null
}

/** Drafts, where a letter that the words add is in the picture already: then it is the picture that they speak of, and it has its letter once. */
function draftsTold(asked: Asked, work: Work): Iterable<Draft> {
  const { brief, eyes, variants } = work
  const [raster] = brief.images
  if (asked.kind !== 'together' || raster === undefined || variants.length > 1) return draftsOf(asked, work)
  const { meaning, wantsOurs } = asked
  const told = meaning.guest?.subject.kind === 'character' ? meaning.guest.subject.characters : null
  if (told === null || !eyes.shows(raster, told)) return draftsOf(asked, work)
  const reading = { ...work, variants: [variantsOnce(eyes.variantsOf(raster, brief.cut, told))] }
  const rest = { ...meaning, guest: null }
  return isBare(rest)
    ? draftsOf({ kind: wantsOurs ? 'ours' : 'picture', findings: rest.findings }, reading)
    : draftsOf({ kind: 'together', meaning: rest, wantsOurs }, reading)
}

function draftsOf(asked: Asked, work: Work): Iterable<Draft> {
  const { index, known } = work
  switch (asked.kind) {
    case 'picture':
      return index === 0 ? traced(asked.findings, work) : otherReadings(asked.findings, work)
    case 'ours':
      if (known() === null)
        return index === 0 ? traced([NOT_OURS, ...asked.findings], work) : otherReadings(asked.findings, work)
      return index === 0 ? ours(asked.findings, work) : traced(asked.findings, work)
    case 'words':
      return index === 0 ? composed(asked.meaning, work) : traced([], work)
    case 'together':
      return withOurs(asked.meaning, asked.wantsOurs, work)
  }
}

/** The first picture as it was traced; its other readings are further tries, but for one that is hardly more than a guess: each takes as long again. */
function* traced(findings: readonly Finding[], work: Work): Generator<Draft> {
  const { variants, known } = work
  const like = known()
  for (let at = 0; at < MOST_DRAFTS[0]; at++) {
    const one = variants[0]?.(at) ?? null
    if (one === null) return
    // A line of small print is as long as a minus, and no more like it than that.
    const said = like === null || one.confidence < SURE ? findings : [...findings, looksLike(like)]
    yield draftOfTraced(one, said, work)
    if (one.confidence < SURE) return
  }
}

/** So far off, on average along its lines, a reading is as bad as one with an error more. Found by trying: the drafts of `bench -- trace` are then most like their pictures. */
const UNITS_PER_ERROR = 0.3

function draftOfTraced(
  { program, said, findings: own, departure = 0 }: Traced,
  findings: readonly Finding[],
  work: Work,
): Draft {
  const all = [...own, ...findings]
  if (program.statements.length === 0) return draftOf({ ...letterTile('', 'square'), intent: NOTHING_SEEN }, all)
  return {
    program: print({ ...program, name: work.name }),
    intent: `A traced pictogram: ${said}.`,
    findings: all,
    idea: 'traced',
    departure: departure / UNITS_PER_ERROR,
  }
}

/** A second idea for a picture: our own glyph where it shows one, another reading of it, or the picture in a frame. */
function* otherReadings(findings: readonly Finding[], work: Work): Generator<Draft> {
  const { variants, known } = work
  const first = variants[0]?.(0) ?? null
  if (first === null || first.program.statements.length === 0) return yield* traced(findings, work)
  if (known() !== null) yield* ours(findings, work)
  for (let at = 1; at < MOST_DRAFTS[0]; at++) {
    const one = variants[0]?.(at) ?? null
    if (one !== null && one.said !== first.said) yield draftOfTraced(one, findings, work)
  }
  yield* together({ ...bare(glyphOf(0)), findings }, work)
}

/** Our own drawing of what the picture plainly shows. */
function* ours(findings: readonly Finding[], work: Work): Generator<Draft> {
  const like = work.known()
  if (like !== null)
    yield* composed({ ...bare(like.glyph), findings: [...findings, drawnAsOurs(like.glyph)] }, { ...work, index: 0 })
}

/** What the words ask for, without the picture. */
function* composed(meaning: Meaning, { lexicon, brief, index }: Work): Generator<Draft> {
  const arrange = index === 0 ? compose : arrangedOtherwise
  for (const arrangement of arrange(meaning, lexicon, brief.cut).slice(0, MOST_DRAFTS[index]))
    yield draftOf(sketchOf(arrangement, lexicon, brief.cut), [
      ...meaning.findings,
      ...likenessToAnother(arrangement, lexicon, brief.cut),
    ])
}

function arrangedOtherwise(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  return secondIdeas(meaning, lexicon, cut).map(({ arrangement }) => arrangement)
}

/** Pictures put together; with our own glyph in the place of the first where that is asked for, and as a second idea. */
function* withOurs(meaning: Meaning, wantsOurs: boolean, work: Work): Generator<Draft> {
  const like = work.known()
  if (like === null) {
    const findings = wantsOurs ? [NOT_OURS, ...meaning.findings] : meaning.findings
    return yield* together({ ...meaning, findings }, work)
  }
  if (wantsOurs !== (work.index === 1)) {
    const own = plainGlyph(like.glyph)
    const isFirst = meaning.head?.kind === 'glyph' && meaning.head.glyph === glyphOf(0)
    const guest = meaning.guest === null || isFirst ? meaning.guest : { ...meaning.guest, subject: own }
    const head = isFirst ? own : meaning.head
    yield* composed(
      { ...meaning, head, guest, findings: [...meaning.findings, drawnAsOurs(like.glyph)] },
      lexiconOfAll(work),
    )
  }
  yield* together(
    { ...meaning, findings: [...meaning.findings, looksLike(like)] },
    wantsOurs ? { ...work, index: 0 } : work,
  )
}

function lexiconOfAll(work: Work): Work {
  return { ...work, index: 0, lexicon: lexiconWith(work, 0) }
}

/** Pictures put together with what the words add, by the grammar of composition. Other readings of the first are further tries. */
function* together(meaning: Meaning, work: Work): Generator<Draft> {
  const { brief, index, variants } = work
  const traceds = variants.map((of) => of(0)).filter((one) => one !== null)
  const lost = traceds.find(({ program }) => program.statements.length === 0)
  if (lost !== undefined) return yield draftOfTraced(lost, meaning.findings, work)
  const said = [...traceds.flatMap(({ findings }) => findings), ...meaning.findings]
  const arrange = index === 0 ? compose : arrangedOtherwise
  const [first, other] = [0, 1].map((at) => {
    const lexicon = lexiconWith(work, at, meaning.guest?.placement === 'inside')
    return arrange(meaning, lexicon, brief.cut).map((one) => ({ one, lexicon }))
  })
  const tries = [...(first?.slice(0, 2) ?? []), ...(other?.slice(0, 1) ?? []), ...(first?.slice(2) ?? [])]
  const wanted = index === 0 ? tries : (first ?? [])
  for (const { one, lexicon } of wanted.slice(0, MOST_DRAFTS[index])) yield draftWith(one, lexicon, said, work)
}

function draftWith(arrangement: Arrangement, lexicon: Lexicon, findings: readonly Finding[], work: Work): Draft {
  const sketch = sketchOf(arrangement, lexicon, work.brief.cut)
  const named = (name: string): string =>
    name.replace(/traced1/g, work.name).replace(/traced(\d)/g, (_, number: string) => `picture-${number}`)
  const statements = sketch.statements.map((one) =>
    one.kind === 'part' ? { ...one, name: one.name === glyphOf(0) ? 'picture' : named(one.name) } : one,
  )
  return draftOf({ ...sketch, statements, name: named(sketch.name) }, findings)
}

/** The lexicon with the pictures of a request, the first of them in its `at`th reading. What they have room for is asked where something goes inside. */
function lexiconWith({ lexicon, variants }: Pick<Work, 'lexicon' | 'variants'>, at: number, hasRoom = false): Lexicon {
  const programOf = ({ program, inner }: Traced): Program => ({ ...program, inner: hasRoom ? inner() : null })
  return withPictures(
    lexicon,
    variants.map((of, picture) => () => {
      const one = (picture === 0 ? of(at) : null) ?? of(0)
      return one === null ? NOTHING : programOf(one)
    }),
  )
}

/** A glyph alone. */
function bare(glyph: string): Meaning {
  return {
    head: plainGlyph(glyph),
    guest: null,
    apart: null,
    second: null,
    slash: false,
    container: null,
    count: 1,
    findings: [],
  }
}

function variantsOnce(variants: Iterable<Traced>): Variants {
  const made: Traced[] = []
  const more = variants[Symbol.iterator]()
  return (at) => {
    while (made.length <= at) {
      const { done, value } = more.next()
      if (done === true) return null
      made.push(value)
    }
    return made[at] ?? null
  }
}

const NOT_OURS = unmatched('warning', 'No drawing of our own is plainly meant: the picture itself was traced.')
