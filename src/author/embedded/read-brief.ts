import type { Field } from '../../lexicon/fields.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { wordsOf } from '../../lexicon/phrase.ts'
import { once } from '../../lexicon/once.ts'
import { memoryOf, remembered } from '../../lexicon/remembered.ts'
import type { Brief } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import type { Meaning } from './meaning.ts'
import { unmatched, withSaid } from './meaning.ts'
import type { Guess } from './needs/guess-need.ts'
import { asDoneTo } from './needs/done-to.ts'
import { emptyState } from './needs/empty-state.ts'
import { createFieldPictures, drawnInField } from './needs/field-pictures.ts'
import type { PicturesInField } from './needs/field-pictures.ts'
import type { Framed } from './needs/framed.ts'
import { createFrameNeed } from './needs/frame-need.ts'
import { createGuessNeed } from './needs/guess-need.ts'
import { helpOn } from './needs/help-on.ts'
import { insteadOf, turnedRound } from './needs/instead-of.ts'
import { inDoubt } from './needs/in-doubt.ts'
import type { LikelyIn } from './needs/likelier.ts'
import { likelier } from './needs/likelier.ts'
import type { Likelihood } from './needs/likelihood.ts'
import { createLikelihood } from './needs/likelihood.ts'
import { ofAField, unlessDenied, withItsWay } from './needs/of-a-field.ts'
import { isSeenInAState, mayBeFramed } from './needs/may-be-framed.ts'
import { createKnownNeed } from './needs/known-need.ts'
import { createNearestRow } from './needs/nearest-row.ts'
import { asDescribed, insteadAsDescribed, knownDescription } from './needs/described.ts'
import { drawnKey } from './needs/drawn-key.ts'
import { failing, guessOf, isWhole, orGuess, orNearestRow, orRowBesides, rowOr } from './needs/read-need.ts'
import { withOwnThing } from './needs/own-thing.ts'
import { createPictureOfField, orPictureOfField } from './needs/picture-of-field.ts'
import { unlikeOthers } from './needs/unlike-others.ts'
import { whatIsLeft } from './needs/what-is-left.ts'
import { usedUp } from './needs/used-up.ts'
import { withOrderAndReason } from './needs/order-and-reason.ts'
import { withoutIdleWord } from './needs/idle-word.ts'
import { withItsQuestion } from './needs/asked-question.ts'
import type { Read } from './subject-and-words.ts'
import { subjectAndWords } from './subject-and-words.ts'
import { RULES } from './understand/rules.ts'
import { understand } from './understand/understand.ts'
import type { Peeled } from './read/peel-request.ts'
import { requestPeeler } from './read/peel-request.ts'
import { purposeReader } from './read/purpose.ts'
import { withStandIn } from './needs/stand-in.ts'
import { crossedClauses, inSenseOf, withoutReason } from './read/crossed-clause.ts'
import { createAsPictured } from './read/as-pictured.ts'
import { explained } from './read/explained.ts'
import { plainSlug } from './read/plain-slug.ts'
import { readRequest } from './read/read-request.ts'
import { requestWords } from './read/request-words.ts'
import type { SpellingIndex } from './read/spelling.ts'
import { spellingIndex } from './read/spelling.ts'

/** Makes what gives the meaning of a whole request, whichever of concept and prompt it has. The same request always has the same meaning. */
export function createReadBrief(
  lexicon: Lexicon,
  readText: ReadText = createReadText(lexicon),
): (brief: Pick<Brief, 'concept' | 'prompt'>) => Meaning {
  const read = (text: string): Read => readText(text, lexicon)
  let purposeOf: ReturnType<typeof purposeReader> | null = null
  const meaningOf = ({ concept, prompt }: Pick<Brief, 'concept' | 'prompt'>): Meaning => {
    const subject = plainSlug(concept ?? '').replaceAll('-', ' ')
    if (concept === null || prompt === null) return read(prompt ?? subject).meaning
    const forProduct = `${subject}, ${prompt}`
    purposeOf ??= purposeReader(lexicon.grammar.wrapping, lexicon.fields)
    // Words that say nothing but what the concept is for.
    if (purposeOf(forProduct).text === subject && BEGINS_WITH_FOR.test(prompt)) return read(forProduct).meaning
    return subjectAndWords(concept, prompt, read, lexicon)
  }
  const recall = memoryOf<Meaning>(MOST_READ)
  return (brief) => {
    const key = JSON.stringify([brief.concept, brief.prompt])
    return key.length > LONGEST_READ ? meaningOf(brief) : recall(key, () => meaningOf(brief))
  }
}

/** So many requests and what they mean take 2 MB: whoever asks for one often wants it at another cut next. */
const MOST_READ = 1024
const LONGEST_READ = 200

const BEGINS_WITH_FOR = /^for\s/i

/** Reads a text by a lexicon: the one whose spelling is known here, or one that knows more glyphs. */
export type ReadText = (text: string, lexicon: Lexicon) => Read

/** What needs are known by. The first need has the phrase book read; the first of a field, the rows of its books. */
export interface NeedReaders {
  readonly knownNeed: ReturnType<typeof createKnownNeed>
  readonly frameNeed: ReturnType<typeof createFrameNeed>
  readonly picturesInField: PicturesInField
  readonly likelihood: Likelihood
}

export function createNeedReaders(lexicon: Lexicon): NeedReaders {
  const pictures = createFieldPictures(lexicon)
  return {
    knownNeed: createKnownNeed(lexicon),
    frameNeed: createFrameNeed(lexicon, pictures.ofWord),
    picturesInField: pictures.ofWord,
    likelihood: createLikelihood(lexicon, pictures),
  }
}

/** Makes what reads texts of requests; misspelt words are put right as the words of `lexicon` are written. */
export function createReadText(
  lexicon: Lexicon,
  { knownNeed, frameNeed, picturesInField, likelihood }: NeedReaders = createNeedReaders(lexicon),
  peel: Peel = createPeel(lexicon),
): ReadText {
  const spelling = createSpelling(lexicon)
  const guess = createGuessNeed(lexicon, picturesInField)
  const asPictured = once(() => createAsPictured(lexicon))
  const nearestRow = createNearestRow(lexicon)
  const pictureOf = createPictureOfField(lexicon)
  const readIn = (plain: string, by: Lexicon, field: Field | null): Read => {
    const row = knownNeed(plain, field)
    const other = row === null ? (asPictured()(plain) ?? saidOtherwise(plain, lexicon, field)) : null
    const inner = other ?? plain
    const known = other === null ? row : knownNeed(other, field)
    // A picture is no need of the field: "file" is a file.
    const read = remembered((one: string): Read =>
      readParts(one, by, knownNeed, asPictured(), (name) => readOne(name, by, spelling, one === inner ? field : null)),
    )
    const pictures = { read, lexicon }
    const forField = { field, isDrawnSo: drawnInField(field, picturesInField) }
    let guessed: readonly Guess[] | null = null
    const guesses = (): readonly Guess[] =>
      (guessed ??= [...(known === null ? [] : [guessOf(known.need)]), ...guess(inner, field)])
    const doneTo = asDoneTo(inner, read(inner), pictures)
    const byItself = (): Read => doneTo ?? (field === null ? withItsWay : ofAField)(inner, read(inner), lexicon)
    const asNeed = (): Read =>
      orGuess(inner, byItself(), {
        ...pictures,
        guess: guesses,
        frames: (words) => (mayBeFramed(inner, words, lexicon, field !== null) ? frameNeed(inner, field) : []),
        isForField: field !== null,
        isSeenInAState: (words) => isSeenInAState(inner, words.meaning, lexicon),
      })
    const nearest = (): string | null => (field === null ? null : nearestRow(inner, field))
    const unsure = (): Read => {
      if (doneTo !== null && isWhole(doneTo)) return doneTo
      const drawn = hasNeeds(field)
        ? asNeed()
        : unlikeOthers(inner, asNeed(), { ...pictures, guess: guesses, ...forField })
      return orNearestRow(inner, inDoubt(inner, drawn, lexicon, forField), nearest, pictures)
    }
    const besides = (one: Read): Read => (known === null ? one : orRowBesides(inner, one, known.need, pictures))
    const asOfAField = (of: Field): Read => {
      const plain = byItself()
      const row = besides(plain)
      const made = row === plain ? besides(unsure()) : row
      const own = withOwnThing(inner, made, of, lexicon)
      // What the product is about is never unlikely.
      if (!hasNeeds(of) || drawnKey(own.meaning) !== drawnKey(made.meaning)) return unlessDenied(inner, own)
      const others = (): string[] => picturesOf(frameNeed(inner, of), guesses(), nearest())
      const likely: LikelyIn = (meaning, isAsRead) => likelihood(inner, meaning, of, isAsRead)
      return unlessDenied(inner, likelier(inner, made, { pictures: others, read, likelihood: likely, lexicon }))
    }
    const drawn = (): Read => withStandIn(inner, field === null ? unsure() : asOfAField(field), read, lexicon)
    const doubted = (): Read => withOrderAndReason(inner, withItsQuestion(inner, drawn(), pictures), pictures)
    const asRow = (): Read => rowOr(inner, known, doubted, { ...pictures, isForField: field !== null })
    const made = asDescribed(inner, knownDescription(inner, pictures) ?? asRow(), pictures)
    const owned = field === null ? made : withOwnThing(inner, made, field, lexicon)
    const helped = helpOn(owned, { read, guess: guesses, near: spelling.near, lexicon: by })
    return field === null ? helped : orPictureOfField(inner, helped, field, pictureOf, by)
  }
  return (text, by) => {
    const { text: bare, whole, findings, field } = peel(plainSlug(text))
    const plain = bare !== whole && knownNeed(whole, field)?.isSure === true ? whole : bare
    const alone = orWithoutFamily(plain, readIn(plain, by, null), (rest) => readIn(rest, by, null))
    const { items, meaning } = field === null ? alone : inField(plain, field, { alone, read: readIn(plain, by, field) })
    return { items, meaning: withSaid(meaning, findings) }
  }
}

/** A need in other words, where these say it more plainly: "no burials" of "no burials found", "no milk" of "out of milk". */
function saidOtherwise(text: string, lexicon: Lexicon, field: Field | null): string | null {
  return (
    emptyState(text) ?? usedUp(text, lexicon) ?? withoutIdleWord(text, lexicon) ?? (field && whatIsLeft(text, lexicon))
  )
}

/** The spelling of all known words; made for the first unknown one: most requests have none. */
function createSpelling(lexicon: Lexicon): SpellingIndex {
  let index: SpellingIndex | null = null
  const known = (): SpellingIndex => (index ??= spellingIndex([...lexicon.words(), ...grammarWords(lexicon)]))
  return { correct: (word) => known().correct(word), near: (word) => known().near(word) }
}

/** Whether a field has needs of its own: they tell more of what is likely than all others. */
function hasNeeds(field: Field | null): boolean {
  return field !== null && field.books.length > 0
}

/** Requests that draw what the words of a need may mean: put together of all of them, guessed, and as its nearest row. */
function picturesOf(frames: readonly Framed[], guesses: readonly Guess[], nearest: string | null): string[] {
  const whole = frames.filter(({ left }) => left.length === 0)
  return [...[...whole, ...guesses].map(({ picture }) => picture), ...(nearest === null ? [] : [nearest])]
}

/** First words by which sets sort their icons: "format-size", "sports-rugby", "gender-female". */
const FAMILY = /^(?:format|perm|sports?|gender) (\S.*)$/

/** What a text says without the word that only sorts it, where that stands in the way. */
function orWithoutFamily(text: string, whole: Read, read: (text: string) => Read): Read {
  const rest = isWhole(whole) ? undefined : FAMILY.exec(text)?.[1]
  const bare = rest === undefined ? whole : read(rest)
  return isWhole(bare) ? bare : whole
}

/** Takes off a text what is wrapped round it. */
export type Peel = (text: string) => Peeled

/** So many requests: what names one, reads it and looks for other pictures of it asks for the same. */
const MOST_PEELED = 64

/** Made for the first text: the tables of the grammar are read then. */
export function createPeel(lexicon: Lexicon): Peel {
  let peeler: Peel | null = null
  const recall = memoryOf<Peeled>(MOST_PEELED)
  return (text) => recall(text, () => (peeler ??= requestPeeler(lexicon.grammar.wrapping, lexicon.fields))(text))
}

/** What a text is read as for a field; where another picture would be drawn of it alone, that is said. */
function inField(text: string, { name }: Field, { alone, read }: { readonly alone: Read; readonly read: Read }): Read {
  const isDecided = drawnKey(alone.meaning) !== drawnKey(read.meaning)
  const said = isDecided
    ? [unmatched('info', `"${text}" is read for ${name}: by itself it would be drawn otherwise.`)]
    : []
  return { ...read, meaning: withSaid(read.meaning, said) }
}

/** Never finds that a word is misspelt. */
const AS_WRITTEN: SpellingIndex = { correct: () => null, near: () => [] }

/** What a request may be drawn as that has no room as it is read. */
export interface Instead {
  /** Other pictures of the same, as likely as the first. */
  readonly pictures: readonly Meaning[]
  /** The same things the other way round, where all else fails. */
  readonly turned: readonly Meaning[]
}

const NOTHING_ELSE: Instead = { pictures: [], turned: [] }

/** Makes what gives other pictures of the need that a brief is; see `insteadOf` and `turnedRound`. */
export function createInsteadOf(
  lexicon: Lexicon,
  { knownNeed, frameNeed }: NeedReaders = createNeedReaders(lexicon),
  conceptOf: ReturnType<typeof createConcept> = createConcept(),
  peel: Peel = createPeel(lexicon),
): (brief: Pick<Brief, 'concept' | 'prompt'>, meaning: Meaning) => Instead {
  return ({ concept, prompt }, meaning) => {
    // A concept and other words beside it say how the concept is drawn.
    if (concept !== null && prompt !== null && concept !== conceptOf({ concept: null, prompt })) return NOTHING_ELSE
    const { text, field } = peel(plainSlug(prompt ?? plainSlug(concept ?? '').replaceAll('-', ' ')))
    const read = (one: string): Read => readOne(one, lexicon, AS_WRITTEN)
    const described = insteadAsDescribed(text, meaning, { read, lexicon })
    // What says how things stand to each other describes what is to be seen.
    if (wordsOf(text).some((word) => lexicon.grammar.relations.has(word))) return { pictures: described, turned: [] }
    const turned = turnedRound(text, meaning, { read, lexicon })
    const frames = mayBeFramed(text, readOne(text, lexicon, AS_WRITTEN, field), lexicon) ? frameNeed(text, field) : []
    const others = insteadOf(text, meaning, {
      read,
      lexicon,
      second: knownNeed(text, field)?.need.second ?? null,
      frames,
    })
    if (field === null) return { pictures: [...described, ...others], turned }
    const owned = others.map((one) => withOwnThing(text, { items: [], meaning: one }, field, lexicon).meaning)
    return { pictures: owned, turned: meaning.turned === undefined ? turned : [] }
  }
}

/** More clauses, each in several senses, than any text has that is read by them. */
const MOST_CLAUSES = 64

/** A text that may name one thing twice, and may say what it draws in words besides. */
function readParts(
  text: string,
  lexicon: Lexicon,
  knownNeed: NeedReaders['knownNeed'],
  asPictured: (text: string) => string | null,
  readName: (text: string) => Read,
): Read {
  // Clauses are read one by one, in each other's senses and together, so the same comes again.
  const recall = memoryOf<Read>(MOST_CLAUSES)
  // What ends where its clause ends is no end of the text: "folder with an arrow pointing in, import".
  const read = (part: string): Read =>
    recall(part, () => readEither(part === text ? part : (asPictured(part) ?? part), readName))
  const isNeed = (part: string): boolean => knownNeed(part) !== null
  return explained(text, { lexicon, read, isNeed }) ?? readOnce(text, lexicon, read)
}

/** "Never mind / cancel": two names for one thing, of which one may be known. */
function readEither(text: string, read: (text: string) => Read): Read {
  const [first = '', second] = text.split(/\s+\/\s+/)
  const whole = read(text)
  const named = second === undefined || !failing(whole.meaning) ? undefined : [first, second].map(read).find(isWhole)
  return named ?? whole
}

/** "No drinks, wine glass crossed out" says the same twice: the part that names what is crossed out, where it can be drawn, or nothing can. */
function readOnce(said: string, lexicon: Lexicon, read: (text: string) => Read): Read {
  const { grammar } = lexicon
  const text = withoutReason(said, lexicon)
  const named = crossedClauses(text, grammar)
    .map(({ clause, rest }) => ({ rest, ...read(inSenseOf(clause, rest, grammar)) }))
    .filter(({ meaning }) => meaning.slash && meaning.head?.kind === 'glyph')
    .filter(({ meaning }, _, all) => meaning.guest === null || (all.length === 1 && meaning.isLineNamed === true))
  const [first] = named
  if (first === undefined) return read(text)
  const one = named.find(({ meaning }) => !failing(meaning))
  const whole = one === undefined ? read(text) : null
  if (whole !== null && !failing(whole.meaning)) return whole
  const { items, meaning, rest } = one ?? first
  const purpose = unmatched('info', `"${rest.join(', ')}" says what it is for, and adds nothing to the picture.`)
  return { items, meaning: withSaid(meaning, [purpose]) }
}

function readOne(text: string, lexicon: Lexicon, spelling: SpellingIndex, field: Field | null = null): Read {
  const reading = readRequest(requestWords(text, lexicon), lexicon, spelling, field)
  const meaning = understand(reading, lexicon, RULES)
  const lost = reading.unknownSigns.map((sign) =>
    unmatched('error', `"${sign}" is not shown: no glyph is known for it.`),
  )
  return { items: reading.items, meaning: { ...meaning, findings: [...lost, ...meaning.findings] } }
}

function grammarWords(lexicon: Lexicon): string[] {
  return [
    ...lexicon.grammar.containers.keys(),
    ...lexicon.grammar.relations.keys(),
    ...lexicon.grammar.signWords.keys(),
    ...lexicon.grammar.slash,
  ].filter((phrase) => !phrase.includes(' '))
}
