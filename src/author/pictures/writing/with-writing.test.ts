/** Every picture in corpus/trace/writing: its name begins with what is read in it, with `unread` where that is no more than writing, or `none`. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { compile } from '../../../drawing/compiler/compile.ts'
import { print } from '../../../drawing/language/print.ts'
import { HOUSE_CUT } from '../../../drawing/model/cut.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import type { Raster } from '../../../drawing/model/raster.ts'
import { write } from '../../../drawing/svg/write.ts'
import { loadLexicon } from '../../../lexicon/load.ts'
import { sharpDecoder } from '../../../pictures/sharp-decoder.ts'
import { attempt } from '../../../studio/attempt.ts'
import { createStudio } from '../../../studio/draw.ts'
import type { Drawn } from '../../../studio/drawn.ts'
import { renderPixels } from '../../../tools/render.ts'
import { embeddedAuthor } from '../../embedded/embedded-author.ts'
import { findInk } from '../../trace/ink/find-ink.ts'
import type { Traced } from '../../trace/traced.ts'
import { eyesFor } from '../eyes-for.ts'
import { createReader } from './with-writing.ts'

const FOLDER = join(import.meta.dirname, '../../../../corpus/trace/writing')

const reader = createReader()
const decoder = sharpDecoder()
const lexicon = loadLexicon()
const eyes = eyesFor(lexicon)
const studio = createStudio({ author: embeddedAuthor(lexicon), judge: attempt, revision: 'test' })

async function pictureOf(name: string): Promise<Raster> {
  const bytes = readFileSync(join(FOLDER, name))
  return await decoder.decode(bytes, await decoder.measure(bytes))
}

/** What is read in a picture; `told` is what words say of it. */
function readIn(raster: Raster, told: string | null = null): string {
  const { writing } = reader.withWriting(raster, findInk(raster), told)
  return writing?.map(({ text }) => text ?? 'unread').join(' ') ?? 'none'
}

async function traced(name: string, cut: Cut): Promise<Traced> {
  const [first] = eyes.variantsOf(await pictureOf(name), cut)
  return first ?? assert.fail('nothing was made of it')
}

async function drawn(name: string, prompt: string): Promise<Drawn['items'][number]> {
  const brief = { concept: null, prompt, images: [await pictureOf(name)], cut: HOUSE_CUT, count: 1 } as const
  const [item] = (await studio.draw(brief)).items
  return item ?? assert.fail('nothing was drawn')
}

describe('writing in a picture', () => {
  for (const name of readdirSync(FOLDER))
    it(`is read: ${name}`, async () => {
      assert.equal(readIn(await pictureOf(name)), name.slice(0, name.indexOf('--')))
    })

  it('is not seen in drawings of ours that have bars, rings, crosses and arches in frames', () => {
    for (const glyph of ['pause', 'ban', 'magnet', 'target', 'list', 'text', 'grid', 'clock', 'battery', 'table']) {
      const program = lexicon.glyphs.get(glyph)
      if (program === undefined) continue
      const { pixels, width, height } = renderPixels(write(compile(program, HOUSE_CUT).drawing), 4)
      assert.equal(
        readIn({ width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' }),
        'none',
        glyph,
      )
    }
  })

  it('is read more readily where words say what it is, but nothing else is taken for it', async () => {
    assert.equal(readIn(await pictureOf('none--O-alone-in-a-ring.png'), 'O'), 'O')
    assert.equal(readIn(await pictureOf('none--O-alone-in-a-ring.png'), 'B'), 'none')
    assert.equal(readIn(await pictureOf('none--X-alone-in-a-box.png'), 'X'), 'X')
  })
})

describe('what was read', () => {
  it('is drawn as our letter, and said', async () => {
    const { program, said, findings } = await traced('B--in-a-box.png', HOUSE_CUT)
    assert.match(print(program), /^text "B" 12,12 [\d.]+ cut/m)
    assert.equal(said, 'a box with the letter "B"')
    assert.deepEqual(findings, [])
    // What is drawn from so many lanes on has to be drawn at the cut that it was made for.
    for (const cut of [HOUSE_CUT, { ...HOUSE_CUT, size: 16, stroke: 1.5 } as const]) {
      const { program: made } = await traced('B--in-a-box.png', cut)
      const bare = { ...made, statements: made.statements.filter(({ kind }) => kind !== 'text') }
      assert.notEqual(write(compile(made, cut).drawing), write(compile(bare, cut).drawing), print(made))
    }
  })

  it('is drawn on its tile', async () => {
    const { program, said } = await traced('R--white-on-a-tile.png', HOUSE_CUT)
    assert.match(print(program), /^box [^\n]+\ntext "R"/m)
    assert.equal(said, 'a solid box with the letter "R"')
  })

  it('is left out where it cannot be read at the cut, and that is said', async () => {
    const page = await traced('31--on-a-page.png', HOUSE_CUT)
    assert.doesNotMatch(print(page.program), /text/)
    assert.deepEqual(
      page.findings.map(({ rule, severity }) => [rule, severity]),
      [['text-left-out', 'warning']],
    )
    const fine = await traced('31--on-a-page.png', { ...HOUSE_CUT, stroke: 1 })
    assert.match(print(fine.program), /text "3/)
    assert.match(fine.said, /the number "31"$/)
  })

  it('is drawn by its shapes where the picture is of it and it has no room as text', async () => {
    const vip =
      'icon vip\nline 3,19 21,19\nline 3,5 21,5\nline 4,9 6,15 7,15 9,9\nline 12,9 12,15\nline 16,15 16,9 18,9\npath 18,9 cw 2 18,13 16,13\n'
    const svg = attempt({ program: vip, intent: '', idea: '', findings: [] }, { ...HOUSE_CUT, stroke: 1.5 }).svg
    const { pixels, width, height } = renderPixels(svg, 5)
    const raster = { width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' }
    const [first] = eyes.variantsOf(raster, HOUSE_CUT)
    assert.deepEqual(first?.findings, [])
    assert.match(print(first.program), /^line 12/m)
  })

  it('leaves its room to the drawing above it', async () => {
    const { program, findings } = await traced('unread--word-below-a-house.png', HOUSE_CUT)
    assert.match(print(program), /^poly [^\n]+$/m)
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['text-left-out'],
    )
    const item = await drawn('unread--word-below-a-house.png', '')
    assert.equal(item.status, 'checked', JSON.stringify(item.findings))
  })

  it('is not drawn a second time for words that speak of it', async () => {
    const { program, intent } = await drawn('B--in-a-box.png', 'this with the letter B')
    assert.equal(program.match(/text/g)?.length, 1, program)
    assert.match(intent, /with the letter "B"/)
    const other = await drawn('B--in-a-box.png', 'this with the letter A')
    assert.equal(other.program.match(/text/g)?.length, 2, other.program)
  })
})
