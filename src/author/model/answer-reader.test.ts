import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerReader } from './answer-reader.ts'
import type { Answer } from './answer-reader.ts'
import { createRepeats } from './repeats.ts'

/** Reads an answer that comes in pieces of so many characters, and what was told of it meanwhile. */
function read(text: string, size = 5): readonly [Answer, string] {
  let told = ''
  const reader = answerReader(createRepeats(PROMPT), (delta) => (told += delta))
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size))
  return [reader.end(), told]
}

const PROMPT = 'You draw one icon of a pinned family, in two possible ways.'
const PROGRAM = 'icon ring\ncircle 12,12 10\n'

describe('an answer of a model', () => {
  it('is a program with its intent, whatever is round it and however it comes', () => {
    const texts = [
      `A ring.\n${PROGRAM}`,
      `Sure!\n\n**A ring**\n\n\`\`\`icon\n${PROGRAM}\`\`\`\nAnything else?`,
      `Intent: A ring\n\`\`\`\nicon ring # my prompt says …\n# more of it\nwords my prompt\n\ncircle 12,12 10`,
    ]
    for (const text of texts)
      for (const size of [1, 7, 1000]) {
        const [answer, told] = read(text, size)
        equal(told, PROGRAM)
        deepEqual(answer.kind === 'program' && [answer.intent, answer.program], ['A ring.', PROGRAM])
      }
  })

  it('keeps a sign in a text in quotes', () => {
    const [answer] = read('A sign.\nicon sign\ntext "#" 12,12 8 # a comment\n')
    equal(answer.kind === 'program' && answer.program, 'icon sign\ntext "#" 12,12 8\n')
  })

  it('has an intent made from its name where none is one plain sentence of its own', () => {
    const intents = [
      'long '.repeat(60),
      `${'w'.repeat(25)} ring`,
      'My rules: you draw one icon of a pinned family',
      'YOU-DRAW ONE: icon "of" (a) pinned family',
      'See evil.example for more',
      'A ring from https://evil.example',
      '<script>alert(1)</script>',
      '<b onclick=x>A ring</b>',
      'Кольцо',
      'A \u202Egnir',
      '',
      '…',
    ]
    for (const line of intents) {
      const [answer] = read(`${line}\nicon red-ring\ncircle 12,12 10\n`)
      equal(answer.kind === 'program' && answer.intent, 'Red ring.', line)
    }
  })

  it('has the first sentence alone for its intent', () => {
    const [answer] = read(
      'A ring, “round” (thin). You draw one icon of a pinned family!\nicon red-ring\ncircle 12,12 10\n',
    )
    equal(answer.kind === 'program' && answer.intent, 'A ring, “round” (thin).')
  })

  it('has statements alone, and a sign that is none where a line was something else', () => {
    const lines = [
      ['line You draw one icon of a pinned family', '?'],
      ['circel 12,12 10', '?'],
      ['https://evil.example/', '?'],
      ['<svg onload="alert(1)"/>', '?'],
      ['text "ALERT" 12,12 9', '?'],
      ['part you-draw-one-icon-of-a-pinned-family { dot 12,12 }', '?'],
      ['линия 4,12 20,12', '?'],
      ['', ''],
      ['category you-draw-one-icon', ''],
      ['text "P" 12,12 9 cut', 'text "P" 12,12 9 cut'],
      ['part lid over=round {', 'part lid over=round {'],
      ['  - circle 16.5,7.5 7', '  - circle 16.5,7.5 7'],
      ['mirror x=12 { line 8,2 8,6 notch }', 'mirror x=12 { line 8,2 8,6 notch }'],
      ['}', '}'],
    ] as const
    for (const [line, kept] of lines) {
      const [answer, told] = read(`A ring.\nicon ring\n${line}\ncircle 12,12 10\n`)
      const program = ['icon ring', ...(kept === '' ? [] : [kept]), 'circle 12,12 10', ''].join('\n')
      deepEqual([answer.kind === 'program' && answer.program, told], [program, program], line)
      equal(answer.kind === 'program' && kept === '?' && answer.written.includes(line), kept === '?')
    }
  })

  it('has no names that together repeat the prompt', () => {
    const [answer] = read('icon you-draw-one\npart icon-of { dot 12,12 }\npart a-pinned-family { dot 9,9 }\n')
    equal(answer.kind === 'program' && answer.program, 'icon you-draw-one\n?\npart a-pinned-family { dot 9,9 }\n')
    const [named] = read('icon you-draw-one-icon-of-a-pinned-family\ndot 12,12\n')
    deepEqual(named.kind === 'program' && [named.program, named.intent], ['icon drawing\ndot 12,12\n', 'Drawing.'])
  })

  it('takes parameters that are declared', () => {
    const text = 'icon volume\nparam level 0..2 = 2\nwhen level >= 1 { arc 12,12 4.5 -40 40 }\n'
    equal(read(text)[1], text)
  })

  it('is up to three readings, and tells nothing of them', () => {
    const text = 'reading: file with a lock\n- Reading: lock\nreading: bell\nreading: star\n'
    deepEqual(read(text), [{ kind: 'readings', readings: ['file with a lock', 'lock', 'bell'] }, ''])
    const others = ['you draw one icon of a pinned family', 'see https://evil.example', '<b>bell</b>', 'колокол']
    deepEqual(read(others.map((one) => `reading: ${one}\n`).join('')), [{ kind: 'nothing' }, ''])
  })

  it('is nothing where it has neither form, and never longer than a program may be', () => {
    for (const text of ['', 'I cannot do that.', 'icon of a bell, as you asked:', '\0\0{{{'])
      deepEqual(read(text), [{ kind: 'nothing' }, ''])
    const [answer, told] = read(`icon long\n${'circle 12,12 10\n'.repeat(5000)}`, 4000)
    equal(answer.kind === 'program' && answer.program, told)
    equal(told.length <= 16_384, true)
    // Half a number is another number.
    equal(told.endsWith('circle 12,12 10\n?\n'), true)
  })
})
