import type { Grammar } from '../../../lexicon/grammar.ts'
import type { Subject } from '../meaning.ts'

/** What a preset is called that no glyph has as a parameter of its own: to which side the picture is turned, or that it is drawn the other way round. */
export const TURN = 'turn'
export const FLIP = 'flip'

const OTHER_SIDE: ReadonlyMap<string, string> = new Map([
  ['left', 'right'],
  ['right', 'left'],
])

/** A thing that looks to a side: drawn the other way round where it looks to the other in its picture, turned where it is seen from above. Null for all others. */
export function turnedTo(side: string, subject: Subject, { drawnAnyway, glyphs }: Grammar): Subject | null {
  const other = OTHER_SIDE.get(side)
  if (other === undefined || subject.kind !== 'glyph' || subject.preset.size > 0) return null
  const how = glyphs.seenFromAbove.has(subject.glyph)
    ? TURN
    : drawnAnyway.get(other)?.includes(subject.glyph) === true
      ? FLIP
      : null
  return how === null ? null : { ...subject, preset: new Map([[how, side]]), state: `, facing ${side}` }
}
