import { equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { expand } from './expand.ts'
import { parse, problemText } from './parse.ts'

const first = (text: string): string => {
  const [problem] = parse(text).problems
  return problem === undefined ? '' : problemText(problem)
}

describe('what a problem says', () => {
  it('is said once', () => {
    equal(first('icon a\ncircle 12,12\n'), 'Here should be a radius. Write a number from 0.05 to 72, such as 4.')
    equal(
      first('icon a\nkeyline sing\nbox 3,3 8x8\n'),
      '`sing` is not one of circle, square, wide, tall, sign, free. Did you mean `sign`?',
    )
    equal(
      first('icon a\ntext "Hello world" 12,12 8\n'),
      'A text has 1 to 4 characters. Write fewer characters, such as "AB".',
    )
  })
  it('says what was expected where the message does not', () => {
    equal(
      first('icon a\nbox 3,3 18x18 {\n'),
      '`{` does not belong here. Expected the end of the statement. Write `box X,Y WxH [modifiers]`.',
    )
  })
  it('knows the comments of other languages', () => {
    equal(
      first('icon a\n// a note\nbox 3,3 18x18\n'),
      'Comments begin with # here. Expected a statement. Write `# a note`.',
    )
    equal(
      first('icon a\nbox 3,3 18x18 // a note\n'),
      '`//` is not a modifier or the end of the statement. Comments begin with #.',
    )
  })
})

describe('a file that is no text', () => {
  it('is one problem, without its bytes', () => {
    const { program, problems } = parse('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR circle { \u0001')
    equal(problems.length, 1)
    equal(
      problems.map(problemText).join(),
      'This is not a text: it holds control characters. Expected a program in the icon language. Name a text file.',
    )
    equal(program.statements.length, 0)
    equal(first(`\u0000${'x'.repeat(100_000)}`), problems.map(problemText).join())
  })
})

describe('a glyph that nobody knows', () => {
  it('is pointed at by its name', () => {
    const text = 'icon a\n  use hart into 4,4 16x16\n'
    const { problems } = expand(parse(text).program, () => null, ['heart'])
    const [problem] = problems
    equal(text.slice(problem?.span.start, problem?.span.end), 'hart')
    equal(problem?.span.column, 7)
    equal(problem?.hint, 'Did you mean `heart`?')
  })
})
