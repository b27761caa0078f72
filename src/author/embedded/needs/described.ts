import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { phraseKey, wordsOf } from '../../../lexicon/phrase.ts'
import { stemOf } from '../../../lexicon/stem.ts'
import { thingsOfScene } from '../../../lexicon/things-of-scene.ts'
import type { Meaning } from '../meaning.ts'
import { withSaid } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { drawnKey } from './drawn-key.ts'
import { failing, isWhole } from './read-need.ts'
import { saidAs } from './said-as.ts'
import type { Pictures } from './said-as.ts'
import { glyphsOf } from './share-in-book.ts'

/** A glyph that a text may describe. */
interface Described {
  readonly glyph: string
  /** Which part of what the text tells the glyph has; a little above 1 where its names have it too. */
  readonly share: number
  /** Whether it has every word of it. */
  readonly isWhole: boolean
}

/**
 * From these on what a text describes is drawn: all of it, and no other glyph near. With each of the 3,582 descriptions left out in turn this
 * draws a tenth of them, 95 % of these right; what else it draws looks much the same (a lamp and one that is lit).
 */
const SURE = { share: 0.85, ahead: 0.33 }
/** From here on what is described is offered, before what else the words may mean: of three glyphs one is right for 85 %. Less is mostly a need, which describes nothing. */
const NEAR = { share: 0.7, most: 3 }
/** Fewer words are a need, or a name. */
const LEAST_WORDS = 3
/** What a word tells at least, however many glyphs it stands for. */
const LEAST_TOLD = 0.2

/** What is drawn of a text that our table has as what people see in a glyph; null for others. */
export function knownDescription(text: string, by: Pictures): Read | null {
  const glyph = by.lexicon.descriptions().glyphOf(phraseKey(text))
  return glyph === null ? null : drawnAs(text, glyph, by)
}

/** Who does not know a name describes what is to be seen: "clock with its hands turned back". Drawn where nothing else was read whole, and offered where it is less sure. */
export function asDescribed(text: string, plain: Read, by: Pictures): Read {
  if (!failing(plain.meaning) || plain.meaning.slash || plain.meaning.count > 1) return plain
  const described = describedBy(text, by.lexicon)
  const glyph = sureOf(described)
  const isIt = glyph !== null && !isAnother(glyph, text, plain.meaning, by.lexicon)
  return (isIt ? drawnAs(text, glyph, by) : null) ?? withNear(plain, described)
}

/** What a text describes, for one whose things have no room as they stand to each other: "two people shaking hands" are hands. */
export function insteadAsDescribed(text: string, meaning: Meaning, by: Pictures): Meaning[] {
  const glyph = meaning.slash || meaning.count > 1 ? null : sureOf(describedBy(text, by.lexicon))
  if (glyph === null || isAnother(glyph, text, meaning, by.lexicon)) return []
  // A tag alone is no luggage with a tag: who names both wants both.
  const shown = glyphsOf(meaning)
  if (shown.length > 1 && (shown.includes(glyph) || isAThird(glyph, meaning))) return []
  const drawn = drawnAs(text, glyph, by)
  return drawn === null || drawnKey(drawn.meaning) === drawnKey(meaning) ? [] : [drawn.meaning]
}

/** Whether a glyph has the name of neither of two things that a text places: a truck in front of a warehouse is no forklift, though a warehouse has those. */
function isAThird(glyph: string, meaning: Meaning): boolean {
  if (meaning.guest === null || meaning.guest.placement === 'with') return false
  const words = glyphsOf(meaning).flatMap((one) => one.split('-').map(single))
  return !glyph.split('-').some((word) => words.includes(single(word)))
}

/** Whether a text names what a glyph shows, and says otherwise of it. */
function isAnother(glyph: string, text: string, meaning: Meaning, lexicon: Lexicon): boolean {
  return standsOtherwise(glyph, meaning, lexicon) || showsAnother(glyph, text, lexicon)
}

/**
 * Whether a text places two things as the scene of a glyph does not have them, which has the same words: a hand above a coin is none under coins. In its own way the rule `scene`
 * has read it.
 */
function standsOtherwise(glyph: string, { head, guest }: Meaning, { grammar }: Lexicon): boolean {
  if (guest === null || guest.placement === 'with' || guest.placement === 'beside') return false
  const things = thingsOfScene(glyph, grammar).map(single)
  return [head, guest.subject].every((one) => one?.kind === 'glyph' && things.includes(single(one.glyph)))
}

/** Whether a glyph shows one thing that a text does not name in place of one that it does: a hammer crossed with a wrench is no wrench crossed with a screwdriver. */
function showsAnother(glyph: string, text: string, { glyphs }: Lexicon): boolean {
  const [shown, named] = [glyph.split('-'), wordsOf(text)]
  const isNotAmong = (word: string, others: readonly string[]): boolean => glyphs.has(word) && !others.includes(word)
  const isPartly = shown.some((word) => named.includes(word))
  return isPartly && shown.some((word) => isNotAmong(word, named)) && named.some((word) => isNotAmong(word, shown))
}

function single(glyph: string): string {
  return glyph.replace(/s$/, '')
}

/** The glyph that is described beyond doubt; null where there is a doubt. */
function sureOf([first, second]: readonly Described[]): string | null {
  if (first?.isWhole !== true || first.share < SURE.share || first.share - (second?.share ?? 0) < SURE.ahead)
    return null
  return first.glyph
}

function drawnAs(text: string, glyph: string, by: Pictures): Read | null {
  const picture = glyph.replaceAll('-', ' ')
  const drawn = by.read(picture)
  return isWhole(drawn) ? { ...drawn, meaning: withSaid(drawn.meaning, [saidAs(text, picture, by)]) } : null
}

/** What was read, and what it may describe before what else is near it. */
function withNear(plain: Read, described: readonly Described[]): Read {
  const names = described
    .filter(({ share }) => share >= NEAR.share)
    .slice(0, NEAR.most)
    .map(({ glyph }) => glyph.replaceAll('-', ' '))
  const { near = [] } = plain.meaning
  return names.length === 0 ? plain : { ...plain, meaning: { ...plain.meaning, near: [...names, ...near] } }
}

/** The glyphs that a text may describe, the likeliest first; none for a text of too few words. */
function describedBy(text: string, lexicon: Lexicon): Described[] {
  const { stop, joining } = lexicon.grammar
  const told = wordsOf(text).filter((word) => !stop.has(word) && !joining.has(word))
  const stems = [...new Set(told.map(stemOf))]
  return stems.length < LEAST_WORDS ? [] : describedGlyphs(stems, lexicon)
}

/** The glyphs that some words describe, the likeliest first. A word tells the more the fewer glyphs it stands for. */
function describedGlyphs(stems: readonly string[], { glyphs, descriptions }: Lexicon): Described[] {
  const { toldBy } = descriptions()
  const shares = new Map<string, { told: number; words: number }>()
  let all = 0
  for (const stem of stems) {
    const told = toldBy(stem)
    const tells = Math.max(LEAST_TOLD, Math.log((glyphs.size + 1) / (told.length + 0.5)))
    all += tells
    for (const { glyph, weight } of told) {
      const before = shares.get(glyph) ?? { told: 0, words: 0 }
      shares.set(glyph, { told: before.told + weight * tells, words: before.words + 1 })
    }
  }
  return [...shares]
    .map(([glyph, { told, words }]) => ({ glyph, share: told / all, isWhole: words === stems.length }))
    .sort((a, b) => b.share - a.share || (a.glyph < b.glyph ? -1 : 1))
}
