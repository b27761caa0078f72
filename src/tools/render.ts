import { Resvg } from '@resvg/resvg-js'

/** How a picture is coloured: `color` stands for currentColor; without a background it is transparent. */
export interface Colours {
  readonly color?: string
  readonly background?: string
}

/** Pixels in rows from the upper left, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** Renders an SVG text at a whole or broken multiple of its own size, as PNG. Throws when the text is no SVG. */
export function renderPng(svg: string, scale = 1, colours: Colours = {}): Buffer {
  return rendered(svg, scale, colours).asPng()
}

/** Renders an SVG text like `renderPng`, as raw pixels. */
export function renderPixels(svg: string, scale = 1, colours: Colours = {}): Picture {
  const { pixels, width, height } = rendered(svg, scale, colours)
  return { pixels, width, height }
}

function rendered(svg: string, scale: number, { color = '#000', background }: Colours): ReturnType<Resvg['render']> {
  const coloured = svg.replace('<svg ', `<svg color="${color}" `)
  // Icons have no text, and looking for fonts takes longer than drawing.
  const options = { fitTo: { mode: 'zoom', value: scale }, font: { loadSystemFonts: false } } as const
  return new Resvg(coloured, background === undefined ? options : { ...options, background }).render()
}
