import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { textOf, unmatched } from '../../meaning.ts'
import type { Change, Rule, Thing } from '../understand.ts'
import { isOneOfMany } from './drawn-once.ts'
import { relationBetween } from './relation.ts'

const BETWEEN = /^(?:between|in between)$/

/** What is between two others stands in a row with them. */
export const between: Rule = {
  id: 'between',
  on: ['relation'],
  rationale:
    '"A tree between two houses" are three in a row, of which the outer two are alike. Beside one alone nothing is between, and that is an error.',
  cases: [
    ['a tree between two houses', 'home x2 tree between'],
    ['a heart between people', 'user x2 heart between'],
    ['two servers with an arrow between them', 'server x2 arrow between'],
    ['a star between a moon', 'star +moon(beside) !between'],
  ],
  apply: ({ items, shown: [first, second, ...others] }, lexicon) => {
    if (first === undefined || second === undefined || others.length > 0) return null
    const said = items.find(({ kind, text }) => kind === 'relation' && BETWEEN.test(text))
    if (said === undefined) return null
    // "Two phones with arrows between them": the word stands behind both, and what it is between comes first.
    if (items.indexOf(said) > second.at) {
      const around = second.count === 1 ? asTwo(first, lexicon) : null
      return around === null ? null : withBetween(around, second, lexicon)
    }
    if (relationBetween(items, first.at, second.at) !== 'beside') return null
    const outer = first.count === 1 ? asTwo(second, lexicon) : null
    if (outer !== null) return withBetween(outer, first, lexicon)
    const message = `"${said.text}" is not shown: "${textOf(first.subject)}" stands beside "${textOf(second.subject)}".`
    return { findings: [unmatched('error', message)] }
  },
}

/** Two of a thing with another between them: two phones that an arrow leads between are what one holds in the hand. */
function withBetween(outer: Thing, { subject: between }: Thing, { glyphs, grammar, betweenOf }: Lexicon): Change {
  const isLed = between.kind === 'glyph' && betweenOf(between.glyph).length > 0
  const { subject } = outer
  const pair =
    isLed && subject.kind === 'glyph'
      ? [...grammar.glyphs.exchanging].find((one) => one.startsWith(`${subject.glyph} `))
      : undefined
  const glyph = pair?.split(' ')[1] ?? ''
  const shown = subject.kind === 'glyph' && glyphs.has(glyph) ? { ...outer, subject: { ...subject, glyph } } : outer
  return { things: [shown], shown: [shown], between }
}

/** A thing twice, where two of it are named; null where one is, or more. */
function asTwo(thing: Thing, { glyphs, ...lexicon }: Lexicon): Thing | null {
  const { subject, count } = thing
  if (subject.kind !== 'glyph') return null
  const single = subject.glyph.replace(/s$/, '')
  const areTwo =
    count === 2 || (count === 1 && !thing.isCounted && isOneOfMany({ ...thing, subject }, { glyphs, ...lexicon }))
  if (areTwo) return { ...thing, count: 2, isCounted: true }
  // "Two people" have a glyph of their own.
  if (!subject.plural || count !== 1 || single === subject.glyph || !glyphs.has(single)) return null
  return { ...thing, count: 2, isCounted: true, subject: { ...subject, glyph: single } }
}
