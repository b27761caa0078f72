import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Draft } from '../author.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { compose } from './compose/compose.ts'
import { draftOf, sketchOf } from './compose/sketch.ts'
import { plainGlyph } from './meaning.ts'

/** The draft of one glyph alone, by its name and the values of its parameters: what a request that names exactly that gets. Null when there is no such glyph. */
export function draftOfGlyph(
  glyph: string,
  preset: ReadonlyMap<string, string | number>,
  lexicon: Lexicon,
): Draft | null {
  if (!lexicon.glyphs.has(glyph)) return null
  const head = plainGlyph(glyph, { preset })
  const meaning = {
    head,
    guest: null,
    apart: null,
    second: null,
    slash: false,
    container: null,
    count: 1,
    findings: [],
  }
  const [arrangement] = compose(meaning, lexicon, HOUSE_CUT)
  return arrangement === undefined ? null : draftOf(sketchOf(arrangement, lexicon, HOUSE_CUT), [])
}
