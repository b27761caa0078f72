import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../../lexicon/fields.ts'
import { phraseBookOf, readNeeds } from '../../../lexicon/phrase-book.ts'
import { sampleLexicon } from '../../../lexicon/sample-lexicon.ts'
import { createNearestRow } from './nearest-row.ts'

const rows = readNeeds(
  'boiler inspection\tcloud\nboiler inspection cancelled\tcloud with x\npump handle\tbell with heart\nplumber called\tuser\nparlour cleaned\tcheck\n',
  'ski-resort-and-mountain-railway.tsv',
)
const sample = sampleLexicon()
const nearest = createNearestRow({ ...sample, grammar: sample.grammar, needs: () => phraseBookOf(rows) })
const field = readFields().of('ski resort')
assert.ok(field !== null)

const cases: readonly (readonly [string, string | null])[] = [
  // The thing of the row, with the sign of what is said besides.
  ['boiler inspection approved', 'cloud with check'],
  ['hide boiler inspection', 'cloud off'],
  // Without the sign of what the row says and the need does not.
  ['yearly boiler inspection', 'cloud'],
  // With it where that is no word of the need's.
  ['old pump handle', 'bell with heart'],
  // A sign alone is no thing.
  ['clean the parlour', null],
  // One word of several is too little.
  ['boiler of the neighbours upstairs', null],
  ['plumber asked for a ladder', null],
]
for (const [text, picture] of cases)
  test(`"${text}" is drawn as ${picture ?? 'no row'}`, () => assert.equal(nearest(text, field), picture))
