import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editDistance, spellingIndex } from './spelling.ts'

describe('a word that is spelt wrong', () => {
  it('is the nearest known word; of two equally near ones that of the same length, whichever is known first', () => {
    for (const words of [
      ['station', 'stations'],
      ['stations', 'station'],
    ])
      equal(spellingIndex(words).correct('stationz'), 'stations')
    equal(spellingIndex(['mirrors', 'mirror']).correct('mirrorr'), 'mirrors')
    equal(spellingIndex(['clouds', 'cloudy']).correct('cloudss'), 'clouds')
  })

  it('is none where another word is likelier meant, or it is too short or too far', () => {
    const { correct, near } = spellingIndex(['line', 'setting', 'settings', 'construction'])
    for (const word of ['lune', 'lin', 'sitting', 'constructor', 'xettings']) equal(correct(word), null, word)
    deepEqual(near('lune'), ['line'])
    deepEqual(near('settink'), ['setting', 'settings'])
  })
})

describe('editDistance', () => {
  for (const [a, b, most, distance] of [
    ['cloud', 'cloud', 2, 0],
    ['cloud', 'clod', 2, 1],
    ['clod', 'cloud', 2, 1],
    ['cloud', 'clond', 2, 1],
    ['cloud', 'lcoud', 2, 1],
    ['cloud', 'lcodu', 2, 2],
    ['cloud', 'bread', 2, 3],
    ['', 'ab', 2, 2],
  ] as const)
    it(`is ${distance} between "${a}" and "${b}"`, () => equal(editDistance(a, b, most), distance))
})
