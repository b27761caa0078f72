import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { GLYPHS_FOLDER, loadLexicon } from './load.ts'
import { readGlyphs, wordsOfGlyph } from './read-glyphs.ts'
import { sampleLexicon } from './sample-lexicon.ts'
import { drawnAs } from './lexicon.ts'

const lexicon = sampleLexicon()

describe('a phrase that means a glyph', () => {
  const cases: readonly (readonly [string, string | null, Record<string, string | number>?])[] = [
    ['cloud', 'cloud'],
    ['Clouds', 'cloud'],
    ['lightning bolt', 'bolt'],
    ['account', 'user'],
    ['people', 'users'],
    ['magnifying glass', 'search'],
    ['the magnifying glass', 'search'],
    ['glass magnifying', 'search'],
    ['arrow up', 'arrow', { facing: 'up' }],
    ['left arrow', 'arrow', { facing: 'left' }],
    ['battery half full', 'battery', { level: 2 }],
    ['battery 75%', 'battery', { level: 3 }],
    ['battery 99%', 'battery', { level: 3 }],
    ['battery 1%', 'battery', { level: 1 }],
    ['empty battery', 'battery', { level: 0 }],
    ['battery full', 'battery', { level: 4 }],
    ['cloud up', null],
    ['poodle', null],
    ['cottage', 'house'],
    ['forge', null],
    ['anvil', null],
    ['', null],
  ]
  for (const [phrase, glyph, preset = {}] of cases) {
    test(`"${phrase}"`, () => {
      const found = drawnAs(phrase, lexicon)
      assert.equal(found?.glyph ?? null, glyph)
      if (found !== null) assert.deepEqual(Object.fromEntries(found.preset), preset)
    })
  }
})

describe('words', () => {
  test('a glyph of its own stands before another glyph that claims its name', () => {
    assert.equal(drawnAs('favorite', lexicon)?.glyph, 'star')
    assert.deepEqual(drawnAs('favorite', lexicon)?.others, ['heart'])
  })

  test('a composite without a glyph is rewritten to its parts', () => {
    assert.deepEqual(lexicon.lookUp('notifications off'), { kind: 'composition', request: 'bell off' })
    assert.equal(lexicon.lookUp('bell').kind, 'glyph')
  })

  test('no composition begins with its own words: it would be read again and again', () => {
    const whole = loadLexicon()
    const phrases = readFileSync(new URL('compositions.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(': ')[0]?.split(', ') ?? [])
    const endless = phrases.filter((phrase) => {
      const entry = whole.lookUp(phrase)
      return entry.kind === 'composition' && `${entry.request} `.startsWith(`${phrase} `)
    })
    assert.ok(phrases.length > 100)
    assert.deepEqual(endless, [])
  })

  test('a word is known even when nothing is drawn for it, so that it is no typing error', () => {
    assert.deepEqual(['poodle', 'starts', 'poodel'].map(lexicon.familiarity), ['known', 'english', 'strange'])
  })
})

describe('what stands for what', () => {
  test('a compound that nobody drew is known as one thing', () => {
    assert.deepEqual(lexicon.lookUp('lock boxes'), { kind: 'undrawn', isCompound: true })
    assert.deepEqual(lexicon.lookUp('poodle dog'), { kind: 'undrawn', isCompound: false })
    assert.deepEqual(lexicon.lookUp('lock cloud'), { kind: 'unknown' })
  })

  test('a more general glyph is given with its distance, if it is drawn', () => {
    assert.deepEqual(lexicon.lookUp('plumbers'), { kind: 'general', glyph: 'user', steps: 1 })
    assert.deepEqual(lexicon.lookUp('fortress'), { kind: 'undrawn', isCompound: false })
  })
})

describe('the words that are shown for a glyph', () => {
  test('mean it: its own, those of the tables, and no stretched ones or other languages', () => {
    assert.deepEqual(lexicon.phrasesOf('search'), ['magnifying glass', 'find', 'loupe'])
    assert.ok(!lexicon.phrasesOf('lightbulb').includes('gavel'))
    const own = loadLexicon()
    assert.ok(drawnAs('casa', own)?.glyph === 'home' && !own.phrasesOf('home').includes('casa'))
    for (const name of own.names())
      for (const phrase of own.phrasesOf(name)) assert.equal(drawnAs(phrase, own)?.glyph, name, phrase)
  })
})

describe('files', () => {
  test('a broken glyph file is named with its line and what to write', () => {
    const folder = mkdtempSync(join(tmpdir(), 'glyphs-'))
    try {
      mkdirSync(join(folder, 'signs'))
      writeFileSync(join(folder, 'signs', 'dash.icon'), 'icon dash\nlin 4,12 20,12\n')
      assert.throws(() => loadLexicon(folder).glyphs.get('dash'), /signs\/dash\.icon:2:\d+: .*line/)
      writeFileSync(join(folder, 'signs', 'dash.icon'), 'icon hyphen\nline 4,12 20,12\n')
      assert.throws(() => loadLexicon(folder).glyphs.get('dash'), /dash\.icon:1:1: .*icon dash/)
      writeFileSync(join(folder, 'signs', 'dash.icon'), 'icon dash\nline 4,12 20,12\n')
      assert.deepEqual(loadLexicon(folder).names(), ['dash'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the words of a glyph are those that its file declares', () => {
    for (const { path, text, program } of readGlyphs(GLYPHS_FOLDER))
      assert.deepEqual(wordsOfGlyph(text), [...program.words], path)
  })

  test('our own glyphs are found by their names', () => {
    const own = loadLexicon()
    assert.ok(own.glyphs.size > 0)
    for (const name of own.names()) {
      assert.equal(own.glyphs.get(name)?.name, name)
      assert.equal(drawnAs(name, own)?.glyph, name)
    }
  })
})
