import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { withoutIdleWord } from './idle-word.ts'

const lexicon = loadLexicon()

test('a word that adds nothing to its verb is left out', () => {
  for (const [text, plain] of [
    ['lock up', 'lock'],
    ['Tidy up', 'tidy'],
    ['clean up the mess', 'clean the mess'],
    ['rinse off the mud', 'rinse the mud'],
  ] as const)
    assert.equal(withoutIdleWord(text, lexicon), plain)
})

test('what says something with its verb stays', () => {
  for (const text of [
    'hang up',
    'sign up',
    'page up',
    'scroll down',
    'clean up storage',
    'lights off',
    'check out',
    'up',
  ])
    assert.equal(withoutIdleWord(text, lexicon), null, text)
})
