import type { ThingItem } from '../item.ts'

/** The item of a thing that a word of another kind turned out to name. */
export function thingItem(glyph: string, text: string, preset: ThingItem['preset'] = new Map()): ThingItem {
  return { kind: 'thing', glyph, preset, text, plural: false, sign: false }
}
