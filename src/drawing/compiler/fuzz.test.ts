import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { check } from '../checker/check.ts'
import { chanceFrom } from '../geometry/random-skeletons.ts'
import { parse } from '../language/parse.ts'
import { allCuts, cutName } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import { MOST_BYTES, read } from '../svg/read.ts'
import { write } from '../svg/write.ts'
import { compile } from './compile.ts'
import { MOST_PIECES } from './complexity.ts'

/** Damaged programs of the corpus through the whole wing: whatever comes in, a small sound SVG comes out. */
const COUNT = process.env['BURIN_FUZZ'] === 'full' ? 100_000 : 2_000
const folder = join(import.meta.dirname, '../../../corpus/compiler')
const corpus = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.icon'))
  .sort()
  .map((path) => readFileSync(join(folder, path), 'utf8'))
const NUMBERS = ['0', '12', '24', '3', '-5', '48', '0.001', '70', '7.333', '-24', '1000', '0.5']
const WORDS = [
  'solid',
  'hole',
  'cut',
  'ink',
  'line',
  'over',
  'over=box',
  'over=round',
  'notch',
  'free',
  'inner',
  'r=3',
  'r=0',
  '@5-',
  '@5+',
  'close',
  'filled',
  'outlined',
  'cw 5',
  'ccw 5 big',
  '12,12',
  '12,12!',
]

describe('damaged programs', () => {
  it(`${COUNT} of them are drawn, written, read and checked without a fault of ours`, () => {
    const chance = chanceFrom(1_605)
    const cuts = allCuts()
    let drawn = 0
    for (let i = 0; i < COUNT; i++) {
      const text = damaged(chance)
      const cut = cuts[Math.floor(chance() * cuts.length)]!
      try {
        if (judge(text, cut)) drawn++
      } catch (error) {
        throw new Error(
          `program ${JSON.stringify(text)} at ${cutName(cut)}: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
    assert.ok(drawn > COUNT / 2, `only ${drawn} of ${COUNT} drew anything`)
  })
})

/** Whether anything was drawn. */
function judge(text: string, cut: Cut): boolean {
  const { drawing, problems } = compile(parse(text).program, cut)
  for (const { message, span } of problems)
    assert.ok(message.length > 0 && message.length < 300 && span.start <= span.end)
  const numbers = [...drawing.marks.flatMap(({ path }) => path.segments), ...drawing.ink.flat()].flatMap((s) =>
    Object.values(s).filter((value) => typeof value === 'number'),
  )
  assert.ok(numbers.every(Number.isFinite), 'a coordinate is no number')
  assert.ok(drawing.marks.length <= MOST_PIECES, `${drawing.marks.length} marks`)
  const svg = write(drawing)
  assert.ok(!/NaN|Infinity|undefined|null|\de[-+]?\d/.test(svg), svg.slice(0, 300))
  assert.ok(svg.length < MOST_BYTES, `${svg.length} bytes`)
  const document = read(svg)
  assert.deepEqual(
    document.problems.filter((problem) => !/elements|bytes/.test(problem)),
    [],
  )
  const findings = check({ drawing, document })
  if (drawing.ink.length === 0) {
    assert.ok(
      findings.some(({ rule }) => rule === 'ink-empty'),
      'an empty drawing passes',
    )
    return false
  }
  for (const { message, measured, at } of findings) {
    assert.ok(message.length > 0 && !/NaN|undefined|Infinity/.test(message), message)
    assert.ok(
      (measured === null || Number.isFinite(measured)) &&
        (at === null || (Number.isFinite(at.x) && Number.isFinite(at.y))),
      message,
    )
  }
  return drawing.marks.length > 0
}

/** A program of the corpus, at times two, with one to four words changed. */
function damaged(chance: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
  const text = chance() < 0.3 ? `${pick(corpus)}${pick(corpus).replace(/^icon .*\n/, '')}` : pick(corpus)
  const words = text.split(/(\s+)/)
  for (let changes = 1 + Math.floor(chance() * 4); changes > 0; changes--) {
    const at = 2 + Math.floor(chance() * (words.length - 2))
    const word = words[at] ?? ''
    const kind = chance()
    if (/\d/.test(word) && kind < 0.6)
      words[at] = word.replace(/-?\d+(\.\d+)?/g, (number) => (chance() < 0.5 ? pick(NUMBERS) : number))
    else if (kind < 0.7) words[at] = pick(words)
    else if (kind < 0.85) words.splice(at, 1)
    else words.splice(at, 0, ' ', pick(WORDS), ' ')
  }
  return words.join('')
}
