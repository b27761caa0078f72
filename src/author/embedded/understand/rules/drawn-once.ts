import type { Item } from '../../item.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { singularPhrases, singularsOf } from '../../../../lexicon/phrase.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import type { Thing } from '../understand.ts'

/** Several of a thing that are drawn as one are said. */
export const drawnOnce: Rule = {
  id: 'drawn-once',
  on: ['plural'],
  rationale:
    'One bird is what the label "birds" means, and that there were more is a warning; of what "and" joins to another thing it is an error, for "sun and stars" tells one from several. A glyph that shows many, or that a plural names ("settings"), has them ' +
    'all; and "no cars" is about every car.',
  cases: [
    ['birds', 'bird ?birds'],
    ['trees and a castle', 'tree +castle(with) ?trees'],
    ['sun and stars', 'sun +star(with) !stars'],
  ],
  apply: ({ items, things }, lexicon) => {
    if (items.some(({ kind }) => kind === 'slash')) return null
    const findings = things.flatMap(({ subject, ...thing }, index) =>
      subject.kind === 'glyph' && isOneOfMany({ ...thing, subject }, lexicon)
        ? [
            unmatched(
              index > 0 && isJoined(items) ? 'error' : 'warning',
              `"${subject.text}" is drawn once: a number before it asks for more.`,
            ),
          ]
        : [],
    )
    return findings.length === 0 ? null : { findings }
  },
}

function isJoined(items: readonly Item[]): boolean {
  return items.some((one) => one.kind === 'relation' && one.text === 'and')
}

/** Whether a thing is named in the plural and drawn as one. */
export function isOneOfMany({ subject, count, isCounted }: Thing, lexicon: Lexicon): boolean {
  if (subject.kind !== 'glyph' || !subject.plural || count > 1 || isCounted) return false
  if (subject.glyph.split('-').some((word) => singularsOf(word).length > 0)) return false
  const isOwnName = singularPhrases(subject.text).includes(subject.glyph.replaceAll('-', ' '))
  return isOwnName || !lexicon.phrasesOf(subject.glyph).includes(subject.text)
}
