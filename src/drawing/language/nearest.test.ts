import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nearest } from './nearest.ts'

describe('nearest', () => {
  const words = ['circle', 'curve', 'line', 'dot', 'turn']

  it('allows one error in short words, swaps included', () => {
    assert.deepEqual(nearest('lien', words), ['line'])
    assert.deepEqual(nearest('dto', words), ['dot'])
    assert.deepEqual(nearest('do', words), ['dot'])
    assert.deepEqual(nearest('dote', words), ['dot'])
    assert.deepEqual(nearest('leen', words), [])
  })

  it('allows two errors from five letters, and capitals', () => {
    assert.deepEqual(nearest('Cirkel', words), ['circle'])
    assert.deepEqual(nearest('crkel', words), [])
  })

  it('gives the best first, and no more than asked for', () => {
    assert.deepEqual(nearest('aab', ['aaa', 'aab', 'abb'], 2), ['aab', 'aaa'])
  })

  it('gives what goes on where the word ends before what is as like it', () =>
    assert.deepEqual(nearest('bel', ['bed', 'bell', 'gel'], 2), ['bell', 'bed']))

  it('refuses long words without work', () => assert.deepEqual(nearest('a'.repeat(10_000), ['a'.repeat(10_000)]), []))
})
