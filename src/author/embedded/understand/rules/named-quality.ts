import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** A quality that something is said of is a thing. */
export const namedQuality: Rule = {
  id: 'named-quality',
  on: ['quality'],
  rationale:
    'A quality at the beginning, with a relation behind it, is no quality of anything: "bold in a circle" is about the sign for bold, not ' +
    'about how the circle is drawn.',
  cases: [
    ['bold in a circle', 'bold @circle'],
    ['bold with a plus', 'bold +plus(with)'],
  ],
  apply: ({ items }, lexicon) => {
    const [first, second] = items
    if (first?.kind !== 'quality' || first.glyph === null || second?.kind !== 'relation') return null
    return asItems([thingItem(first.glyph, first.text, lexicon), ...items.slice(1)])
  },
}
