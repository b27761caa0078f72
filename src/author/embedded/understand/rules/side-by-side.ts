import { standingIn } from '../../read/rows-of.ts'
import type { Rule } from '../understand.ts'
import { relationBetween } from './relation.ts'

/** Two different things in a row stand beside each other. */
export const sideBySide: Rule = {
  id: 'side-by-side',
  on: ['pair'],
  rationale:
    'Behind two things that are only joined, "side by side" and "in a row" say that neither rides on the other, and "one above the other" that the second is below the first.',
  cases: [
    ['a spoon and a fork side by side', 'spoon +fork(beside)'],
    ['a sun and a cloud side by side', 'sun +cloud(beside)'],
    ['a star and a heart, one above the other', 'star +heart(below)'],
  ],
  apply: ({ items, shown: [first, second] }, { grammar }) => {
    if (first === undefined || second === undefined) return null
    const related = relationBetween(items, first.at, second.at)
    if (related !== null && related !== 'and') return null
    const said = items.slice(second.at).find(({ text }) => standingIn(text, grammar) !== null)
    if (said === undefined) return null
    return { placement: standingIn(said.text, grammar) === 'row' ? 'beside' : 'below' }
  },
}
