import type { DeclarationForm } from '../declaration-form.ts'
import { LIMITS, RANGES } from '../limits.ts'
import type { Parameter } from '../program.ts'
import type { Reader } from '../reader.ts'
import { atHeadEnd, fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import { NAME } from '../scalar.ts'
import { isValue } from '../slug.ts'

const PARAMETER_NAME = new RegExp(`^${NAME}$`)
const RANGE = /^(-?\d{1,4})\.\.(-?\d{1,4})$/

/** `param`: a parameter of the glyph. */
export const param: DeclarationForm = {
  keyword: 'param',
  summary:
    'A parameter with its default: a range of whole numbers, or a choice of words or single characters. `$name` stands for its value in any number below it.',
  forms: ['param NAME FROM..TO = DEFAULT', 'param NAME VALUE VALUE … = DEFAULT'],
  example:
    'icon volume\ntraits directional partial\nparam level 0..2 = 2\npoly 3,9 7,9 12,4 12,20 7,15 3,15\nwhen level >= 1 { arc 12,12 4.5 -40 40 }\nwhen level >= 2 { arc 12,12 9 -45 45 }\n',
  repeatable: true,
  parse(reader, draft, keyword) {
    const nameToken = peek(reader)
    const name = readName(reader)
    const values = readValues(reader)
    if (nextIsWord(reader, '=')) take(reader)
    else failAtNext(reader, '= and a default', 'End with the default, such as `= 2`, with blanks.')
    const chosen = readDefault(reader, values)
    if (reader.failed) return
    if (reader.parameters.has(name))
      fail(
        reader,
        nameToken.span,
        `A parameter \`${name}\` is declared already.`,
        'another name',
        'Keep one of the two.',
      )
    if (draft.parameters.length === LIMITS.parameters)
      fail(
        reader,
        keyword.span,
        `A program has at most ${LIMITS.parameters} parameters.`,
        'another declaration',
        'Leave one out.',
      )
    if (reader.failed) return
    const parameter: Parameter = { name, values, default: chosen, span: spanFrom(reader, keyword) }
    reader.parameters.set(name, parameter)
    draft.parameters = [...draft.parameters, parameter]
  },
  print: ({ parameters }) =>
    parameters.map(({ name, values, default: chosen }) => {
      const listed = values.kind === 'range' ? `${values.from}..${values.to}` : values.of.join(' ')
      return `param ${name} ${listed} = ${chosen}`
    }),
}

function readName(reader: Reader): string {
  const token = peek(reader)
  if (token.kind === 'word' && token.text.length <= 24 && PARAMETER_NAME.test(token.text)) return take(reader).text
  failAtNext(
    reader,
    'a name such as level',
    'Begin with a lower-case letter; letters, digits and single hyphens may follow, 24 in all.',
  )
  return 'level'
}

function readValues(reader: Reader): Parameter['values'] {
  const token = peek(reader)
  const range = token.kind === 'word' ? RANGE.exec(token.text) : null
  if (range === null) return { kind: 'choice', of: readChoices(reader) }
  take(reader)
  const [from, to] = [Number(range[1]) + 0, Number(range[2]) + 0]
  const { parameter: limit } = RANGES
  if (from >= to)
    fail(
      reader,
      token.span,
      'A range runs from a lower to a higher number.',
      'from..to',
      `Write ${Math.min(from, to)}..${Math.max(from, to) + (from === to ? 1 : 0)}.`,
    )
  if (from < limit.from || to > limit.to)
    fail(
      reader,
      token.span,
      `A parameter lies within ${limit.from} to ${limit.to}.`,
      'from..to',
      'Write a smaller range, such as 0..4.',
    )
  return { kind: 'range', from, to }
}

function readChoices(reader: Reader): string[] {
  const values: string[] = []
  while (!reader.failed && !atHeadEnd(reader) && !nextIsWord(reader, '=')) {
    const token = peek(reader)
    if (token.kind !== 'word' || !isValue(token.text)) {
      failAtNext(
        reader,
        'a value',
        'Values are words such as up, whole numbers, or single characters such as A; a range is 0..4.',
      )
      return values
    }
    take(reader)
    if (values.includes(token.text))
      fail(reader, token.span, `The value \`${token.text}\` is given twice.`, 'another value', 'Keep one of the two.')
    if (values.length === LIMITS.choices)
      fail(reader, token.span, `A choice has at most ${LIMITS.choices} values.`, '= and a default', 'Leave some out.')
    values.push(token.text)
  }
  if (values.length < 2)
    failAtNext(reader, 'a range or at least two values', 'Write a range such as 0..4, or values such as up down.')
  return values
}

function readDefault(reader: Reader, values: Parameter['values']): string | number {
  if (!nextIsWord(reader)) {
    failAtNext(reader, 'a default', 'Write one of the values.')
    return 0
  }
  const { text, span } = take(reader)
  if (values.kind === 'choice') {
    if (!values.of.includes(text))
      fail(
        reader,
        span,
        'The default is none of the values.',
        values.of.join(', '),
        `Write ${values.of[0] ?? 'a value'}, for instance.`,
      )
    return text
  }
  const value = /^-?\d{1,4}$/.test(text) ? Number(text) + 0 : NaN
  if (value >= values.from && value <= values.to) return value
  fail(
    reader,
    span,
    'The default lies outside the range.',
    `a whole number from ${values.from} to ${values.to}`,
    `Write ${values.from}, for instance.`,
  )
  return values.from
}
