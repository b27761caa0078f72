import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile } from '../../compiler/compile.ts'
import { thingsOf } from '../../compiler/things-of.ts'
import { parse } from '../../language/parse.ts'
import { HOUSE_CUT } from '../../model/cut.ts'
import type { Cut } from '../../model/cut.ts'
import { read } from '../../svg/read.ts'
import { write } from '../../svg/write.ts'
import { check } from '../check.ts'

const HOST = 'icon host-sign\nkeyline free\npart host { circle 16,16 4 }\n'

function messages(text: string, cut: Cut = HOUSE_CUT): string[] {
  const { program, problems } = parse(text)
  assert.deepEqual(problems, [])
  const { drawing } = compile(program, cut)
  return check({ drawing, document: read(write(drawing)), things: thingsOf(program, cut) })
    .filter(({ rule }) => rule === 'vanished')
    .map(({ message }) => message)
}

test('a thing cut away by another is an error, outlined and filled', () => {
  const eaten = `${HOST}part sign over=box { box 12,12 9x9 }\n`
  for (const finish of ['outlined', 'filled'] as const)
    assert.match(messages(eaten, { ...HOUSE_CUT, finish })[0] ?? '', /^The host is hardly left/)
})

test('a thing needs half of its lines, and beside a sign with many lanes three fifths', () => {
  const keptTo = (x: number, over: string, cut?: Cut): string[] =>
    messages(
      `icon host-sign\nkeyline free\npart host { line 2,12 22,12 }\npart sign ${over} { box ${x},8 ${22 - x}x8 }\n`,
      cut,
    )
  assert.deepEqual(keptTo(17, 'over=box'), ['The host is hardly left at this cut: 55 % of its lines.'])
  assert.deepEqual(keptTo(19, 'over=box'), [])
  assert.deepEqual(keptTo(15, 'over'), ['The host is hardly left at this cut: 45 % of its lines.'])
  assert.deepEqual(keptTo(17, 'over'), [])
  assert.deepEqual(keptTo(17, 'over=box', { ...HOUSE_CUT, stroke: 2.5 }), [])
})

test('what is crossed out needs nearly half of its lines, where there are few lanes half', () => {
  const keptTo = (x: number, cut?: Cut): string[] =>
    messages(
      `icon host-off\nkeyline free\npart host { line 2,12 22,12 }\npart slash over=box { box ${x},8 ${22 - x}x8 }\n`,
      cut,
    )
  const few = { ...HOUSE_CUT, size: 20, stroke: 2.5 } as const
  assert.deepEqual(keptTo(14), ['The host is hardly left at this cut: 40 % of its lines.'])
  assert.deepEqual(keptTo(15), [])
  assert.deepEqual(keptTo(18, few), ['The host is hardly left at this cut: 48 % of its lines.'])
  assert.deepEqual(keptTo(20, few), [])
})

test('a thing that is crossed out is read from both sides of the line; a dot counts', () => {
  const crossed = (other: string): string[] =>
    messages(
      `icon host-off\nkeyline free\npart host { line 10,3 21,3 21,14; ${other} }\npart slash over=tight { line 3,3 21,21 }\n`,
    )
  assert.deepEqual(crossed('line 18,3 18,6'), ['All that is left lies on one side of the line that crosses it out.'])
  assert.deepEqual(crossed('line 3,12 3,18'), [])
  assert.deepEqual(crossed('dot 4,16'), [])
})

test('a thing that keeps its lines is none', () => {
  assert.deepEqual(messages(`${HOST}part sign over=box { line 3,3 7,7 }\n`), [])
  assert.deepEqual(messages('icon plain\nkeyline circle\ncircle 12,12 9\n'), [])
})

test('statements outside all parts are one thing, named as the icon', () => {
  assert.match(
    messages('icon ring-off\nkeyline free\ncircle 12,12 3\npart slash over=box { box 7,7 10x10 }\n')[0] ?? '',
    /^The ring is hardly left/,
  )
})

test('a shape that makes the thing is missed', () => {
  const lens =
    'icon camera-sign\nkeyline free\npart camera { box 2,2 20x10; circle 17,18 2.5 }\npart sign over=box { box 13,16 9x6 }\n'
  assert.match(messages(lens)[0] ?? '', /^The camera has lost a shape/)
})

test('what is crossed out may lose what stands inside it, but not where only a ring is left', () => {
  const clock = (rim: string): string =>
    `icon clock-off\nkeyline free\npart clock { ${rim}; line 8,8 16,16 }\npart slash over { line 4,4 20,20 }\n`
  assert.match(messages(clock('circle 12,12 10'))[0] ?? '', /^The clock has lost a shape/)
  assert.deepEqual(messages(clock('path 2,12 cw 10 22,12 cw 10 close')), [])
})

test('the last thing loses nothing, and is not drawn alone', () => {
  const { program } = parse(`${HOST}part sign over=box { box 12,12 9x9 }\n`)
  assert.deepEqual(
    thingsOf(program, HOUSE_CUT).map(({ name, shapes }) => [name, shapes.length]),
    [
      ['host', 1],
      ['sign', 0],
    ],
  )
})

test('what a filled drawing has in place of a line is of the thing too', () => {
  const text = `icon bars-sign
keyline free
part bars { line 4,6 20,6; line 4,12 20,12 outlined; line 4,16 20,16 filled }
part sign over=box { line 17,5 20,7 }
`
  const [message = ''] = messages(text, { ...HOUSE_CUT, finish: 'filled' })
  assert.doesNotMatch(message, /hardly left/)
})
