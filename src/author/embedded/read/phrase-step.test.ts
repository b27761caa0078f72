import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { meaningLine } from '../meaning-line.ts'
import { createReadBrief } from '../read-brief.ts'

const read = createReadBrief(loadLexicon())

test('words for the form of a thing add nothing to it', () => {
  for (const [prompt, parts] of [
    ['male figure with a plus', 'male plus'],
    ['child figure with a star', 'child star'],
    ['heart shape with a plus', 'heart plus'],
    ['camera body with a minus', 'camera minus'],
    ['letter P in a shield-shaped sign', 'shield "P"'],
  ] as const)
    assert.equal(meaningLine(read({ concept: null, prompt })).parts, parts, prompt)
})

test('who is told by what is beside them is a person with that', () => {
  for (const [prompt, parts] of [
    ['doctor with a stethoscope', 'user stethoscope'],
    ['a nurse holding a syringe', 'user syringe'],
    ['doctor', 'user medical-cross'],
  ] as const)
    assert.equal(meaningLine(read({ concept: null, prompt })).parts, parts, prompt)
  // A sign tells no profession.
  assert.match(meaningLine(read({ concept: null, prompt: 'doctor with a plus' })).said, /!"plus" is not shown/)
})

test('a word has the sense of what stands beside it', () => {
  for (const [prompt, parts] of [
    ['tap with a red dot', 'faucet dot'],
    ['chef holding a pan', 'chef-hat frying-pan'],
    ['truck with a pin', 'truck map-pin'],
    ['person talking on the phone', 'user phone'],
    ['person putting on a mask', 'user mask'],
    ['rain over an umbrella', 'umbrella cloud-rain'],
    ['radio tower emitting waves', 'antenna'],
    ['card with waves', 'card nfc'],
  ] as const)
    assert.equal(meaningLine(read({ concept: null, prompt })).parts, parts, prompt)
})

test('what no picture shows is lost, and said', () => {
  for (const prompt of [
    'spider in a web',
    'calendar with one day circled',
    'ticket cut in half',
    'three people, the middle one bigger',
    'battery with a red bar',
    'circle with a bar',
  ])
    assert.match(meaningLine(read({ concept: null, prompt })).said, /!/, prompt)
})
