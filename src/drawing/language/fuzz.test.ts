import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { bind } from './bind.ts'
import { childrenOf } from './children.ts'
import { expand } from './expand.ts'
import { LIMITS } from './limits.ts'
import { loweredCount } from './lowered-count.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import type { Program, Statement } from './program.ts'
import { withoutSpans } from './read-one.ts'
import { variantsOf } from './variants.ts'

/** Damaged programs of the corpus: whatever comes in, nothing is thrown and what comes out keeps its promises. */
const folder = join(import.meta.dirname, '../../../corpus/language')
const corpus = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.icon'))
  .sort()
  .map((path) => readFileSync(join(folder, path), 'utf8'))
const glyphs: ReadonlyMap<string, Program> = new Map(
  corpus.map((text) => parse(text).program).map((program) => [program.name, program]),
)

const COUNT = process.env['BURIN_FUZZ'] === 'full' ? 100_000 : 2_000
const CHARACTERS = [...'{};#"\n -,.!*~$@=<>+x0159azA\u0000é𝄞\r\t']
const TOKENS = [
  '{',
  '}',
  ';',
  '-',
  '\n',
  'close',
  'cw',
  'ccw 4',
  'big',
  'into',
  'mini',
  'hole',
  'cut',
  'over=box',
  '@5+',
  '@3..5',
  'size<20',
  'r=0.5',
  'x=12',
  '12,12',
  '12,12!',
  '$level,3',
  '$level',
  '8x8',
  '$levelx$level',
  '0',
  '-1',
  '4',
  '1e9',
  '99999999999999999999',
  '0.0001',
  '"A"',
  '"',
  'param level 0..4 = 2\n',
  'param c A B = A\n',
  'ring 24 {',
  'mirror x=12 {',
  'join {',
  'part a {',
  'when level >= 2 {',
  'use bell mini into 1,1 8x8',
  'use rocket into 1,1 8x8',
  'words a, b',
  'icon b',
  'box',
  'path',
  'line',
]

describe('damaged programs', () => {
  it(`${COUNT} of them break nothing`, () => {
    const random = generator(2611)
    for (let i = 0; i < COUNT; i += 1) {
      const text = damaged(random)
      try {
        check(text)
      } catch (error) {
        throw new Error(`for the program ${JSON.stringify(text)}`, { cause: error })
      }
    }
  })
})

function check(text: string): void {
  const { program, problems } = parse(text)
  assert.ok(problems.length <= LIMITS.problems)
  for (const { span, message, expected, hint } of problems) {
    assert.ok(
      span.start >= 0 && span.start <= span.end && span.end <= text.length && span.line >= 1 && span.column >= 1,
    )
    assert.ok(
      message.length > 0 && message.length < 300 && expected.length > 0 && hint.length > 0 && hint.length < 300,
      `${message} ${hint}`,
    )
  }
  assert.ok(loweredCount(program) <= LIMITS.lowered)
  assert.ok(size(program) <= LIMITS.statements)

  const formatted = print(program)
  const again = parse(formatted)
  assert.deepEqual(again.problems, [])
  assert.deepEqual(withoutSpans(again.program), withoutSpans(program))

  const expanded = expand(program, (name) => glyphs.get(name) ?? null, [...glyphs.keys()]).program
  assert.ok(size(expanded) <= LIMITS.statements)
  assert.ok(loweredCount(expanded) <= LIMITS.lowered)
  assert.ok(!/^ *use /m.test(print(expanded)))

  const [first] = variantsOf(expanded)
  const bound = bind(expanded, first!)
  assert.deepEqual(bound.problems, [])
  assert.deepEqual(bound.program.parameters, [])
  assert.ok(!/\$[a-z]/.test(print({ ...bound.program, words: [] })))
  assert.ok(size(bound.program) <= LIMITS.statements)
}

function size(program: Program): number {
  const count = (statement: Statement): number =>
    (childrenOf(statement) ?? []).reduce((sum, child) => sum + count(child), 1)
  return [...program.statements, ...(program.mini ?? [])].reduce((sum, statement) => sum + count(statement), 0)
}

/** A program of the corpus with one to six changes, of characters or of words. */
function damaged(random: (below: number) => number): string {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  let text = pick(corpus)
  for (let changes = 1 + random(6); changes > 0; changes -= 1) {
    const words = text.split(/(?<=\s)/)
    const at = random(words.length + 1)
    const place = random(text.length + 1)
    switch (random(8)) {
      case 0:
        text = text.slice(0, place) + text.slice(place + 1 + random(3))
        break
      case 1:
        text = text.slice(0, place) + pick(CHARACTERS) + text.slice(place)
        break
      case 2:
        text = text.slice(0, place) + pick(CHARACTERS) + text.slice(place + 1)
        break
      case 3:
        text = [...words.slice(0, at), ...words.slice(at + 1)].join('')
        break
      case 4:
        text = [...words.slice(0, at), `${pick(TOKENS)} `, ...words.slice(at)].join('')
        break
      case 5:
        text = [...words.slice(0, at), `${pick(TOKENS)} `, ...words.slice(at + 1)].join('')
        break
      case 6:
        text = [...words.slice(0, at), ...words.slice(random(at + 1))].join('')
        break
      default:
        text += pick(pick(corpus).split(/(?<=\n)/))
    }
  }
  return text
}

/** Whole numbers below a bound, the same ones for the same seed. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
