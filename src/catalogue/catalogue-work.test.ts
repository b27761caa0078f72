import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { sampleLexicon } from '../lexicon/sample-lexicon.ts'
import { attempt } from '../studio/attempt.ts'
import { createStudio } from '../studio/draw.ts'
import { catalogueWork } from './catalogue-work.ts'

describe('the catalogue', () => {
  const lexicon = sampleLexicon()
  const { cards, sheet, cuts, draw } = catalogueWork(() => lexicon)

  it('has a card of every glyph, by name, with the words that mean it', () => {
    deepEqual(
      cards().map(({ name }) => name),
      lexicon.names(),
    )
    for (const card of cards()) {
      equal(card.category, lexicon.glyphs.get(card.name)?.category ?? 'other')
      for (const word of lexicon.phrasesOf(card.name)) ok(card.words.includes(word), `${card.name}: ${word}`)
    }
  })

  it('draws a glyph as a draw of its name does, byte by byte', async () => {
    const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'test' })
    for (const finish of ['outlined', 'filled'] as const) {
      const cut = { ...HOUSE_CUT, finish }
      for (const glyph of lexicon.names()) {
        const { items } = await studio.draw({ concept: glyph, prompt: null, images: [], cut, count: 1 })
        const drawn = draw({ glyph, preset: new Map(), cut })
        equal(drawn?.svg, items[0]?.svg, glyph)
        equal(drawn?.program, items[0]?.program, glyph)
      }
    }
  })

  it('has every value of a parameter on a sheet under a name of its own', () => {
    const drawn = sheet(HOUSE_CUT)
    for (const card of cards()) ok(drawn[card.name]?.startsWith('<svg'), card.name)
    const levels = ['0', '1', '2', '3', '4'].map((level) => drawn[`battery-${level}`])
    ok(levels.every((svg) => svg !== undefined))
    ok(new Set(levels).size > 1, 'all levels look the same')
  })

  it('draws a glyph at all cuts', () => {
    const preset = new Map<string, string | number>()
    const drawn = cuts({ glyph: 'battery', preset }) ?? {}
    equal(Object.keys(drawn).length, 120)
    equal(drawn['24/2/3 outlined'], draw({ glyph: 'battery', preset, cut: HOUSE_CUT })?.svg)
  })

  it('knows no glyph that there is not', () => {
    equal(cuts({ glyph: 'nothing-of-the-kind', preset: new Map() }), null)
    equal(draw({ glyph: 'nothing-of-the-kind', preset: new Map(), cut: HOUSE_CUT }), null)
  })

  it('gives a glyph another revision when what it borrows changes', () => {
    const revision = (name: string): string | undefined => cards().find((card) => card.name === name)?.revision
    notEqual(revision(lexicon.names()[0] ?? ''), revision(lexicon.names()[1] ?? ''))
  })
})
