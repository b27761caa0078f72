import { readBlock } from '../block.ts'
import { RANGES } from '../limits.ts'
import type { MirrorStatement } from '../program.ts'
import { failAtNext, peek, spanFrom, take } from '../reader.ts'
import { printScalar, SCALAR, scalarFrom } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'

const AXIS = new RegExp(`^([xy])=(${SCALAR})$`)

/** `mirror`: its statements twice. */
export const mirror: StatementForm<MirrorStatement> = {
  keyword: 'mirror',
  kind: 'mirror',
  summary:
    'Draws its statements twice: as they are and mirrored. `x=12` mirrors left to right about that x, `y=12` top to bottom.',
  forms: ['mirror x=12 { … }', 'mirror y=12 { … }'],
  example: 'icon calendar\nbox 3,4 18x17\nline 3,9 21,9\nmirror x=12 { line 8,2 8,6 notch }\n',
  otherNames: ['flip', 'reflect', 'symmetry'],
  parse(reader, keyword) {
    const token = peek(reader)
    const match = token.kind === 'word' && token.text.length < 96 ? AXIS.exec(token.text) : null
    if (match !== null) take(reader)
    else failAtNext(reader, 'an axis x=… or y=…', 'Write x=12 to mirror left to right, y=12 to mirror top to bottom.')
    const at = match === null ? 12 : scalarFrom(reader, match[2]!, token.span, 'an axis', RANGES.coordinate)
    const children = readBlock(reader)
    return { kind: 'mirror', axis: match?.[1] === 'y' ? 'y' : 'x', at, children, span: spanFrom(reader, keyword) }
  },
  print: ({ axis, at }) => `mirror ${axis}=${printScalar(at)}`,
  bind: (statement, { number, block }) => [
    { ...statement, at: number(statement.at), children: block(statement.children) },
  ],
}
