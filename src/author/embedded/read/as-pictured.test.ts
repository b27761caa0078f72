import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createAsPictured } from './as-pictured.ts'

const lexicon = loadLexicon()
const asPictured = createAsPictured(lexicon)

test('a picture that is described is read as what it is called', () => {
  for (const [text, picture] of [
    ['two arrows pointing in opposite directions', 'transfer'],
    ['an arrow going up and one going down', 'vertical transfer'],
    ['four arrows pointing outward from the center', 'move'],
    ['arrow turning left', 'turn arrow up left'],
    ['an arrow that curves to the right', 'turn arrow up right'],
    ['clock with an arrow turning backwards', 'history'],
    ['line chart going down', 'trending down'],
    ['three lines, numbered 1 2 3', 'list ordered'],
  ] as const)
    assert.equal(asPictured(text), picture, text)
})

test('what stands beside it stays', () => {
  assert.equal(asPictured('user with two arrows pointing in opposite directions'), 'user with transfer')
  assert.equal(asPictured('a monitor with a line chart going down in it'), 'a monitor with trending down in it')
})

test('words that a description leaves open stand in the picture', () => {
  assert.equal(asPictured('arrow coming out of a wallet'), 'wallet with arrow up right')
  assert.equal(asPictured('shopping bag with an arrow going in'), 'shopping bag with arrow down left')
  assert.equal(asPictured('overlapping credit cards'), 'two overlapping credit cards')
})

test('what is known in these very words is left to that', () => {
  assert.equal(asPictured('clock with arrow going backwards'), null)
})

test('nothing else is described', () => {
  for (const text of [
    'arrow left',
    'two arrows',
    'three arrows',
    'door',
    'broken chainsaw',
    'chart',
    'supply chain broken',
  ])
    assert.equal(asPictured(text), null, text)
})

test('each description has the word that its row is asked by, or a row of the table in its place, and no row stands twice', () => {
  const rows = [...lexicon.grammar.pictured].filter(([head]) => head.includes(' > '))
  assert.ok(rows.length > 50)
  for (const [head, descriptions] of rows) {
    const word = head.split(' > ')[0] ?? ''
    for (const one of descriptions) {
      const said = one.replace(/[[\]()/,]/g, ' ').replace(/\s+/g, ' ')
      const last = word.split(' ').at(-1) ?? ''
      assert.ok(said.includes(last), `${head}: ${one}`)
      for (const [name] of one.matchAll(/<\w+>/g)) assert.ok(lexicon.grammar.pictured.has(name), `${head}: ${name}`)
    }
  }
})
