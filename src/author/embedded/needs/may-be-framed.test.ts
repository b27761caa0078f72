import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadText } from '../read-brief.ts'
import { mayBeFramed } from './may-be-framed.ts'

const lexicon = loadLexicon()
const read = createReadText(lexicon)
const may = (text: string): boolean => mayBeFramed(text, read(text, lexicon), lexicon)

describe('what may be put together', () => {
  for (const text of ['meter reading', 'payment overdue', 'pest control', 'doctor in a hospital'])
    test(text, () => assert.equal(may(text), true))
})

describe('what may not', () => {
  const cases = [
    'sleeping bag',
    'half cloud',
    'someone washing their hands',
    'seal (animal)',
    'five parcels',
    'broken umbrella',
    'closed laptop',
    'clock-arrow-down',
    'coin in a slot',
    'lemon and a slice',
    'cup without a handle',
    'torn paper',
    'a column of people',
    'two friends facing each other',
    'wallet plus',
    'horse minus',
  ]
  for (const text of cases) test(text, () => assert.equal(may(text), false))
})
