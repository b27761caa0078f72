import type { Area } from '../../../drawing/language/program.ts'
import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning, Placement } from '../meaning.ts'
import { piece, WHOLE } from './piece.ts'
import type { Sketch } from './sketch.ts'
import { traitsOf } from './sketch.ts'
import { nameOf, sentence } from './words.ts'

/** Where the two of a scene stand. `behind`: the guest is drawn first and the head is set off from it. */
interface Stage {
  readonly head: Area
  readonly guest: Area
  readonly behind?: true
  /** Both in their small forms. */
  readonly small?: true
}

function area(x: number, y: number, side: number): Area {
  return { x, y, width: side, height: side }
}

/** Two things of equal rank in one picture, placed as the request says. The guest takes its small form. */
export function scenes(meaning: Meaning, lexicon: Lexicon): Sketch[] {
  const { head, guest } = meaning
  if (head === null || guest === null) return []
  const keyline = head.kind === 'glyph' ? (lexicon.glyphs.get(head.glyph)?.keyline ?? 'free') : 'sign'
  return stages(guest.placement, keyline).map((stage, index): Sketch => {
    const behind = stage.behind === true
    const headPiece = piece(
      head,
      { into: stage.head, mini: stage.small === true, over: behind ? 'ink' : 'none', cut: false },
      lexicon,
    )
    const guestPiece = piece(
      guest.subject,
      { into: stage.guest, mini: !behind, over: behind ? 'none' : 'ink', cut: false },
      lexicon,
    )
    return {
      name: `${nameOf(head)}-${nameOf(guest.subject)}`,
      idea: `scene-${guest.placement}${index === 0 ? '' : `-${index + 1}`}`,
      keyline: 'free',
      traits: traitsOf(head, lexicon),
      statements: behind ? [...guestPiece, ...headPiece] : [...headPiece, ...guestPiece],
      intent: sentence(meaning, 'scene', lexicon.grammar),
    }
  })
}

/** A wide head leaves room above and below; others are drawn smaller. */
function stages(placement: Placement, keyline: Keyline): Stage[] {
  switch (placement) {
    case 'below':
      return keyline === 'wide'
        ? [
            { head: { ...WHOLE, y: -3 }, guest: area(8, 14, 8) },
            { head: area(2, -1, 20), guest: area(8, 14, 8) },
          ]
        : [
            { head: area(4, 0, 16), guest: area(8, 14, 8) },
            { head: area(5, 1, 14), guest: area(8.5, 15, 7) },
          ]
    case 'above':
    case 'on':
      return keyline === 'wide'
        ? [
            { head: { ...WHOLE, y: 3 }, guest: area(8, 2, 8) },
            { head: area(2, 5, 20), guest: area(8, 2, 8) },
          ]
        : [
            { head: area(4, 8, 16), guest: area(8, 2, 8) },
            { head: area(5, 9, 14), guest: area(8.5, 2, 7) },
          ]
    case 'behind':
      return [
        { head: area(0, 4, 20), guest: area(10, 0, 14), behind: true },
        { head: area(1, 5, 18), guest: area(9, 0, 15), behind: true },
      ]
    case 'beside':
    case 'with':
    case 'inside':
      return [
        { head: area(0, 4, 16), guest: area(15, 8, 8) },
        { head: area(2, 7.5, 9), guest: area(13, 7.5, 9), small: true },
        { head: area(0, 5, 14), guest: area(14, 8, 8) },
      ]
  }
}
