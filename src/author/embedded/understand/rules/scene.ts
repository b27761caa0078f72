import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { thingsOfScene } from '../../../../lexicon/things-of-scene.ts'
import type { Item } from '../../item.ts'
import { plainGlyph } from '../../meaning.ts'
import { standingIn } from '../../read/rows-of.ts'
import type { Rule, Thing } from '../understand.ts'
import { relationBehind, relationOf } from './relation.ts'

/** Two things that stand to each other as one glyph shows them. */
export const scene: Rule = {
  id: 'scene',
  on: ['pair'],
  rationale:
    'What people often see together, a cat under a table or a plane over a globe, is drawn by hand as one picture. The table of scenes says which things, and how they stand to each other: a cat on a table is ' +
    'another picture. Words that only join the two ("with") take them in either order. The two themselves stay a second idea.',
  cases: [
    ['globe with a plane', 'globe-plane'],
    ['a table, a cat under it', 'cat-under-table'],
  ],
  apply: ({ items, shown: [first, second] }, lexicon) => {
    if (first === undefined || second === undefined || !isPlain(first) || !isPlain(second)) return null
    // What stands side by side is not one on the other.
    if (items.some(({ text }) => standingIn(text, lexicon.grammar) !== null)) return null
    const glyph = sceneOf(items, first, second, lexicon)
    if (glyph === null || !lexicon.glyphs.has(glyph)) return null
    const text = `${glyphOf(first)} ${glyphOf(second)}`
    const shown = { ...first, subject: plainGlyph(glyph, { text }), count: 1, isCounted: true }
    const isOneOfThem = glyph === glyphOf(first) || glyph === glyphOf(second)
    return {
      shown: [shown],
      apart: isOneOfThem ? null : { head: first.subject, guest: { subject: second.subject, placement: 'with' } },
    }
  },
}

/** One thing as its glyph shows it by itself: who asks for three birds, or a half moon, asks for more than the scene has. */
function isPlain({ subject, count }: Thing): boolean {
  return subject.kind === 'glyph' && subject.preset.size === 0 && count === 1
}

function glyphOf({ subject }: Thing): string {
  return subject.kind === 'glyph' ? subject.glyph : ''
}

function sceneOf(items: readonly Item[], first: Thing, second: Thing, { grammar }: Lexicon): string | null {
  const [one, other] = [glyphOf(first), glyphOf(second)]
  // "A seated person on a chair" names the scene and what is in it.
  const named = [one, other].find((glyph, at) => {
    const things = thingsOfScene(glyph, grammar)
    // A bird above a birdcage is none in it.
    return things.includes([other, one][at] ?? '') && !things.includes(glyph)
  })
  if (named !== undefined) return named
  // "A table, a cat under it" is about the cat.
  const isBehind = relationBehind(items, second.at) !== null
  const how = relationOf(items, first.at, second.at) ?? 'with'
  const isJoined = how === 'with' || how === 'and'
  const ways = isJoined
    ? [`${one} with ${other}`, `${other} with ${one}`]
    : [isBehind ? `${other} ${how} ${one}` : `${one} ${how} ${other}`]
  return ways.map((way) => grammar.scenes.get(way)).find((glyph) => glyph !== undefined) ?? null
}
