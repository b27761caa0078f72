import { drawnAs } from '../../../../lexicon/lexicon.ts'
import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** A request that crosses out, and names nothing to be crossed out, is a sign of its own. */
export const loneSlash: Rule = {
  id: 'lone-slash',
  on: ['slash'],
  rationale:
    'A word that crosses out and stands alone ("forbidden", "disabled") has nothing to cross out: it asks for the sign that says so.',
  cases: [
    ['forbidden', 'ban'],
    ['off', 'ban'],
    ['disabled', 'wheelchair ?disabled'],
  ],
  apply: ({ items }, lexicon) => {
    const [first] = items
    if (items.length !== 1 || first?.kind !== 'slash') return null
    const sign = drawnAs(first.text, lexicon)?.glyph ?? [...lexicon.grammar.glyphs.aloneWithASlash][0] ?? ''
    return lexicon.glyphs.has(sign) ? asItems([thingItem(sign, first.text, lexicon)]) : null
  },
}
