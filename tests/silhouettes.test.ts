import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashOf, outlinesOf, silhouettesOf } from '../scripts/silhouettes-of.ts'
import { memoryOf } from '../src/author/pictures/recognise.ts'
import { silhouetteOf } from '../src/author/pictures/silhouette-of.ts'
import type { Program } from '../src/drawing/language/program.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { readSilhouettes, SILHOUETTE_SIDE } from '../src/lexicon/silhouettes.ts'

const CELLS = SILHOUETTE_SIDE * SILHOUETTE_SIDE
const ANEW = 'make them anew: node scripts/run.mjs scripts/write-silhouettes.ts'

const lexicon = loadLexicon()
const silhouettes = readSilhouettes()
const glyph = (name: string): Program => lexicon.glyphs.get(name) ?? assert.fail(`no glyph ${name}`)

describe('the silhouettes of the glyphs', () => {
  it('are made of the glyphs as they are', () => {
    assert.equal(silhouettes.madeOf, hashOf(lexicon.names().map(glyph)), ANEW)
  })

  // All of them take most of a minute.
  for (const name of ['clock', 'rocket', 'wine'])
    it(`are what the compiler makes of ${name} today`, () => {
      const first = silhouettes.glyphs.indexOf(name)
      const made = silhouettesOf(glyph(name))
      assert.equal(silhouettes.glyphs.lastIndexOf(name) - first + 1, made.length, ANEW)
      made.forEach((one, index) =>
        assert.deepEqual(silhouettes.cells.slice((first + index) * CELLS, (first + index + 1) * CELLS), one, ANEW),
      )
    })
})

describe('a glyph', () => {
  const memory = memoryOf(silhouettes)
  const known = (program: Program, turn: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y]) => {
    const outlines = outlinesOf(program, { size: 20, stroke: 1.5, radius: 1, finish: 'outlined' })
    const turned = outlines.map((outline) => outline.map(({ x, y }) => turn(x, y)).map(([u, v]) => ({ x: u, y: v })))
    const silhouette = silhouetteOf(turned)
    return silhouette === null ? null : memory.recognise([silhouette])
  }

  it('is known again by its silhouette, and how it stands', () => {
    assert.deepEqual(known(glyph('key')), { glyph: 'key', position: 'upright', twins: [] })
    assert.equal(known(glyph('key'), (x, y) => [-x, y])?.position, 'mirrored')
    assert.equal(known(glyph('key'), (x, y) => [y, -x])?.position, 'turned left')
    assert.equal(known(glyph('key'), (x, y) => [-y, x])?.position, 'turned right')
  })

  it('is not seen in a drawing of something else', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 9, y: 2 },
      { x: 3, y: 4 },
      { x: 3, y: 9 },
      { x: 9, y: 9 },
      { x: 0, y: 12 },
    ]
    const bent = silhouetteOf([outline]) ?? assert.fail('it holds nothing')
    assert.equal(memory.recognise([bent]), null)
  })
})
