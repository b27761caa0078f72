import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** A quality that something is said of, or that is joined to a thing, is a thing. */
export const namedQuality: Rule = {
  id: 'named-quality',
  on: ['quality'],
  rationale:
    'A quality at the beginning, with a relation behind it, is no quality of anything: "bold in a circle" is about the sign for bold, not ' +
    'about how the circle is drawn. Nor is one that is joined to a thing and has nothing behind it: who asks for an apple and an orange wants the fruit.',
  cases: [
    ['bold in a circle', 'bold @circle'],
    ['bold with a plus', 'bold +plus(with)'],
    ['an apple and an orange', 'apple +orange(with)'],
    ['a file with a red ribbon', 'file +ribbon(with) ?red'],
  ],
  apply: ({ items }, lexicon) => {
    const named = items.map((item, at) =>
      item.kind === 'quality' && item.glyph !== null && (isFirst(items, at) || isJoined(items, at))
        ? thingItem(item.glyph, item.text, lexicon)
        : item,
    )
    return named.every((item, at) => item === items[at]) ? null : asItems(named)
  },
}

function isFirst(items: readonly Item[], at: number): boolean {
  return at === 0 && items[1]?.kind === 'relation'
}

/** "And an orange", "with a red ribbon", but "in orange" and "red and orange". */
function isJoined(items: readonly Item[], at: number): boolean {
  const [quality, next] = items.slice(at, at + 2)
  if (quality?.kind !== 'quality' || quality.style || !(next === undefined || next.kind === 'relation')) return false
  const related = items.findLastIndex(({ kind }, index) => index < at && kind !== 'quality')
  const [thing, relation] = [items[related - 1], items[related]]
  if (thing?.kind !== 'thing' || relation?.kind !== 'relation') return false
  return relation.relation === 'and' || relation.relation === 'with'
}
