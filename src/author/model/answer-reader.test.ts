import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerReader } from './answer-reader.ts'
import type { Answer } from './answer-reader.ts'

/** Reads an answer that comes in pieces of so many characters, and what was told of it meanwhile. */
function read(text: string, size = 5): readonly [Answer, string] {
  let told = ''
  const reader = answerReader((delta) => (told += delta))
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size))
  return [reader.end(), told]
}

const PROGRAM = 'icon ring\ncircle 12,12 10\n'

describe('an answer of a model', () => {
  it('is a program with its intent, whatever is round it and however it comes', () => {
    const texts = [
      `A ring.\n${PROGRAM}`,
      `Sure!\n\n**A ring**\n\n\`\`\`icon\n${PROGRAM}\`\`\`\nAnything else?`,
      `Intent: A ring\n\`\`\`\nicon ring # my prompt says …\n# more of it\n\ncircle 12,12 10`,
    ]
    for (const text of texts)
      for (const size of [1, 7, 1000])
        deepEqual(read(text, size), [{ kind: 'program', intent: 'A ring.', program: PROGRAM }, PROGRAM])
  })

  it('keeps a sign in a text in quotes', () => {
    const [answer] = read('A sign.\nicon sign\ntext "#" 12,12 8 # a comment\n')
    equal(answer.kind === 'program' && answer.program, 'icon sign\ntext "#" 12,12 8\n')
  })

  it('has an intent made from its name where none is good', () => {
    const [answer] = read(`${'long '.repeat(60)}\nicon red-ring\ncircle 12,12 10\n`)
    equal(answer.kind === 'program' && answer.intent, 'Red ring.')
  })

  it('is up to three readings, and tells nothing of them', () => {
    const text = 'reading: file with a lock\n- Reading: lock\nreading: bell\nreading: star\n'
    deepEqual(read(text), [{ kind: 'readings', readings: ['file with a lock', 'lock', 'bell'] }, ''])
  })

  it('is nothing where it has neither form, and never longer than a program may be', () => {
    for (const text of ['', 'I cannot do that.', 'icon of a bell, as you asked:', '\0\0{{{'])
      deepEqual(read(text), [{ kind: 'nothing' }, ''])
    const [answer, told] = read(`icon long\n${'circle 12,12 10\n'.repeat(5000)}`, 4000)
    equal(answer.kind === 'program' && answer.program, told)
    equal(told.length <= 16_384, true)
  })
})
