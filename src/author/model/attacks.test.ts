import { deepEqual, equal, ok } from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import fc from 'fast-check'
import { ATTACKS, repeatedRuns, WORST } from '../../../tests/model-attacks.ts'
import { parse } from '../../drawing/language/parse.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import type { Brief } from '../author.ts'
import { answerReader } from './answer-reader.ts'
import { CORRECTIONS } from './correction-part.ts'
import { createRepeats } from './repeats.ts'
import type { Repeats } from './repeats.ts'
import { MARKS, requestPart, SAID } from './request-part.ts'
import { rulesOf } from './rules-of.ts'

const CUT = { size: 24, stroke: 2, radius: 3, finish: 'outlined' } as const
const NOTHING = { exemplars: [], vocabulary: [], drafts: [] }

function requestOf(prompt: string | null, concept: string | null = null, taken: string | null = null): string {
  const brief: Brief = { prompt, concept, images: [], cut: CUT, count: 1 }
  return requestPart(brief, { ...NOTHING, vocabulary: prompt === null ? [] : [prompt] }, { idea: taken, taken })
}

describe('attacks by the words of a request', () => {
  let rules = ''
  let repeats: Repeats = () => false
  before(() => {
    rules = rulesOf(loadLexicon())
    repeats = createRepeats([rules, ...Object.values(SAID), ...CORRECTIONS].join('\n\n'))
  })

  it('are many, of many kinds', () => {
    ok(ATTACKS.length >= 60)
    equal(new Set(ATTACKS.map(({ name }) => name)).size, ATTACKS.length)
  })

  const worst = Object.entries(WORST)
  for (const [at, { name, prompt = null, concept = null }] of ATTACKS.entries()) {
    const [answer, say] = worst[at % worst.length]!
    it(`${name}, answered with ${answer}, leave statements, a plain sentence, plain readings or nothing`, () => {
      const told = { system: rules, turns: [requestOf(prompt, concept)] }
      let streamed = ''
      const reader = answerReader(repeats, (delta) => (streamed += delta))
      for (const delta of say(told).match(/.{1,997}/gs) ?? []) reader.push(delta)
      const read = reader.end()
      if (read.kind === 'nothing') return equal(streamed, '')
      if (read.kind === 'readings') {
        equal(streamed, '')
        for (const reading of read.readings) deepEqual(repeatedRuns(reading, told), [])
        return undefined
      }
      equal(streamed, read.program)
      ok(Buffer.byteLength(streamed) <= 16_384)
      ok(/^[\p{Script=Latin}0-9 ,;:'’"“”()–-]{2,161}\.$/u.test(read.intent), read.intent)
      deepEqual(repeatedRuns(`${read.intent}\n${streamed}`, told), [])
      if (!streamed.includes('?')) deepEqual(parse(streamed).problems, [])
    })
  }
})

describe('the marks round a request', () => {
  const pieces = [
    '<',
    '>',
    '<<<',
    '>>>',
    'REQUEST',
    MARKS.begin,
    MARKS.end,
    '\n',
    '\r\n',
    '\u2028',
    '\u0085',
    '\u200b',
    '＜',
    '\u202e',
    'a',
    ' ',
    '\0',
  ]

  it('cannot be closed, opened or imitated by what is in them, nor a line of them', () => {
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, text, text, (prompt, concept, taken) => {
        const part = requestOf(prompt, concept, taken)
        deepEqual(part.match(/[<>]+/g), ['<<<', '>>>'])
        ok(part.endsWith(`\n\n${MARKS.end}`))
        const [, inside = ''] = part.split(`${MARKS.begin}\n\n`)
        const [subject, words, end, ...more] = inside.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]{1,2}/)
        deepEqual(
          [subject?.startsWith('subject:'), words?.startsWith('words:'), end, more],
          [true, true, MARKS.end, []],
        )
      }),
      { numRuns: process.env['BURIN_FUZZ'] === 'full' ? 20_000 : 300 },
    )
  })

  it('hold what was asked as it was written, in any language', () => {
    for (const { prompt } of ATTACKS) {
      if (prompt === undefined || /[<>＜＞\p{Cc}\p{Cf}]/u.test(prompt)) continue
      ok(requestOf(prompt).includes(`words: ${prompt.replace(/\s+/g, ' ').trim()}\n`), prompt)
    }
  })
})
