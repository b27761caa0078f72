import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { usedUp } from './used-up.ts'

const lexicon = loadLexicon()

test('what is used up is lacking', () => {
  for (const [text, lack] of [
    ['out of milk', 'no milk'],
    ["we're out of coffee", 'no coffee'],
    ['running out of ink', 'no ink'],
  ] as const)
    assert.equal(usedUp(text, lexicon), lack)
})

test('what one is out of otherwise is not', () => {
  for (const text of ['out of order', 'out of office', 'out of reach', 'out of the box', 'out of date', 'milk out'])
    assert.equal(usedUp(text, lexicon), null, text)
})
