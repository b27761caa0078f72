import sharp from 'sharp'
import { lettering, shortened } from '../../src/tools/sheet/lettering.ts'
import { renderPng } from '../../src/tools/render.ts'

/** One picture beside what came of it. */
export interface Row {
  readonly label: string
  readonly notes: readonly string[]
  /** Drawings (SVG) and pictures (any format) from left to right. */
  readonly cells: readonly (string | Buffer)[]
}

const CELL = 96
const GAP = 8
const LINE = 12

/** Paints rows in columns on one sheet, as PNG. */
export async function paintRows(rows: readonly Row[], columns: number): Promise<Buffer> {
  const across = Math.max(...rows.map(({ cells }) => cells.length))
  const notes = Math.max(...rows.map((row) => row.notes.length))
  const width = across * (CELL + GAP) + 2 * GAP
  const height = CELL + LINE * (1 + notes) + 2 * GAP
  const painted = await Promise.all(
    rows.map(async (row, index) => {
      const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height]
      const text = [row.label, ...row.notes]
        .map((line, at) =>
          lettering(shortened(line, 6, width - 2 * GAP), 0, CELL + 4 + at * LINE, 6, at === 0 ? '#111' : '#666'),
        )
        .join('')
      const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`
      const cells = await Promise.all(
        row.cells.map(async (cell, at) => ({
          input: await cellOf(cell),
          left: left + GAP + at * (CELL + GAP),
          top: top + GAP,
        })),
      )
      return [{ input: renderPng(caption), left: left + GAP, top: top + GAP }, ...cells]
    }),
  )
  const size = { width: width * columns, height: height * Math.ceil(rows.length / columns) }
  return await sharp({ create: { ...size, channels: 3, background: '#e9ebee' } })
    .composite(painted.flat())
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

async function cellOf(cell: string | Buffer): Promise<Buffer> {
  const paper = { create: { width: CELL, height: CELL, channels: 3, background: '#fff' } } as const
  if (cell === '') return await sharp(paper).png().toBuffer()
  const png = typeof cell === 'string' ? renderPng(cell, scaleOf(cell)) : cell
  const inner = await sharp(png).resize(CELL, CELL, { fit: 'contain', background: '#ffffff00' }).png().toBuffer()
  return await sharp(paper)
    .composite([{ input: inner }])
    .png()
    .toBuffer()
}

/** Whole px where that is nearly the size of a cell, so that a small icon shows as it is. */
function scaleOf(svg: string): number {
  return CELL / Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? CELL)
}
