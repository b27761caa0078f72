import { RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { DotStatement } from '../program.ts'
import { nextIsWord, peek, spanFrom } from '../reader.ts'
import { printNumber, readNumber } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint, readPoint } from '../vertex.ts'

const USUAL_SCALE = 1.5

/** `dot`: a round speck of a few stroke widths. */
export const dot: StatementForm<DotStatement> = {
  keyword: 'dot',
  kind: 'dot',
  summary: `A round dot, measured in stroke widths (${USUAL_SCALE} unless given): it grows with the stroke. Beside strokes none is narrower than they are.`,
  forms: ['dot X,Y [SCALE] [modifiers]'],
  example: 'icon die-three\nbox 3,3 18x18\ndot 8,8 cut\ndot 12,12 cut\ndot 16,16 cut\n',
  otherNames: ['point'],
  parse(reader, keyword) {
    const { x, y } = readPoint(reader)
    const given = nextIsWord(reader) && /^[-.\d$]/.test(peek(reader).text)
    const scale = given ? readNumber(reader, 'a dot scale', RANGES.dot) : USUAL_SCALE
    const modifiers = readModifiers(reader)
    return { kind: 'dot', x, y, scale, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) => {
    const scale = statement.scale === USUAL_SCALE ? '' : ` ${printNumber(statement.scale)}`
    return `dot ${printPoint(statement)}${scale}${printModifiers(statement.modifiers)}`
  },
  bind: (statement, { number }) => [{ ...statement, x: number(statement.x), y: number(statement.y) }],
}
