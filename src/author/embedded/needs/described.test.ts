import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import type { Meaning } from '../meaning.ts'
import { createInsteadOf, createReadBrief } from '../read-brief.ts'
import { failing } from './read-need.ts'

const lexicon = loadLexicon()
const [readBrief, insteadOf] = [createReadBrief(lexicon), createInsteadOf(lexicon)]
const read = (prompt: string): Meaning => readBrief({ concept: null, prompt })
const shown = (prompt: string): string | null => {
  const { head, guest } = read(prompt)
  return head?.kind === 'glyph' && guest === null ? head.glyph : null
}

test('what people see in a glyph is read in these very words', () => {
  for (const [text, glyph] of [
    ['cylinder with two curved lines across', 'database'],
    ['wrapped present with a bow', 'gift'],
  ] as const) {
    assert.equal(shown(text), glyph)
    assert.ok(!failing(read(text)), text)
  }
})

test('in other words it is drawn where all of them tell one glyph, and said', () => {
  const text = 'gauge in the dashboard of a car'
  assert.equal(shown(text), 'speedometer')
  assert.ok(read(text).findings.some(({ message }) => message.endsWith('is read as "a speedometer".')))
})

test('a word that the glyph has not, and one too few, leave it a draft', () => {
  for (const text of ['gauge in the dashboard of a car and a giraffe', 'gauge in a car'])
    assert.notEqual(shown(text), 'speedometer', text)
})

test('one of two things that are named is no other picture of both', () => {
  const text = 'luggage with a price tag'
  const { pictures } = insteadOf({ concept: null, prompt: text }, read(text))
  assert.ok(pictures.every(({ guest }) => guest !== null))
})

test('what may be described is near what was read, and first', () => {
  const { near = [] } = read('prize rosette for the first quickly')
  assert.equal(near[0], 'award')
})

test('where things have no room as they stand, what they make together is drawn instead', () => {
  const prompt = 'hands shaking of two people'
  const { pictures } = insteadOf({ concept: null, prompt }, read(prompt))
  const heads = [read(prompt), ...pictures].map(({ head }) => (head?.kind === 'glyph' ? head.glyph : ''))
  assert.ok(heads.includes('handshake'), heads.join())
})

test('what is crossed out or counted is never only described', () => {
  for (const prompt of ['no hands shaking of two people', 'three wrapped presents with bows']) {
    const { pictures } = insteadOf({ concept: null, prompt }, read(prompt))
    assert.ok(
      pictures.every(({ slash, count }) => slash === read(prompt).slash && count === read(prompt).count),
      prompt,
    )
  }
})
