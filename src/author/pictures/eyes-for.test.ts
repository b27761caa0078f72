import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compile } from '../../drawing/compiler/compile.ts'
import { parse } from '../../drawing/language/parse.ts'
import type { Program } from '../../drawing/language/program.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { write } from '../../drawing/svg/write.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { renderPixels } from '../../tools/render.ts'
import { eyesFor } from './eyes-for.ts'

const lexicon = loadLexicon()
const eyes = eyesFor(lexicon)

const FILLED: Cut = { ...HOUSE_CUT, finish: 'filled' }
const FINE: Cut = { size: 16, stroke: 1, radius: 0, finish: 'outlined' }

function pictureOf(program: Program | undefined, cut: Cut, change: (svg: string) => string = (svg) => svg): Raster {
  assert.ok(program)
  const { pixels, width, height } = renderPixels(change(write(compile(program, cut).drawing)), 96 / cut.size)
  return { width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' }
}

describe('eyes', () => {
  test('know a glyph at any cut', () => {
    for (const glyph of ['umbrella', 'anchor', 'camera', 'bicycle', 'key', 'rocket'])
      for (const cut of [HOUSE_CUT, FILLED, FINE]) {
        const known = eyes.recognise(pictureOf(lexicon.glyphs.get(glyph), cut))
        assert.ok(known?.glyph === glyph || known?.twins.includes(glyph), `${glyph}: ${JSON.stringify(known)}`)
      }
  })

  test('know a glyph that is mirrored or turned, and say so', () => {
    const known = (change: string): readonly unknown[] => {
      const picture = pictureOf(lexicon.glyphs.get('key'), HOUSE_CUT, (svg) =>
        svg.replace(/(?<=^<svg[^>]*>)(.*)(?=<\/svg>)/s, `<g transform="${change}">$1</g>`),
      )
      const seen = eyes.recognise(picture)
      return [seen?.glyph, seen?.position]
    }
    assert.deepEqual(known('translate(24 0) scale(-1 1)'), ['key', 'mirrored'])
    assert.deepEqual(known('rotate(-90 12 12)'), ['key', 'turned left'])
    assert.deepEqual(known('rotate(90 12 12)'), ['key', 'turned right'])
  })

  test('know a glyph on a tile', () => {
    const onTile = (svg: string): string =>
      svg
        .replace('viewBox="0 0 24 24"', 'viewBox="-10 -10 44 44"')
        .replace(
          '>',
          '><rect x="-9" y="-9" width="42" height="42" rx="8" fill="#1d4ed8" stroke="none"/><g stroke="#fff">',
        )
        .replace('</svg>', '</g></svg>')
    assert.equal(eyes.recognise(pictureOf(lexicon.glyphs.get('umbrella'), HOUSE_CUT, onTile))?.glyph, 'umbrella')
  })

  test('take no other thing for a glyph', () => {
    const { program } = parse('icon other\npath 2,20 7,3 11,16 cw 4 16,8\nbox 15,14 5x7\ncircle 19,4 2')
    assert.equal(eyes.recognise(pictureOf(program, HOUSE_CUT)), null)
  })

  test('take nothing for a glyph that differs from it in one spot alone', () => {
    const board = parse('icon other\nbox 3,3 18x18\nline 8,8 8,16\nline 12,8 12,16\nline 16,8 16,16').program
    for (const cut of [HOUSE_CUT, FILLED])
      assert.equal(eyes.recognise(pictureOf(board, cut)), null, 'kanban has columns of several lengths')
    const crossed = parse('icon other\nbox 3,3 18x18\nline 7,7 17,17\nline 17,7 7,17').program
    assert.equal(eyes.recognise(pictureOf(crossed, FILLED)), null, 'dice has dots')
  })
})
