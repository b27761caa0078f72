import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../../lexicon/fields.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import type { Meaning } from '../meaning.ts'
import { createReadBrief } from '../read-brief.ts'
import type { Evidence } from './evidence.ts'
import { evidenceOf } from './evidence.ts'
import { createFieldPictures } from './field-pictures.ts'
import { createLikelihood } from './likelihood.ts'

const lexicon = loadLexicon()
const pictures = createFieldPictures(lexicon)
const likelihood = createLikelihood(lexicon, pictures)
const readBrief = createReadBrief(lexicon)
const meaningOf = (prompt: string): Meaning => readBrief({ concept: null, prompt })
const school = lexicon.fields().of('music school') as Field

function evidence(text: string, picture: string): Evidence {
  const found = evidenceOf({ text, meaning: meaningOf(picture), field: school, isAsRead: true }, lexicon, pictures)
  assert.ok(found !== null)
  return found
}

test('a picture that no need of the field shows is strange to it', () => {
  assert.equal(evidence('lesson booked', 'calendar').strange, 0)
  assert.equal(evidence('lesson booked', 'excavator').strange, 1)
  assert.equal(evidence('lesson booked', 'calendar with excavator').strangeGuest, 1)
  // Signs are of no field.
  assert.equal(evidence('lesson booked', 'calendar with check').strangeGuest, 0)
})

test('words that are drawn so tell of a picture', () => {
  const [calendar, bed] = [evidence('lesson calendar', 'calendar'), evidence('lesson calendar', 'bed')]
  assert.ok(calendar.drawnSo > bed.drawnSo && calendar.share > bed.share)
})

test('what a field draws so is likelier than what it never draws', () => {
  const of = (picture: string): number => likelihood('lesson calendar', meaningOf(picture), school, true).thing
  assert.ok(of('calendar') > 0.5)
  assert.ok(of('excavator') < 0.3)
  const nothing = { ...meaningOf('calendar'), head: null }
  assert.deepEqual(likelihood('lesson calendar', nothing, school, true), { thing: 0, whole: 0 })
})
