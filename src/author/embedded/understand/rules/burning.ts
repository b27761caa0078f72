import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** Words for a fire that say what has become of the thing behind them. */
const ON_FIRE = /^(?:burning|flaming|blazing)$/

/** What burns has a fire with it. */
export const burning: Rule = {
  id: 'burning',
  on: ['thing'],
  rationale:
    'A burning house is a house with a fire, and no fire that has a house: the word stands before what burns, or behind it.',
  cases: [
    ['burning house', 'home +fire(with)'],
    ['a bird and a burning house', 'bird +home(with) !burning'],
  ],
  apply: ({ items }) => {
    const at = items.findIndex((item, index) => ON_FIRE.test(item.text) && items[index + 1]?.kind === 'thing')
    const isBehind = at < 0 && items.at(-1)?.kind === 'thing' && ON_FIRE.test(items.at(-1)?.text ?? '')
    const fire = isBehind ? items.length - 1 : at
    const item = items[fire]
    const thing = items[isBehind ? fire - 1 : fire + 1]
    if (item?.kind !== 'thing' || thing?.kind !== 'thing') return null
    const sign: Item = { ...item, sign: true, isStretched: false }
    const related: Item = { kind: 'relation', relation: 'with', text: 'with' }
    return asItems(items.toSpliced(isBehind ? fire - 1 : fire, 2, thing, related, sign))
  },
}
