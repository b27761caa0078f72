import { deepEqual } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { parse } from '../language/parse.ts'
import { allCuts, cutName } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'
import { write } from '../svg/write.ts'
import { compile } from './compile.ts'

const CORPUS = join(import.meta.dirname, '../../../corpus/compiler')
const CUTS_PER_PROGRAM = 12
/** What the standard leaves to each engine: browsers and services differ in the last digit of these. */
const INEXACT = ['sin', 'cos', 'tan', 'asin', 'atan2'] as const

const exact = Object.fromEntries(INEXACT.map((name) => [name, Math[name]])) as unknown as Pick<
  Math,
  (typeof INEXACT)[number]
>
after(() => void Object.assign(Math, exact))

describe('a program has the same picture on every machine', () => {
  test('whatever the last digit of a sine is there', () => {
    const all = allCuts()
    const others: string[] = []
    for (const [at, path] of globSync('**/*.icon', { cwd: CORPUS }).sort().entries()) {
      const text = readFileSync(join(CORPUS, path), 'utf8')
      for (let turn = 0; turn < CUTS_PER_PROGRAM; turn += 1) {
        const cut = all[(at * 37 + turn * 11) % all.length]!
        const here = pictureOf(text, cut)
        for (const digits of [1, -1, 2])
          if (elsewhere(digits, text, cut) !== here) others.push(`${path} ${cutName(cut)}`)
      }
    }
    deepEqual(others, [])
  })
})

function pictureOf(text: string, cut: Cut): string {
  const { program, problems } = parse(text)
  return problems.length > 0 ? '' : write(compile(program, cut).drawing)
}

/** The picture on a machine whose sines are off by so many last digits at every third of their calls. */
function elsewhere(digits: number, text: string, cut: Cut): string {
  let calls = 0
  const off = (value: number): number => {
    calls += 1
    return calls % 3 === 0 ? value * (1 + digits * Number.EPSILON) : value
  }
  const { sin, cos, tan, asin, atan2 } = exact
  Object.assign(Math, {
    sin: (angle: number) => off(sin(angle)),
    cos: (angle: number) => off(cos(angle)),
    tan: (angle: number) => off(tan(angle)),
    asin: (sine: number) => off(asin(sine)),
    atan2: (y: number, x: number) => off(atan2(y, x)),
  })
  const picture = pictureOf(text, cut)
  Object.assign(Math, exact)
  return picture
}
