import svg2ttf from 'svg2ttf'
import wawoff2 from 'wawoff2'
import type { IconSet } from '../../src/catalogue/icon-sets.ts'
import { reflect, scale } from '../../src/drawing/geometry/measure.ts'
import { drawingOfSvg } from '../../src/drawing/svg/drawing-of-svg.ts'
import { read } from '../../src/drawing/svg/read.ts'
import { writePathData } from '../../src/drawing/svg/write-path-data.ts'

/** Units of the font for one px of the cut: fine enough that rounding to whole units moves no edge that one could see. */
const UNITS = 100
/** The first code point for private use, and how many there are. */
const PRIVATE = { first: 0xe000, count: 0xf900 - 0xe000 } as const

/** A font of icons: the same glyphs twice, and the classes that show them. */
export interface IconFont {
  readonly woff2: Uint8Array
  readonly ttf: Uint8Array
  readonly css: string
}

/**
 * A font of the drawings of a set, strokes as areas, each icon as wide as high. An icon is shown by its class (`burin burin-bell`) or by
 * its name as text of the font (`bell`, a ligature). Code points follow the order of names, so they are those of one release.
 */
export async function iconFont(
  { prefix, title, cut }: IconSet,
  drawings: readonly (readonly [name: string, svg: string])[],
  version: string,
): Promise<IconFont> {
  if (drawings.length > PRIVATE.count) throw new Error(`a font holds ${PRIVATE.count} icons, not ${drawings.length}`)
  const side = cut.size * UNITS
  const glyphs = drawings.map(([name, svg], at) => {
    const loops = drawingOfSvg(read(svg), cut).ink
    const upright = loops.map((loop) => loop.map((segment) => scale(reflect(segment, 'y', cut.size / 2), UNITS)))
    const data = writePathData(upright.map((segments) => ({ segments, closed: true })))
    const shape = `horiz-adv-x="${side}" d="${data}"`
    return (
      `<glyph glyph-name="${name}" unicode="&#x${codePoint(at)};" ${shape}/>\n` +
      `<glyph glyph-name="${name}" unicode="${name}" ${shape}/>\n`
    )
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><metadata>CC0 1.0</metadata><defs>
<font id="${prefix}" horiz-adv-x="${side}">
<font-face font-family="${title}" units-per-em="${side}" ascent="${side}" descent="0"/>
<missing-glyph horiz-adv-x="0"/>
${glyphs.join('')}</font></defs></svg>`
  // Without a time of its own, the same icons make the same bytes.
  const about = {
    ts: 0,
    version: majorAndMinor(version),
    url: 'https://www.npmjs.com/package/burin',
    description: title,
  }
  const ttf = Uint8Array.from(svg2ttf(svg, about).buffer)
  const names = drawings.map(([name]) => name)
  return { ttf, woff2: await wawoff2.compress(ttf), css: styles({ prefix, title, cut }, names) }
}

function codePoint(at: number): string {
  return (PRIVATE.first + at).toString(16)
}

function majorAndMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.')
}

function styles({ prefix, title, cut }: IconSet, names: readonly string[]): string {
  return `@font-face {
  font-family: "${title}";
  src: url("${prefix}.woff2") format("woff2"), url("${prefix}.ttf") format("truetype");
  font-display: block;
}
.${prefix} {
  display: inline-block;
  font: normal 400 ${cut.size}px/1 "${title}";
  font-feature-settings: "liga";
  letter-spacing: normal;
  text-transform: none;
  white-space: nowrap;
  vertical-align: -0.125em;
  -webkit-font-smoothing: antialiased;
}
${names.map((name, at) => `.${prefix}-${name}::before { content: "\\${codePoint(at)}" }\n`).join('')}`
}
