import sharp from 'sharp'
import { lettering } from '../../src/tools/sheet/lettering.ts'
import { renderPng } from '../../src/tools/render.ts'

/** Two drawings of one idea, in the order in which they are shown. */
export interface Pair {
  readonly title: string
  readonly svgs: readonly [string, string]
}

const GAP = 8
const TITLE = 16
const INK = '#111111'

/** Paints pairs side by side, each drawing as its real pixels enlarged and enlarged smoothly, under their numbers. */
export async function paintPairs(
  pairs: readonly Pair[],
  size: number,
  scale: number,
  columns: number,
): Promise<Buffer> {
  const side = size * scale
  const width = 4 * side + 6 * GAP
  const height = TITLE + side + 2 * GAP
  const tiles = await Promise.all(
    pairs.map(async ({ title, svgs }, index) => {
      const x = (index % columns) * width + GAP
      const y = Math.floor(index / columns) * height + GAP
      const pictures = await Promise.all(svgs.map((svg) => bothWays(svg, side, scale)))
      return [
        { input: label(title, width), left: x, top: y },
        ...pictures.flat().map((input, at) => ({
          input,
          left: x + at * (side + GAP) + (at > 1 ? GAP : 0),
          top: y + TITLE,
        })),
      ]
    }),
  )
  const rows = Math.ceil(pairs.length / columns)
  return await sharp({
    create: { width: columns * width + GAP, height: rows * height + GAP, channels: 3, background: '#ffffff' },
  })
    .composite(tiles.flat())
    .png({ palette: true })
    .toBuffer()
}

async function bothWays(svg: string, side: number, scale: number): Promise<Buffer[]> {
  const real = renderPng(svg, 1, { color: INK, background: '#ffffff' })
  const pixels = await sharp(real).resize(side, side, { kernel: 'nearest' }).png().toBuffer()
  return [pixels, renderPng(svg, scale, { color: INK, background: '#ffffff' })]
}

function label(title: string, width: number): Buffer {
  const text = lettering(title, 1, 2, 8, '#6b7280')
  return renderPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${width - 8}" height="13">${text}</svg>`)
}
