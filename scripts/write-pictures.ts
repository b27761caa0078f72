/**
 * Draws the pictures of the README from the lexicon as it is, so that they show real output: the family at the house
 * cut, the ten requests in both finishes, and one icon in many cuts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { compile } from '../src/drawing/compiler/compile.ts'
import { parse } from '../src/drawing/language/parse.ts'
import type { Program } from '../src/drawing/language/program.ts'
import { type Cut, HOUSE_CUT, RADII, STROKES } from '../src/drawing/model/cut.ts'
import { write } from '../src/drawing/svg/write.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { sideOf } from '../src/pages/figures/picture.ts'
import { renderPng } from '../src/tools/render.ts'

const root = join(import.meta.dirname, '..')
const pictures = join(root, 'docs/pictures')

/** px between cells and round the picture. */
const GAP = 20
const INK = '#18181b'

/** Lays SVGs out in rows of `columns`, each enlarged to `cell` px, and writes a PNG. */
async function writeGrid(name: string, svgs: readonly string[], columns: number, cell: number): Promise<void> {
  const rows = Math.ceil(svgs.length / columns)
  const side = (count: number): number => count * (cell + GAP) + GAP
  const cells = svgs.map((svg, index) => {
    return {
      input: renderPng(svg, cell / sideOf(svg), { color: INK }),
      left: GAP + (index % columns) * (cell + GAP),
      top: GAP + Math.floor(index / columns) * (cell + GAP),
    }
  })
  const canvas = sharp({ create: { width: side(columns), height: side(rows), channels: 3, background: '#ffffff' } })
  writeFileSync(join(pictures, `${name}.png`), await canvas.composite(cells).png({ palette: true }).toBuffer())
  console.log(`docs/pictures/${name}.png: ${svgs.length} icons`)
}

function drawn(program: Program, cut: Cut): string {
  return write(compile(program, cut).drawing)
}

mkdirSync(pictures, { recursive: true })
// Every fourth of them fills the page that people see first; docs/lexicon has all.
const glyphs = [...loadLexicon().glyphs.values()]
  .filter((program) => program.name !== 'letter' && program.statements.every(({ kind }) => kind !== 'use'))
  .filter((_, index) => index % 4 === 0)
  .slice(0, 9 * 17)
await writeGrid(
  'family',
  glyphs.map((program) => drawn(program, HOUSE_CUT)),
  17,
  36,
)

const studio = await loadStudio()
const prompts = readFileSync(join(root, 'corpus/briefs/ten-prompts.txt'), 'utf8').trim().split('\n')
const rows = await Promise.all(
  (['outlined', 'filled'] as const).map((finish) =>
    Promise.all(
      prompts.map(async (prompt) => {
        const { items } = await studio.draw({
          concept: null,
          prompt,
          images: [],
          cut: { ...HOUSE_CUT, finish },
          count: 1,
        })
        return items[0]!.svg
      }),
    ),
  ),
)
await writeGrid('ten-prompts', rows.flat(), prompts.length, 64)

const bell = parse(readFileSync(join(root, 'src/lexicon/glyphs/communication/bell.icon'), 'utf8')).program
const cuts = RADII.flatMap((radius) => [
  ...STROKES.map((stroke) => ({ ...HOUSE_CUT, stroke, radius })),
  ...STROKES.map((stroke) => ({ ...HOUSE_CUT, stroke, radius, finish: 'filled' as const })),
])
await writeGrid(
  'cuts',
  cuts.map((cut) => drawn(bell, cut)),
  2 * STROKES.length,
  64,
)
