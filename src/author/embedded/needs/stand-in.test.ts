import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)

for (const [request, glyph, said] of [
  ['patient with a plus sign', 'user', '"patient" is drawn as a user.'],
  ['boarding pass crossed out', 'ticket', '"boarding pass" is drawn as a ticket.'],
  ['a boarding pass with a clock', 'ticket', '"boarding pass" is drawn as a ticket.'],
] as const)
  test(`${request}: what has no glyph is drawn as in needs, and that is said`, () => {
    const { head, findings } = read(request, lexicon).meaning
    assert.equal(head?.kind === 'glyph' ? head.glyph : null, glyph)
    assert.deepEqual(
      findings.filter(({ severity }) => severity !== 'info').map(({ message }) => message),
      [said],
    )
  })

test('what nothing stands for is lost, and so is what is to be seen beside another', () => {
  for (const request of [
    'zorblax with a check',
    'walnut tree crossed out',
    'a house with a chimney',
    'a tree in a pot',
  ])
    assert.ok(
      read(request, lexicon).meaning.findings.some(({ severity }) => severity === 'error'),
      request,
    )
})

test('of a thing that needs a sign besides, what its last word names is drawn', () => {
  for (const [request, glyph] of [
    ['electric car with a plug', 'car'],
    ['electric car beside a house', 'car'],
  ] as const) {
    const { head, findings } = read(request, lexicon).meaning
    assert.equal(head?.kind === 'glyph' ? head.glyph : null, glyph)
    assert.ok(findings.every(({ severity }) => severity !== 'error'))
  }
})

test('what stands beside another is drawn so where several words name it', () => {
  const { guest } = read('a check beside a wifi repeater', lexicon).meaning
  assert.equal(guest?.subject.kind === 'glyph' ? guest.subject.glyph : null, 'router')
})

test('a fishing net with a fish is not the fish alone', () => {
  assert.ok(read('fishing net with fish', lexicon).meaning.findings.some(({ severity }) => severity === 'error'))
})
