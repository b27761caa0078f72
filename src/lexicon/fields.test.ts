import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'
import { loadLexicon } from './load.ts'
import { readTable } from './read-table.ts'

const tableOf = (name: string): ReturnType<typeof readTable> =>
  readTable(readFileSync(new URL(`fields/${name}.txt`, import.meta.url), 'utf8'))
const [products, words] = [tableOf('products'), tableOf('words')]
const names = products.map(({ heads }) => heads[0] ?? '')
const fields = readFields()

describe('tables of fields', () => {
  test('have more than a thousand kinds of products, and words of each field', () => {
    assert.ok(products.flatMap(({ cells }) => cells).length > 1000)
    assert.deepEqual(new Set(words.map(({ heads }) => heads[0])), new Set(names))
  })

  test('name files of the phrase book, and all that are about a field', () => {
    const books = readdirSync(new URL('phrase-book/', import.meta.url)).map((name) => name.replace('.tsv', ''))
    const named = new Set(products.flatMap(({ heads }) => heads.slice(1)))
    const general = ['core-app', 'core-life', 'core-work']
    assert.deepEqual([...named].sort(), books.filter((book) => !general.includes(book)).sort())
  })

  test('say what words mean by the names of glyphs, each phrase once, in fields that there are', () => {
    const lexicon = loadLexicon()
    const files = readdirSync(new URL('fields/senses/', import.meta.url)).map((name) => name.replace('.txt', ''))
    assert.deepEqual(
      files.filter((file) => !names.includes(file.replaceAll('-', ' '))),
      [],
    )
    for (const file of files) {
      const rows = tableOf(`senses/${file}`)
      for (const name of rows.flatMap(({ heads }) => heads[0]!.replace(/ off$/, '').split(' with ')))
        assert.ok(
          lexicon.glyphs.has(name.replace(/^(arrow) .*|^christian (cross)$/, '$1$2').replaceAll(' ', '-')),
          `${file}: ${name}`,
        )
      const said = rows.flatMap(({ cells }) => cells)
      assert.deepEqual(
        said.filter((word, at) => said.indexOf(word) !== at),
        [],
        file,
      )
    }
  })
})

describe('the field of a product', () => {
  test('is that of its whole name, in either number', () => {
    assert.equal(fields.of('Applicant Tracking System')?.name, 'recruiting')
    assert.equal(fields.of('dentists')?.name, 'dentistry')
    assert.equal(fields.of('small dentist'), null)
  })

  test('is that of the longest product in a phrase', () => {
    assert.equal(fields.within('escape room game master console')?.name, 'escape room')
    assert.equal(fields.within('a meal planner for families')?.name, 'cooking')
    assert.equal(fields.within('something else'), null)
    // The longer kind decides, whatever its words are alone.
    assert.equal(fields.within('a dog hotel')?.name, 'lodging and wellness')
    assert.equal(fields.within('an evening class')?.name, 'schools and clubs')
    assert.equal(fields.within('a car insurance claims app')?.name, 'insurance')
    assert.equal(fields.within('phone settings')?.name, 'settings')
    assert.equal(fields.within('a cookie consent manager')?.name, 'legal pages')
    // Of two that are as long the head is the product, and what stands behind it is none.
    assert.equal(fields.within('retail banking app')?.name, 'banking')
    assert.equal(fields.within('family recipe app')?.name, 'cooking')
    assert.equal(fields.within('a podcast player for cars')?.name, 'podcasts')
  })

  test('is told by what many products have only where nothing else tells', () => {
    assert.equal(fields.within('hospital porter dispatch')?.name, 'health')
    assert.equal(fields.within('clinical trial site manager')?.name, 'laboratory medicine')
    assert.equal(fields.within('podcast hosting dashboard')?.name, 'podcasts')
    assert.equal(fields.within('a dispatch console')?.name, 'logistics')
    assert.equal(fields.within('site manager app')?.name, 'construction')
  })

  test('tells senses and rows of the phrase book', () => {
    const field = fields.of('recruiting')
    assert.deepEqual([field?.books, field?.senses.get('resumes')], [['hr'], 'file text'])
    assert.ok(field?.words.has('candidate'))
  })

  test('has the phrases of the fields next to it, and no word of them', () => {
    assert.equal(fields.of('theatre')?.senses.get('costume fitting'), 'dress with ruler')
    assert.equal(fields.of('bakery')?.senses.get('batch'), 'bread')
    assert.equal(fields.of('brewery')?.senses.get('batch'), undefined)
  })
})
