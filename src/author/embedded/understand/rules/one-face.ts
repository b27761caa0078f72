import type { Rule } from '../understand.ts'
import { asThings } from '../understand.ts'

/** A face with a feeling is one face. */
export const oneFace: Rule = {
  id: 'one-face',
  on: ['face'],
  rationale:
    'Beside a face that shows a feeling, the word "face" or "emoji" names no second one: a crying face is one face.',
  cases: [
    ['a wink and a smiley', 'wink'],
    ['confused emoji', 'confused'],
  ],
  apply: ({ things }, { grammar: { glyphs, plainFaceWords } }) =>
    asThings(
      things.filter(
        ({ subject }) =>
          subject.kind !== 'glyph' || !glyphs.plainFace.has(subject.glyph) || !plainFaceWords.has(subject.text),
      ),
    ),
}
