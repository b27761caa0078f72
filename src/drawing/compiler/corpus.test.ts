import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from '../language/parse.ts'
import { STATEMENTS } from '../language/statements.ts'
import { cutName } from '../model/cut.ts'
import type { Cut, Finish, Radius, Size, Stroke } from '../model/cut.ts'
import { write } from '../svg/write.ts'
import { compile } from './compile.ts'

/**
 * Every program of the corpus with its pictures at some cuts beside it. With BURIN_CORPUS=write the expected files are
 * written anew: look at the pictures (`npm run -s sheet`) before you keep them.
 */
const folder = join(import.meta.dirname, '../../../corpus/compiler')
const programs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.icon'))
  .sort()

const cut = (size: Size, stroke: Stroke, radius: Radius, finish: Finish): Cut => ({ size, stroke, radius, finish })
/** Nominal and sharp, heavy and light, whole and half strokes, both finishes. */
const CUTS = [
  cut(24, 2, 3, 'outlined'),
  cut(24, 2, 0, 'outlined'),
  cut(24, 2, 3, 'filled'),
  cut(16, 1.5, 2, 'outlined'),
  cut(16, 3, 3, 'filled'),
  cut(20, 2.5, 1, 'outlined'),
]

/** `use` is gone before anything is compiled. */
const NEVER_COMPILED = ['use']

describe('corpus of the compiler', () => {
  it('has a folder for every statement', () => {
    const folders = new Set(programs.map((path) => path.split('/')[0]))
    const missing = STATEMENTS.map(({ keyword }) => keyword).filter((keyword) => !folders.has(keyword))
    assert.deepEqual(missing, NEVER_COMPILED)
  })

  for (const path of programs) {
    it(path.slice(0, -'.icon'.length), () => {
      const actual = picturesOf(readFileSync(join(folder, path), 'utf8'))
      assert.match(actual, /<path/, `corpus/compiler/${path} draws nothing: lower.ts may not know its statement`)
      const expectedFile = join(folder, path.replace(/\.icon$/, '.expected.txt'))
      if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(expectedFile, actual)
      assert.ok(existsSync(expectedFile), 'no expected pictures beside the program')
      const difference = differenceOf(readFileSync(expectedFile, 'utf8').replaceAll('\r\n', '\n'), actual)
      assert.ok(difference === '', `corpus/compiler/${path} is drawn differently:\n${difference}`)
    })
  }

  it('says which lines of which cut differ', () => {
    assert.equal(differenceOf('24/2\n<a/>\n<b/>\n', '24/2\n<a/>\n<b/>\n'), '')
    assert.equal(
      differenceOf('24/2\n<a/>\n\n16/2\n<b/>\n', '24/2\n<a/>\n\n16/2\n<c/>\n<d/>\n'),
      '16/2\n  - <b/>\n  + <c/>\n  + <d/>',
    )
  })
})

/** One paragraph per cut: its name, what the compiler says, the SVG with a line for each element. */
function picturesOf(text: string): string {
  const { program, problems } = parse(text)
  assert.deepEqual(problems, [], 'the program has a fault')
  return CUTS.map((one) => {
    const compiled = compile(program, one)
    const remarks = compiled.problems.map(({ span, message }) => `! ${span.line}:${span.column} ${message}\n`)
    return `${cutName(one)}\n${remarks.join('')}${write(compiled.drawing).trimEnd().replaceAll('><', '>\n<')}\n`
  }).join('\n')
}

/** The paragraphs that differ, each with its lines gone (-) and come (+); '' for equal texts. */
function differenceOf(expected: string, actual: string): string {
  const before = expected.split('\n\n')
  const after = actual.split('\n\n')
  const paragraphs: string[] = []
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const was = (before[index] ?? '').trimEnd().split('\n')
    const is = (after[index] ?? '').trimEnd().split('\n')
    if (was.join('\n') === is.join('\n')) continue
    const gone = was.filter((line) => !is.includes(line)).map((line) => `  - ${line}`)
    const come = is.filter((line) => !was.includes(line)).map((line) => `  + ${line}`)
    paragraphs.push([is[0] ?? was[0], ...gone, ...come].join('\n'))
  }
  return paragraphs.join('\n')
}
