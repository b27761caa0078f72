import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const readBrief = createReadBrief(loadLexicon())
const asks = (prompt: string): boolean => {
  const meaning = readBrief({ concept: null, prompt })
  return failing(meaning) && meaning.findings.some(({ message }) => message.includes('may mean several things'))
}

test('a word of several senses that nothing tells apart is asked about', () => {
  for (const text of ['instrument returned', 'lift adjusted', 'load capacity']) assert.ok(asks(text), text)
})

test('what stands beside it, a phrase that names a thing, and a description tell', () => {
  for (const text of [
    'lift',
    'match score',
    'boarding pass expired',
    'an instrument',
    'bar chart',
    'guitar with check',
    // Drawn by another sense, or by another word.
    'drop falling from a leaf',
    'ship and anchor',
    'stairs step',
  ])
    assert.ok(!asks(text), text)
})

test('a thing of many senses is asked about, with what it is drawn as here and elsewhere', () => {
  for (const text of ['board approval', 'field locked']) assert.ok(asks(text), text)
  const said = readBrief({ concept: null, prompt: 'field locked' }).findings.map(({ message }) => message)
  assert.ok(
    said.some((one) => /^"field" may mean several things here. Say what is to be seen: "[a-z ]+" or "/.test(one)),
  )
})

test('what is done as well, a glyph of that name, and what another word is drawn as too are not', () => {
  for (const text of ['record expired', 'key returned', 'print invoice', 'units and measures', 'death'])
    assert.ok(!asks(text), text)
})

test('what a need is for tells too', () => {
  for (const text of ['instrument returned (for a calibration laboratory)', 'lift inspected, for a ski resort'])
    assert.ok(!asks(text), text)
})
