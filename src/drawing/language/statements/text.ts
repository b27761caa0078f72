import type { Span } from '../../model/finding.ts'
import { LIMITS, RANGES } from '../limits.ts'
import { printModifiers, readModifiers } from '../modifiers.ts'
import type { TextStatement } from '../program.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, peek, spanFrom, take } from '../reader.ts'
import { findParameter, printScalar, readScalar } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'
import { printPoint, readPoint } from '../vertex.ts'

const ALPHABET = /^[A-Z0-9.,:!?%#@&+\-=/$]+$/
const EXPECTED = 'characters of A-Z 0-9 . , : ! ? % # @ & + - = / $'

/** `text`: letters, digits and marks of the stroke alphabet. */
export const text: StatementForm<TextStatement> = {
  keyword: 'text',
  kind: 'text',
  summary: `One to ${LIMITS.text} letters, digits or marks, centred on a point; the height runs from base line to cap line. ${EXPECTED.replace('characters of', 'It knows')}.`,
  forms: ['text "B" X,Y HEIGHT [modifiers]', 'text $letter X,Y HEIGHT [modifiers]'],
  example: 'icon parking\nbox 3,3 18x18\ntext "P" 12,12 9 cut\n',
  otherNames: ['letter', 'char', 'glyph', 'label'],
  parse(reader, keyword) {
    const content = readContent(reader)
    const { x, y } = readPoint(reader, 'the middle x,y')
    const height = readScalar(reader, 'a text height', RANGES.textHeight)
    const modifiers = readModifiers(reader)
    return { kind: 'text', text: content, x, y, height, modifiers, span: spanFrom(reader, keyword) }
  },
  print: (statement) => {
    const content = typeof statement.text === 'string' ? `"${statement.text}"` : `$${statement.text.parameter}`
    return `text ${content} ${printPoint(statement)} ${printScalar(statement.height)}${printModifiers(statement.modifiers)}`
  },
  bind: (statement, { number, text: characters }) => [
    {
      ...statement,
      text: characters(statement.text),
      x: number(statement.x),
      y: number(statement.y),
      height: number(statement.height),
    },
  ],
}

function readContent(reader: Reader): TextStatement['text'] {
  const token = peek(reader)
  if (token.kind === 'string') {
    take(reader)
    checkContent(reader, token.text, token.span)
    return token.text
  }
  if (token.kind === 'word' && /^\$[a-z]/.test(token.text)) {
    take(reader)
    const name = token.text.slice(1)
    const parameter = findParameter(reader, name, token.span)
    if (parameter?.values.kind === 'choice')
      parameter.values.of.forEach((value) => checkContent(reader, value, token.span))
    if (parameter?.values.kind === 'range') checkContent(reader, String(parameter.values.from), token.span)
    if (parameter?.values.kind === 'range') checkContent(reader, String(parameter.values.to), token.span)
    return { parameter: name }
  }
  if (token.kind === 'unclosed-string') {
    fail(
      reader,
      token.span,
      'This text has no closing quote.',
      'a text in quotes',
      `Write "${token.text.trim().split(/\s/)[0] ?? 'A'}".`,
    )
  } else {
    failAtNext(reader, 'a text in quotes', 'Write the text in quotes, such as "B".')
  }
  return 'A'
}

function checkContent(reader: Reader, content: string, span: Span): void {
  if (content.length < 1 || content.length > LIMITS.text) {
    fail(
      reader,
      span,
      `A text has 1 to ${LIMITS.text} characters.`,
      `1 to ${LIMITS.text} characters`,
      'Write fewer characters, such as "AB".',
    )
  } else if (!ALPHABET.test(content)) {
    const upper = content.toUpperCase()
    const hint = ALPHABET.test(upper) ? `Write "${upper}".` : 'Draw other characters with lines and arcs.'
    fail(reader, span, `The stroke alphabet cannot write "${content}".`, EXPECTED, hint)
  }
}
