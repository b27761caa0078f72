import { once } from '../../lexicon/once.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Author, Brief, Draft, Nearby } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import { compose } from './compose/compose.ts'
import { hardlyTold } from './compose/hardly-told.ts'
import { signForLine } from './compose/crossed-by-sign.ts'
import { letterTile } from './compose/letter-tile.ts'
import { likenessToAnother } from './compose/likeness-to-another.ts'
import { lostPlacement, lostStanding } from './compose/lost-placement.ts'
import { failing } from './needs/read-need.ts'
import { withSecond } from './needs/with-second.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import { countFindings } from '../../drawing/model/finding.ts'
import type { Idea } from './compose/second-idea.ts'
import { secondIdeas } from './compose/second-idea.ts'
import { createDraft } from './compose/remembered-programs.ts'
import { arrangedAt, draftOf } from './compose/sketch.ts'
import { lostInCompany, smallGuest } from './compose/small-guest.ts'
import type { Eyes } from '../pictures/picture.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { nearbyRequests } from './nearby-requests.ts'
import { roomierCuts } from './roomier-cuts.ts'
import { createInsteadOf, createNeedReaders, createPeel, createReadBrief, createReadText } from './read-brief.ts'

/** More drafts than this are not worth an attempt; of a second item's, those that only nudge the first are passed over. */
const MOST_DRAFTS = [4, 12] as const

/** So many drafts of what was read come before another picture of the same need. */
const BEFORE_ANOTHER = 3
/** And so many before the same the other way round, of which as many are tried. */
const BEFORE_TURNED = 2
/** Where every idea is a draft by what is known before it is drawn, so many are tried: they differ in how they are put together alone. */
const OF_DRAFTS = 2

/** A brief of words alone. */
export type BriefOfWords = Brief & { readonly images: readonly [] }

/** An author that only computes: nothing to report, and it cannot fail. Nor is there anything to wait for, but for what looks at pictures. */
export interface EmbeddedAuthor extends Author {
  readonly nearby: NonNullable<Author['nearby']>
  readonly propose: {
    (brief: BriefOfWords, index: 0 | 1): Generator<Draft, null>
    (brief: Brief, index: 0 | 1): Generator<Draft, null> | AsyncGenerator<Draft, null>
  }
}

/** The author that needs no one: the lexicon's glyphs and the grammar of composition. The same brief always gives the same drafts. */
export function embeddedAuthor(lexicon: Lexicon, eyes: Eyes | null = null): EmbeddedAuthor {
  const needs = createNeedReaders(lexicon)
  const peel = createPeel(lexicon)
  const read = createReadText(lexicon, needs, peel)
  const readBrief = createReadBrief(lexicon, read)
  const concept = createConcept(peel)
  const draft = createDraft(lexicon)
  const insteadOf = createInsteadOf(lexicon, needs, concept, peel)
  const drafted = (cut: Cut, idea: Idea): Draft => draft(idea.arrangement, cut, saidOf(idea, lexicon, cut))
  function* nearby(brief: Brief): Generator<Nearby, void> {
    if (brief.images.length > 0) return
    const shown = readBrief(brief)
    const firstAt = function* (cut: Cut, request: string | null, meaning: Meaning): Generator<Nearby, void> {
      const [idea] = composed(meaning, lexicon, cut)
      if (idea !== undefined) yield { request, cut, draft: drafted(cut, idea) }
    }
    if (!failing(shown)) for (const cut of roomierCuts(brief.cut)) yield* firstAt(cut, null, shown)
    for (const { request, meaning } of nearbyRequests(shown, { read: (text) => read(text, lexicon), lexicon }))
      yield* firstAt(brief.cut, request, meaning)
  }
  function* ofWords(brief: Brief, index: 0 | 1): Generator<Draft, null> {
    const asRead = readBrief(brief)
    const meaning = index === 0 ? asRead : withSecond(asRead, lexicon, (text) => read(text, lexicon))
    if (meaning.head === null) {
      const tile = letterTile(nameOf(brief, concept(brief)), index === 0 ? 'square' : 'circle')
      yield draftOf(tile, withNothingKnown(meaning.findings))
      return null
    }
    const ideas = (index === 0 ? composed : secondIdeas)(meaning, lexicon, brief.cut).slice(0, MOST_DRAFTS[index])
    const arranged = (idea: Idea): Draft => drafted(brief.cut, idea)
    const turned = index === 0 && meaning.turned !== undefined ? composed(meaning.turned, lexicon, brief.cut) : []
    // Asked for where what was read cannot be told, or has no room: most draws end before.
    const instead = once(() => {
      const isWhole = index === 0 && !meaning.slash && !failing(meaning)
      const others = isWhole ? insteadOf(brief, meaning) : { pictures: [], turned: [] }
      const ideasOf = (one: Meaning): Idea[] => composed(one, lexicon, brief.cut)
      return { pictures: others.pictures.map(ideasOf), turned: others.turned.map(ideasOf) }
    })
    const isTold = (idea: Idea): boolean => countFindings(saidOf(idea, lexicon, brief.cut), 'error') === 0
    // What cannot be told in any arrangement is drawn where no other picture of it can.
    const isOneTold = ideas.some(isTold)
    const told = isOneTold ? [] : [...instead().pictures, ...instead().turned].flat().filter(isTold)
    const isDraft = index === 0 && !isOneTold && told.length === 0 && !turned.some(isTold)
    if (isDraft) return yield* inTurn(ideas.slice(0, OF_DRAFTS), arranged)
    yield* inTurn(told.slice(0, BEFORE_ANOTHER), arranged)
    const before = turned.length > 0 ? BEFORE_TURNED : BEFORE_ANOTHER
    const [tries, rest] = [ideas.slice(0, before), ideas.slice(before)]
    yield* inTurn(toldFirst([...tries, ...turned.slice(0, BEFORE_TURNED)], isTold), arranged)
    return yield* inTurn([...firsts(instead().pictures), ...rest, ...firsts(instead().turned)], arranged)
  }
  let looking = eyes
  async function* ofPictures(brief: Brief, index: 0 | 1): AsyncGenerator<Draft, null> {
    // A hundred files, a quarter of all that an author is made of: most threads draw of words alone.
    const [{ eyesFor }, { pictureDrafts }] = await Promise.all([
      import('../pictures/eyes-for.ts'),
      import('../pictures/picture-drafts.ts'),
    ])
    return yield* pictureDrafts(brief, index, concept(brief), { lexicon, read, eyes: (looking ??= eyesFor(lexicon)) })
  }
  function propose(brief: BriefOfWords, index: 0 | 1): Generator<Draft, null>
  function propose(brief: Brief, index: 0 | 1): ReturnType<typeof ofWords | typeof ofPictures>
  function propose(brief: Brief, index: 0 | 1): ReturnType<typeof ofWords | typeof ofPictures> {
    return (brief.images.length > 0 ? ofPictures : ofWords)(brief, index)
  }
  return { concept, propose, nearby, isDeterministic: true, revision: null }
}

/** Each idea arranged when its turn comes. */
function* inTurn(ideas: Iterable<Idea>, arranged: (idea: Idea) => Draft): Generator<Draft, null> {
  for (const idea of ideas) yield arranged(idea)
  return null
}

/** Those that can be told, as far as is known before they are drawn, then the others; each is looked at when its turn comes. */
function* toldFirst(ideas: readonly Idea[], isTold: (idea: Idea) => boolean): Generator<Idea> {
  const untold: Idea[] = []
  for (const idea of ideas)
    if (isTold(idea)) yield idea
    else untold.push(idea)
  yield* untold
}

/** The likeliest of each picture's ideas. */
function firsts(pictures: readonly (readonly Idea[])[]): Idea[] {
  return pictures.flatMap((ideas) => ideas.slice(0, 1))
}

function composed(meaning: Meaning, lexicon: Lexicon, cut: Cut): Idea[] {
  return compose(meaning, lexicon, cut).map((arrangement) => ({ arrangement, meaning }))
}

/** What is said of an idea before it is drawn: of its request, and of what cannot be told at a cut. */
function saidOf({ meaning, arrangement }: Idea, lexicon: Lexicon, asked: Cut): Finding[] {
  const cut = arrangedAt(arrangement, asked)
  return [
    ...meaning.findings,
    ...likenessToAnother(arrangement, lexicon, cut),
    ...smallGuest(arrangement, lexicon, cut),
    ...lostInCompany(arrangement, lexicon, cut),
    ...hardlyTold(arrangement, lexicon, cut),
    ...lostPlacement(arrangement, cut),
    ...lostStanding(meaning, arrangement),
    ...signForLine(meaning, arrangement, lexicon, cut),
  ]
}

/** What a request is about, in words: its slug, which has none of what is wrapped round it; the prompt where that gives no slug. */
function nameOf({ prompt }: Brief, slug: string): string {
  return slug === 'icon' ? (prompt ?? slug) : slug
}

/** What is said of a request that names nothing: at least that. */
function withNothingKnown(findings: Meaning['findings']): Meaning['findings'] {
  const isSaid = findings.some(({ severity }) => severity === 'error')
  return isSaid ? findings : [unmatched('error', 'Nothing in the request names a thing that is known.'), ...findings]
}
