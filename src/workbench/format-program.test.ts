import { equal } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { formatProgram } from './format-program.ts'
import { parse } from '../drawing/language/parse.ts'
import { print } from '../drawing/language/print.ts'

const CORPUS = join(import.meta.dirname, '../../corpus/compiler')

describe('formatProgram', () => {
  test('a text with problems stays as it is', () => equal(formatProgram('icon a\ncirle 12,12 9\n'), null))

  test('without comments it prints', () => equal(formatProgram('icon  a;circle 12,12   9'), 'icon a\ncircle 12,12 9\n'))

  test('comments stay with what they stand at', () => {
    const text = `# above all
icon a # its name
circle 12,12  9 # the rim
# the hands
mirror x=12 { # both sides
line 4,4 8,8
line 4,5 8,9
  # the last inside
} # so far
keyline circle # declared late
mini { line 1,1 5,5 } # small
# the end
`
    equal(
      formatProgram(text),
      `# above all
icon a # its name
keyline circle # declared late
mini { line 1,1 5,5 } # small
circle 12,12 9 # the rim
# the hands
mirror x=12 { # both sides
  line 4,4 8,8
  line 4,5 8,9
  # the last inside
} # so far
# the end
`,
    )
  })

  test('what says what holds anyway goes, its comment stays', () =>
    equal(
      formatProgram('icon a\nkeyline free # no outline\ncircle 12,12 9\n'),
      'icon a\n# no outline\ncircle 12,12 9\n',
    ))

  test('every program of the corpus, with a comment at each line: the same program, and again the same text', () => {
    for (const path of globSync('**/*.icon', { cwd: CORPUS }).sort()) {
      const text = readFileSync(join(CORPUS, path), 'utf8')
      if (parse(text).problems.length > 0) continue
      const lines = text.trimEnd().split('\n')
      const said = lines.flatMap((line, at) => (line.includes('#') ? [line] : [`# before ${at}`, `${line} # at ${at}`]))
      const formatted = formatProgram(said.join('\n')) ?? ''
      equal(print(parse(formatted).program), print(parse(text).program), path)
      equal(formatProgram(formatted), formatted, path)
      for (const [at, line] of lines.entries())
        if (!line.includes('#')) equal(formatted.split(`# at ${at}`).length > 1, true, `${path} ${at}`)
    }
  })
})
