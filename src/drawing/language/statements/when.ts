import type { Span } from '../../model/finding.ts'
import { readBlock } from '../block.ts'
import type { Parameter, WhenStatement } from '../program.ts'
import { nearest } from '../nearest.ts'
import type { Reader } from '../reader.ts'
import { fail, failAtNext, nextIsWord, peek, spanFrom, take } from '../reader.ts'
import { findParameter } from '../scalar.ts'
import type { StatementForm } from '../statement-form.ts'

const TESTS = ['is', 'not', '>=', '<'] as const

/** `when`: statements that depend on a parameter. */
export const when: StatementForm<WhenStatement> = {
  keyword: 'when',
  kind: 'when',
  summary: "Draws its statements only when a parameter's value passes the test. `>=` and `<` are for ranges.",
  forms: [
    'when NAME is VALUE { … }',
    'when NAME not VALUE { … }',
    'when NAME >= NUMBER { … }',
    'when NAME < NUMBER { … }',
  ],
  example:
    'icon battery\ntraits partial\nparam level 0..2 = 1\nbox 2,7 17x10\nline 22,11 22,13\nwhen level >= 1 { line 6,11 6,13 cut }\nwhen level >= 2 { line 10,11 10,13 cut }\n',
  otherNames: ['if', 'case', 'unless'],
  parse(reader, keyword) {
    const nameToken = peek(reader)
    const parameter = readParameter(reader)
    const test = readTest(reader, parameter)
    const value = readValue(reader, parameter)
    const children = readBlock(reader)
    return {
      kind: 'when',
      parameter: parameter?.name ?? nameToken.text,
      test,
      value,
      children,
      span: spanFrom(reader, keyword),
    }
  },
  print: ({ parameter, test, value }) => `when ${parameter} ${test} ${value}`,
  bind: (statement, { value, block }) =>
    passes(statement, value(statement.parameter)) ? block(statement.children) : [],
}

function passes({ test, value }: WhenStatement, actual: string | number): boolean {
  if (test === 'is') return String(actual) === String(value)
  if (test === 'not') return String(actual) !== String(value)
  return test === '>=' ? Number(actual) >= Number(value) : Number(actual) < Number(value)
}

function readParameter(reader: Reader): Parameter | null {
  if (!nextIsWord(reader)) {
    failAtNext(reader, 'the name of a parameter', 'Write a test such as `when level >= 3`.')
    return null
  }
  const { text, span } = take(reader)
  const glued = /^(.{1,24}?)(>=|<)(.{0,24})$/.exec(text)
  if (glued !== null)
    fail(
      reader,
      span,
      'The test needs blanks round its sign.',
      'the name of a parameter',
      `Write \`when ${glued[1]} ${glued[2]} ${glued[3] || 1}\`.`,
    )
  return findParameter(reader, text.replace(/^\$/, ''), span)
}

function readTest(reader: Reader, parameter: Parameter | null): WhenStatement['test'] {
  const token = peek(reader)
  const test = TESTS.find((name) => name === token.text)
  if (token.kind !== 'word' || test === undefined) {
    const meant = { '=': 'is', '==': 'is', '!=': 'not', '>': '>=', '<=': '<' }[token.text]
    failAtNext(
      reader,
      'is, not, >= or <',
      meant === undefined ? 'Write a test such as `when level >= 3`, with blanks.' : `Write \`${meant}\`.`,
    )
    return 'is'
  }
  take(reader)
  if (parameter?.values.kind === 'choice' && (test === '>=' || test === '<')) {
    fail(
      reader,
      token.span,
      `\`${parameter.name}\` is a choice and has no order.`,
      'is or not',
      `Write \`when ${parameter.name} is ${parameter.values.of[0]}\`.`,
    )
  }
  return test
}

/** A number for a range, a text for a choice; it must be a value that the parameter can have. */
function readValue(reader: Reader, parameter: Parameter | null): string | number {
  if (!nextIsWord(reader)) {
    failAtNext(reader, 'a value', 'Write a test such as `when level >= 3`.')
    return 0
  }
  const { text, span } = take(reader)
  if (parameter === null) return text
  return parameter.values.kind === 'choice'
    ? choiceValue(reader, parameter.values.of, text, span)
    : rangeValue(reader, parameter.values, text, span)
}

function choiceValue(reader: Reader, values: readonly string[], text: string, span: Span): string {
  if (!values.includes(text)) {
    const [near] = nearest(text, values)
    fail(
      reader,
      span,
      `\`${text.slice(0, 40)}\` is not a value of this parameter.`,
      values.join(', '),
      near === undefined ? `Write one of ${values.join(', ')}.` : `Did you mean \`${near}\`?`,
    )
  }
  return text
}

function rangeValue(
  reader: Reader,
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
  span: Span,
): number {
  const value = /^-?\d{1,4}$/.test(text) ? Number(text) + 0 : NaN
  if (value >= from && value <= to) return value
  fail(
    reader,
    span,
    `\`${text.slice(0, 40)}\` is not a value of this parameter.`,
    `a whole number from ${from} to ${to}`,
    `Write a number from ${from} to ${to}.`,
  )
  return from
}
