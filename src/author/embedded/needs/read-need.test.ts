import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createReadBrief } from '../read-brief.ts'

const readBrief = createReadBrief(sampleLexicon())
const read = (prompt: string): { picture: string; said: string[]; isSecond: boolean } => {
  const { head, guest, findings, second } = readBrief({ concept: null, prompt })
  const name = (one: typeof head | undefined): string => (one?.kind === 'glyph' ? one.glyph : '')
  const picture = [name(head), name(guest?.subject)].filter((one) => one !== '').join(' + ')
  return {
    picture,
    said: findings.map(({ severity, message }) => `${severity}: ${message}`),
    isSecond: second !== null,
  }
}

test('a row of the phrase book is drawn, and said', () =>
  assert.deepEqual(read('direct debit'), {
    picture: 'file + plus',
    said: ['info: "direct debit" is read as "a file with a plus sign".'],
    isSecond: true,
  }))
test('what is sure is drawn, and said', () =>
  assert.deepEqual(read('renew cloud'), {
    picture: 'cloud + plus',
    said: ['info: "renew cloud" is read as "a cloud with a plus sign".'],
    isSecond: false,
  }))
test('what is put together loosely is drawn, and asked', () => {
  const { head, findings } = createReadBrief(loadLexicon())({ concept: null, prompt: 'RSVP received' })
  assert.equal(head?.kind === 'glyph' ? head.glyph : null, 'mail-open')
  const said = findings.map(({ severity, message }) => `${severity}: ${message}`)
  assert.ok(
    said.includes('error: The words may mean something else together. Say what is to be seen.'),
    said.join('\n'),
  )
  assert.ok(said.includes('info: Did you mean "an open envelope with a check mark"?'), said.join('\n'))
})
for (const [prompt, glyph] of [
  ['garden wheelbarrow', 'wheelbarrow'],
  ['garden watering can', 'watering-can'],
  ['water can', 'watering-can'],
] as const)
  test(`a tool of the garden is itself, not what carries or holds: ${prompt}`, () => {
    const { head, guest } = createReadBrief(loadLexicon())({ concept: null, prompt })
    assert.equal(head?.kind === 'glyph' ? head.glyph : null, glyph)
    assert.equal(guest, null)
  })
test('what is not sure is asked, and drawn where nothing else is known', () => {
  const { picture, said } = read('snooze zxqv')
  assert.equal(picture, 'bell')
  assert.ok(said.some((one) => one.startsWith('error: "snooze"')))
  assert.ok(said.includes('info: Did you mean "a bell"?'), said.join('\n'))
})
test('what says how things stand to each other describes a picture', () =>
  assert.ok(read('parcel with a cancel').said.some((one) => one.startsWith('error'))))
test('what is read whole is not guessed', () => assert.deepEqual(read('a cloud').said, []))
