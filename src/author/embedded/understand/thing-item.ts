import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { ThingItem } from '../item.ts'

/** The item of a thing that a word of another kind turned out to name. */
export function thingItem(
  glyph: string,
  text: string,
  lexicon: Lexicon,
  preset: ThingItem['preset'] = new Map(),
): ThingItem {
  const isStretched = drawnAs(text, lexicon)?.isStretched === true
  return { kind: 'thing', glyph, preset, text, plural: false, sign: false, isStretched }
}
