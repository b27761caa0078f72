import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createInsteadOf, createReadBrief } from '../read-brief.ts'

const lexicon = loadLexicon()
const [insteadOf, readBrief] = [createInsteadOf(lexicon), createReadBrief(lexicon)]
const others = (prompt: string): string[] =>
  insteadOf({ concept: null, prompt }, readBrief({ concept: null, prompt })).pictures.map(
    ({ findings }) => findings.at(-1)?.message ?? '',
  )

test('another picture of a need says what it is read as', () => {
  const said = others('delivery schedule')
  assert.ok(said.length > 0)
  assert.ok(
    said.every((one) => one.startsWith('"delivery schedule" is read as "')),
    said.join('\n'),
  )
})

test('a picture that is described has none', () => {
  for (const text of ['key with a refresh arrow', 'chart and gear', 'two arrows'])
    assert.deepEqual(others(text), [], text)
})

test('what one glyph is the whole picture of is not put together instead', () => {
  for (const text of ['shopping bag', 'qr code']) assert.deepEqual(others(text), [], text)
})

test('a slug made of the words themselves changes nothing', () => {
  const prompt = 'delivery schedule'
  const meaning = readBrief({ concept: null, prompt })
  assert.deepEqual(
    insteadOf({ concept: 'delivery-schedule', prompt }, meaning),
    insteadOf({ concept: null, prompt }, meaning),
  )
})

const turned = (prompt: string): string[] =>
  insteadOf({ concept: null, prompt }, readBrief({ concept: null, prompt })).turned.map(
    ({ findings }) => findings.at(-1)?.message ?? '',
  )

test('two things of a need stand the other way round too', () => {
  assert.deepEqual(turned('daily streak'), ['"daily streak" is read as "a calendar with fire".'])
})

test('what is only a sign, and what is described, does not', () => {
  for (const prompt of ['invoice paid', 'fire with a calendar badge', 'calendar off', 'two cars'])
    assert.deepEqual(turned(prompt), [], prompt)
})
