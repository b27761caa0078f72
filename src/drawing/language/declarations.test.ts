import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from './parse.ts'
import { print } from './print.ts'
import type { Program } from './program.ts'
import { problemIn, withoutSpans } from './read-one.ts'

const read = (text: string): Program => {
  const { program, problems } = parse(`icon a\n${text}`)
  assert.deepEqual(problems, [])
  return program
}
const reprint = (text: string): string => print(read(text)).split('\n').slice(1, -1).join('\n')

describe('icon', () => {
  it('names the program', () => assert.equal(parse('icon shopping-cart-2').program.name, 'shopping-cart-2'))

  it('is a slug, and the first line', () => {
    const hint = (text: string): string =>
      parse(text)
        .problems.map((problem) => problem.hint)
        .join(' ')
    assert.match(hint('icon Shopping_Cart'), /`shopping-cart`/)
    assert.match(hint('icon a--b'), /`a-b`/)
    assert.match(hint('icon'), /lower-case letters/)
    assert.match(hint('icon shopping cart'), /`icon NAME`/)
    assert.match(hint('dot 1,1\nicon a'), /to the top/)
    assert.equal(hint('# comment\n\nicon a'), '')
  })
})

describe('category', () => {
  it('is a slug', () => {
    assert.equal(read('category weather').category, 'weather')
    assert.equal(problemIn('category Big').hint, 'Write `big`.')
    assert.match(problemIn('category weather', 'category weather').message, /declared already/)
  })
})

describe('words', () => {
  it('are names in lower case with single blanks', () => {
    assert.deepEqual(read('words Shopping   Cart,cart ,  Wägelchen').words, ['shopping cart', 'cart', 'wägelchen'])
    assert.equal(reprint('words a , b'), 'words a, b')
  })

  it('are not empty and have no quotes', () => {
    assert.equal(problemIn('words').expected, 'names with commas between them')
    for (const text of ['words a,,b', 'words a,', 'words ,']) assert.match(problemIn(text).message, /is missing/)
    for (const text of ['words "a"', 'words a,"b"', 'words 5"']) assert.match(problemIn(text).hint, /quotes out/)
  })
})

describe('keyline', () => {
  it('is one of six, free unless given', () => {
    assert.equal(read('').keyline, 'free')
    assert.equal(read('keyline sign').keyline, 'sign')
    assert.match(problemIn('keyline squar').hint, /`square`/)
    assert.match(problemIn('keyline').message, /Here should be/)
  })
})

describe('traits', () => {
  it('are some of three', () => {
    assert.deepEqual(read('traits partial directional').traits, ['partial', 'directional'])
    assert.match(problemIn('traits directonal').hint, /`directional`/)
    assert.match(problemIn('traits partial partial').message, /given twice/)
    assert.match(problemIn('traits').message, /Here should be/)
  })
})

describe('param', () => {
  it('is a range or a choice', () => {
    const { parameters } = read('param level -2..4 = -1\nparam facing up right 7 A = 7')
    assert.deepEqual(withoutSpans(parameters), [
      { name: 'level', values: { kind: 'range', from: -2, to: 4 }, default: -1 },
      { name: 'facing', values: { kind: 'choice', of: ['up', 'right', '7', 'A'] }, default: '7' },
    ])
    assert.equal(reprint('param level  -2..4   = -1'), 'param level -2..4 = -1')
  })

  it('says what is missing or wrong', () => {
    assert.equal(problemIn('param').expected, 'a name such as level')
    assert.equal(problemIn('param 3d 0..4 = 2').at, '3d')
    assert.equal(problemIn(`param ${'a'.repeat(25)} 0..4 = 2`).at.length, 25)
    assert.match(problemIn('param level 4..0 = 2').hint, /0\.\.4/)
    assert.match(problemIn('param level 0..1001 = 2').message, /within -1000 to 1000/)
    assert.equal(problemIn('param level 0..4 = 5').at, '5')
    assert.equal(problemIn('param level 0..4').expected, '= and a default')
    assert.equal(problemIn('param level 0..4 =').expected, 'a default')
    assert.match(problemIn('param way up = up').expected, /at least two values/)
    assert.match(problemIn('param way up up = up').message, /given twice/)
    assert.equal(problemIn('param way up $ = up').at, '$')
    assert.equal(problemIn('param way up down = left').at, 'left')
    assert.match(problemIn('param n 0..1 = 0', 'param n 0..4 = 2').message, /declared already/)
  })
})

describe('inner and badge', () => {
  it('are areas', () => {
    const { inner, badge } = read('inner 7,10.5 10x8\nbadge 14,14 8x8')
    assert.deepEqual(inner, { x: 7, y: 10.5, width: 10, height: 8 })
    assert.deepEqual(badge, { x: 14, y: 14, width: 8, height: 8 })
  })

  it('lie within the coordinates', () => {
    assert.equal(reprint('inner 60,60 12x12'), 'inner 60,60 12x12')
    assert.match(problemIn('inner 60,60 12.1x12').message, /beyond 72,72/)
    assert.match(problemIn('badge 60,60 12x12.1').message, /beyond 72,72/)
    assert.match(problemIn('badge 60,60').expected, /a size/)
    assert.match(problemIn('badge $n,1 2x2', 'param n 1..4 = 2').message, /cannot come from a parameter/)
  })
})

describe('detail', () => {
  it('is a list of sizes and strokes with lanes', () => {
    assert.deepEqual(read('detail 20/2=6 16/1.5/*/filled=5.25 16/2/0=4').detail, [
      { size: 20, stroke: 2, radius: null, finish: null, lanes: 6 },
      { size: 16, stroke: 1.5, radius: null, finish: 'filled', lanes: 5.25 },
      { size: 16, stroke: 2, radius: 0, finish: null, lanes: 4 },
    ])
    assert.deepEqual(read('').detail, [])
    assert.equal(reprint('detail  16/1.5/*/outlined=5.250 16/2/*=4'), 'detail 16/1.5/*/outlined=5.25 16/2=4')
  })

  it('says what is wrong', () => {
    assert.match(problemIn('detail').expected, /such as 20\/2=6/)
    assert.equal(problemIn('detail 20/2=6 18/2=6').at, '18/2=6')
    assert.equal(problemIn('detail 20/2/filled=6').at, '20/2/filled=6')
    assert.match(problemIn('detail 20/4=6').hint, /strokes 1, 1\.5/)
    assert.match(problemIn('detail 20/2=25').message, /more than 24 lanes/)
    assert.equal(problemIn('detail 20/2=0').at, '20/2=0')
  })
})

describe('stroke', () => {
  it('is a list of sizes and strokes with thinner widths', () => {
    assert.deepEqual(read('stroke 16/2=1.5 20/3=2 24/3=2.5').strokes, [
      { size: 16, stroke: 2, width: 1.5 },
      { size: 20, stroke: 3, width: 2 },
      { size: 24, stroke: 3, width: 2.5 },
    ])
    assert.deepEqual(read('').strokes, [])
    assert.equal(reprint('stroke  16/1.5=1   16/2=1.5'), 'stroke 16/1.5=1 16/2=1.5')
  })

  it('may take a third of a width, and no more', () => {
    assert.match(problemIn('stroke 16/2=1').message, /of 2 px are not drawn 1 px wide/)
    assert.match(problemIn('stroke 16/3=1.5').expected, /2\.5 or 2 px/)
    assert.match(problemIn('stroke 16/2=2').expected, /a width of 1\.5 px/)
    assert.match(problemIn('stroke 16/2=2.5').hint, /by a third/)
    assert.match(problemIn('stroke 16/1=1').expected, /a stroke that may be thinner/)
  })

  it('says what is wrong', () => {
    assert.match(problemIn('stroke').expected, /such as 16\/2=1\.5/)
    assert.equal(problemIn('stroke 16/2=1.5 18/2=1.5').at, '18/2=1.5')
    assert.equal(problemIn('stroke 16/2/filled=1.5').at, '16/2/filled=1.5')
    assert.match(problemIn('stroke 16/4=3').hint, /strokes 1, 1\.5/)
  })
})

describe('mini', () => {
  it('is a block of statements', () => {
    assert.equal(read('').mini, null)
    assert.equal(read('mini { dot 4,4; dot 1,1 }').mini?.length, 2)
    assert.deepEqual(read('mini { dot 4,4 }').miniSize, { width: 8, height: 8 })
    assert.deepEqual(read('mini 7x9 { dot 4,4 }').miniSize, { width: 7, height: 9 })
    assert.equal(reprint('mini 8x8 { dot 4,4 }'), 'mini { dot 4,4 }')
    assert.equal(reprint('mini 7x9 { dot 4,4 }'), 'mini 7x9 { dot 4,4 }')
    assert.match(problemIn('mini 7x17 { dot 4,4 }').message, /1 to 16 units/)
    assert.match(problemIn('mini $nx9 { dot 4,4 }', 'param n 8..9 = 8').message, /1 to 16 units/)
    assert.equal(problemIn('mini 7 { dot 4,4 }').expected, 'a size WxH')
    assert.match(problemIn('mini { }').message, /empty/)
    assert.equal(problemIn('mini').expected, 'a block { … }')
    assert.match(problemIn('mini { words a }').hint, /top of the program/)
  })
})
