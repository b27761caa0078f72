import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** What says that something is off by a sign on it is not crossed out as well. */
export const crossedBySign: Rule = {
  id: 'crossed-by-sign',
  on: ['slash'],
  rationale:
    '"Speaker muted with an x" is a speaker with an x on it: the sign says what the word says. Where the line itself is named, that is drawn, and the x is its other name.',
  cases: [
    ['speaker muted with x', 'volume +x(with)'],
    ['camera disabled, with a cross', 'camera +x(with)'],
    ['bell crossed out with an x', 'bell /off'],
  ],
  apply: ({ items }, { grammar }) => {
    const isOther = (item: Item): boolean => item.kind === 'thing' && !crosses(item)
    if (!items.some(crosses) || !items.some(isOther)) return null
    const isLineNamed = items.some(({ kind, text }) => kind === 'slash' && grammar.lines.has(text))
    const kept = items.filter((item) => (isLineNamed ? !crosses(item) : item.kind !== 'slash'))
    return asItems(kept.map((item) => (crosses(item) ? { ...item, glyph: 'x' } : item)))
  },
}

/** Whether it is an x, which people call a cross as well. */
function crosses(item: Item): boolean {
  return item.kind === 'thing' && (item.glyph === 'x' || item.glyph === 'cross')
}
