import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../../lexicon/fields.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { readNeeds } from '../../../lexicon/phrase-book.ts'
import { createReadBrief } from '../read-brief.ts'
import { inTheProduct } from './in-the-product.ts'

const bikes = { instead: new Map([['car', 'bicycle']]) }
const drawn = (row: string): string | undefined =>
  readNeeds(row, 'rows.tsv').map((need) => inTheProduct(need, bikes).picture)[0]

test('a product has its own thing where rows of its field show another', () => {
  assert.equal(drawn('new rental\tcar with plus'), 'bicycle with plus')
  assert.equal(drawn('fleet\ttwo cars'), 'two bicycles')
  assert.equal(drawn('pick up by car\tcar with map pin'), 'car with map pin')
  assert.equal(drawn('pay by card\tcard with check'), 'card with check')
})

test('what bikes are rented with is drawn as bicycles, and a car rental keeps its cars', () => {
  assert.equal(readFields().within('bike rental back office')?.instead.get('car'), 'bicycle')
  const read = createReadBrief(loadLexicon())
  const headOf = (prompt: string): unknown => {
    const { head } = read({ concept: null, prompt })
    return head?.kind === 'glyph' ? head.glyph : null
  }
  assert.equal(headOf('new rental (for bike rental back office)'), 'bicycle')
  assert.equal(headOf('report damage (for e-scooter sharing app)'), 'scooter')
  assert.equal(headOf('new rental (for car rental back office)'), 'car')
})
