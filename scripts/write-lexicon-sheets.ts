/**
 * Draws the contact sheets of docs/lexicon from the lexicon as it is: nine by category at the house cut, and all
 * glyphs in three other cuts, on two each, with the page that shows them.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Cut, cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { GLYPHS_FOLDER } from '../src/lexicon/load.ts'
import { glyphNames } from '../src/lexicon/read-glyphs.ts'
import { chooseIcons, type Icon } from '../src/tools/sheet/choose-icons.ts'
import { drawCell } from '../src/tools/sheet/draw-cell.ts'
import { layoutOf } from '../src/tools/sheet/layout.ts'
import { paintSheet } from '../src/tools/sheet/paint-sheet.ts'

const folder = join(import.meta.dirname, '../docs/lexicon')

/** Sheet → the categories on it, so that each has 50 to 90 glyphs. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'interface-and-shapes': ['interface', 'shapes', 'code'],
  signs: ['signs', 'characters'],
  'files-and-office': ['files', 'office', 'education'],
  'communication-and-people': ['communication', 'people', 'clothes', 'party'],
  'devices-media-and-network': ['devices', 'media', 'network'],
  'commerce-design-and-science': ['commerce', 'time', 'awards', 'design', 'science', 'games', 'sport'],
  'places-and-maps': ['places', 'maps', 'home', 'travel'],
  'things-food-and-health': ['things', 'tools', 'food', 'health'],
  'vehicles-weather-and-animals': ['vehicles', 'weather', 'animals', 'nature'],
}

/** Sheets of every glyph: what is special about the cut, and the cut. */
const ALL: Readonly<Record<string, { readonly title: string; readonly cut: Cut }>> = {
  'all-16': { title: 'At 16 px with a stroke of 1.5', cut: { ...HOUSE_CUT, size: 16, stroke: 1.5 } },
  'all-filled': { title: 'Filled', cut: { ...HOUSE_CUT, finish: 'filled' } },
  'all-fine': { title: 'Stroke 1, radius 0', cut: { ...HOUSE_CUT, stroke: 1, radius: 0 } },
}

/** How often an icon is enlarged; its real size stands above. */
const SCALE = { category: 3, all: 2 }
/** Greys of the soft edges: many icons on a sheet are small. */
const COLOURS = { category: 32, all: 12 }
/** A picture in the repository is fetched by everybody who clones it. */
const LARGEST_BYTES = 360_000

async function writeSheet(
  name: string,
  icons: readonly Icon[],
  cut: Cut,
  of: 'category' | 'all',
  columns: number,
): Promise<void> {
  const cells = icons.map((icon) => ({ ...drawCell(icon.name, icon.program, cut, []), findings: [] }))
  const view = { pixels: false, smooth: true, labels: of === 'category' }
  const layout = layoutOf(cut.size, SCALE[of], view, 1, Math.min(columns, cells.length), 2000)
  const painted = await paintSheet(cells, layout, { dark: false, grid: false, marks: false, captions: true })
  const png = await sharp(painted).png({ palette: true, colours: COLOURS[of], effort: 9 }).toBuffer()
  if (png.length > LARGEST_BYTES)
    throw new Error(`${name}.png has ${png.length} bytes; put its categories on two sheets`)
  writeFileSync(join(folder, `${name}.png`), png)
  console.log(`docs/lexicon/${name}.png: ${icons.length} glyphs, ${png.length} bytes`)
}

/** `a-b-and-c` as a title: `A, b and c`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-and-', ' and ').replaceAll('-', ', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** All glyphs are too many for one picture. */
function halvesOf(icons: readonly Icon[]): (readonly Icon[])[] {
  const middle = Math.ceil(icons.length / 2)
  return [icons.slice(0, middle), icons.slice(middle)]
}

function page(counts: ReadonlyMap<string, number>, glyphs: number): string {
  const picture = (name: string, title: string): string => `## ${title}\n![${title}](${name}.png)\n`
  return [
    '# The lexicon in pictures\n',
    `${glyphs} glyphs at their default parameters, each at its real size and enlarged. Made by \`node scripts/run.mjs`,
    `scripts/write-lexicon-sheets.ts\`; how a glyph is drawn: [the style of the family](../drawing.md). The first nine`,
    `sheets show the house cut: ${cutName(HOUSE_CUT)} (px/stroke/radius).\n`,
    ...[...counts].map(([name, count]) => picture(name, `${titleOf(name)} (${count})`)),
    ...Object.entries(ALL).flatMap(([name, { title }]) =>
      [1, 2].map((part) =>
        picture(`${name}-${part}`, `All, ${part} of 2: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
      ),
    ),
  ].join('\n')
}

const known = glyphNames(GLYPHS_FOLDER)
const placed = Object.values(SHEETS).flat()
const homeless = new Set(known.map(({ category }) => category).filter((category) => !placed.includes(category)))
if (homeless.size > 0) throw new Error(`add ${[...homeless].join(', ')} to a sheet in scripts/write-lexicon-sheets.ts`)

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) rmSync(join(folder, file))
const counts = new Map<string, number>()
for (const [name, categories] of Object.entries(SHEETS)) {
  const present = categories.filter((category) => known.some((one) => one.category === category))
  const icons = chooseIcons([], present, false)
  counts.set(name, icons.length)
  await writeSheet(name, icons, HOUSE_CUT, 'category', 12)
}
const everything = chooseIcons([], [], false)
for (const [name, { cut }] of Object.entries(ALL))
  for (const [part, icons] of halvesOf(everything).entries())
    await writeSheet(`${name}-${part + 1}`, icons, cut, 'all', 30)
writeFileSync(join(folder, 'README.md'), page(counts, everything.length))
