import { bind } from '../../language/bind.ts'
import type { Bound } from '../../language/bound.ts'
import type { Modifiers, TextStatement } from '../../language/program.ts'
import { parse } from '../../language/parse.ts'
import { ALPHABET, CAP_HEIGHT, LETTER_GAP } from '../alphabet.ts'
import { compose, move, scaleAbout } from '../similarity.ts'
import { type Context, type LowerStatement, moved, presenceOf } from './context.ts'

/**
 * Characters of our own stroke alphabet, side by side, centred on (x, y). They are drawn as open strokes: text never
 * fills, it is knocked out of a solid or stands as lines.
 */
export function lowerText(statement: Bound<TextStatement>, context: Context, lowerStatement: LowerStatement): void {
  const glyphs = [...statement.text.toUpperCase()]
    .map((character) => ALPHABET[character])
    .filter((glyph) => glyph !== undefined)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0) + LETTER_GAP * (glyphs.length - 1)
  const factor = statement.height / CAP_HEIGHT
  const place = compose(move(statement.x, statement.y), scaleAbout(factor, 0, 0))
  // The text's own lanes count where it stands; those of its strokes count by its height.
  const presence = presenceOf(statement.modifiers, context)
  let left = -width / 2
  for (const glyph of glyphs) {
    const inside = { ...moved(context, compose(place, move(left, -CAP_HEIGHT / 2))), presence }
    const { program } = bind(parse(`icon character\n${glyph.strokes}`).program, new Map())
    for (const child of program.statements) {
      const styled = 'modifiers' in child ? { ...child, modifiers: styledStroke(child.modifiers, statement) } : child
      lowerStatement({ ...styled, span: statement.span }, inside)
    }
    left += glyph.width + LETTER_GAP
  }
}

/** A stroke keeps the lanes that the alphabet gives it; all else it takes from the text. */
function styledStroke({ fromLanes, belowLanes }: Modifiers, text: Bound<TextStatement>): Modifiers {
  return { ...text.modifiers, role: roleOf(text), fromLanes, belowLanes }
}

/** Closed letters (B, O, 8) are lines, not solids. */
function roleOf(statement: Bound<TextStatement>): 'line' | 'knock-out' | 'ink' | 'hole' | 'solid' {
  return statement.modifiers.role === 'auto' ? 'line' : statement.modifiers.role
}
