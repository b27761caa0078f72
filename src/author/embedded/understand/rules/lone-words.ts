import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { presetOf } from '../../../../lexicon/presets.ts'
import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** A request of nothing but qualities and states is about the glyphs that those words also mean. */
export const loneWords: Rule = {
  id: 'lone-words',
  on: ['nothing'],
  rationale:
    'Where nothing is named that could have a quality or a state, the words themselves are meant: "line" is a line, a bare direction is an ' +
    'arrow, a bare mood a face.',
  cases: [
    ['forward', 'arrow[right]'],
    ['line', 'line'],
    ['sad', 'frown'],
  ],
  apply: ({ items }, lexicon) => asItems(items.map((item) => itself(item, lexicon))),
}

function itself(item: Item, lexicon: Lexicon): Item {
  if (item.kind !== 'quality' && item.kind !== 'state') return item
  if (item.glyph !== null) return thingItem(item.glyph, item.text, lexicon)
  const shapes = [...lexicon.grammar.glyphs.aloneWithAState].flatMap((name) => lexicon.glyphs.get(name) ?? [])
  for (const shape of item.kind === 'state' ? shapes : []) {
    const preset = presetOf(shape, item.text)
    if (preset !== null) return thingItem(shape.name, item.text, lexicon, new Map([[preset.parameter, preset.value]]))
  }
  return item
}
