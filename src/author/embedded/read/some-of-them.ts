import { presetOf } from '../../../lexicon/presets.ts'
import type { Item } from '../item.ts'
import type { Place } from './place.ts'

/** How some of several look, which sets them apart from the others. */
const LOOK = /^(?:one|two|three|four|five|\d{1,2}) (?:filled|solid|highlighted|selected|active|lit|empty|shaded)$/

/** "Four squares one filled": that one looks otherwise is all that is meant, and no picture shows it but one that has so many of them: "signal bars two filled". */
export function someOfThem(text: string, { items, lexicon: { glyphs, grammar } }: Place): Item | null {
  if (!LOOK.test(text)) return null
  const areSeveral = items.some((item) => item.kind === 'number' || (item.kind === 'thing' && item.plural))
  const thing = items.findLast((item) => item.kind === 'thing')
  const program = thing === undefined ? undefined : glyphs.get(thing.glyph)
  const count = grammar.numbers.get(text.split(' ')[0] ?? '') ?? Number.parseInt(text, 10)
  const isLevel = program !== undefined && presetOf(program, String(count)) !== null
  return areSeveral && !isLevel ? { kind: 'unknown', text, action: false } : null
}
