import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Cut } from '../drawing/model/cut.ts'
import { allCuts, cutName, FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import { problemLine } from './census/judge-glyph.ts'
import { cutsLike } from './cut-of.ts'
import { chooseIcons } from './sheet/choose-icons.ts'
import type { Icon } from './sheet/choose-icons.ts'
import { drawCell, fault } from './sheet/draw-cell.ts'
import type { Cell } from './sheet/draw-cell.ts'
import { layoutOf } from './sheet/layout.ts'
import { paintSheet } from './sheet/paint-sheet.ts'
import { shuffled } from './sheet/shuffled.ts'
import { stop, wholeOption } from './stop.ts'

const HELP = `sheet: a contact sheet of icons, to look at

  npm run -s sheet -- [GLYPH | PATTERN* | file.icon]… [options]

Which icons (default: every glyph):
  --category NAME    all glyphs of a category; may be repeated
  --variants         every combination of parameter values, not only the defaults
Which cuts (default: 16, 20 and 24 px at stroke 2, radius 3, both finishes):
  --size LIST        of ${SIZES.join(',')}
  --stroke LIST      of ${STROKES.join(',')}
  --radius LIST      of ${RADII.join(',')}
  --finish LIST      of ${FINISHES.join(',')}
  --cut PATTERN      size/stroke/radius/finish, * for any: 16/3, */*/0/filled; may be repeated
  --house            only the house cut (${cutName(HOUSE_CUT)}); --size and so on change it
How it looks:
  --out FILE         default sheet.png; more pages become sheet-2.png, …
  --view NAME        all (default) | pixels (real pixels enlarged) | smooth (drawing enlarged) | real (not enlarged)
  --scale N          enlargement, default 4
  --columns N        cells in a row; default: what fits into --width
  --width PX         widest sheet, default 2000
  --rows N           rows on a page, default 40
  --dark             light on dark
  --grid             the pixel grid behind the smooth pictures
  --no-marks         no rings at the places of findings
  --no-labels        pictures only
  --blind SEED       numbers instead of names, in an order of their own for each seed, and no findings:
                     to ask somebody what the pictures show
  --key FILE         where the names of a blind sheet go (default sheet-key.tsv)
  --failing          only cells with errors
  --quiet            print no findings

A red frame means errors, an amber one warnings; their rules stand below the picture, their places bear rings.
Exit code: 0 painted, 1 a program is wrong (it says where on stderr), 2 wrong usage.

  npm run -s sheet -- bell 'arrow-*' --grid --out /tmp/bell.png
  npm run -s sheet -- drafts/robot.icon --cut '*/2/3' --scale 8
  npm run -s sheet -- --category weather --house --finish outlined,filled
  npm run -s sheet -- --view real --house --dark
  npm run -s sheet -- --house --blind 7 --scale 3 --columns 10 --rows 6`

const OPTIONS = {
  category: { type: 'string', multiple: true },
  variants: { type: 'boolean' },
  size: { type: 'string' },
  stroke: { type: 'string' },
  radius: { type: 'string' },
  finish: { type: 'string' },
  cut: { type: 'string', multiple: true },
  house: { type: 'boolean' },
  out: { type: 'string', default: 'sheet.png' },
  view: { type: 'string', default: 'all' },
  scale: { type: 'string', default: '4' },
  columns: { type: 'string' },
  width: { type: 'string', default: '2000' },
  rows: { type: 'string', default: '40' },
  dark: { type: 'boolean' },
  grid: { type: 'boolean' },
  'no-marks': { type: 'boolean' },
  'no-labels': { type: 'boolean' },
  blind: { type: 'string' },
  key: { type: 'string', default: 'sheet-key.tsv' },
  failing: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Given = ReturnType<typeof parse>['values']

const MOST_LINES = 80

/** The rule of what is wrong with a program's text: the same at every cut, so told once. */
const NO_PROGRAM = 'text'

async function main(): Promise<number> {
  const { values, positionals } = parse()
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  if (!values.out.endsWith('.png')) throw new Error(`--out ${values.out}: a sheet is a PNG, so its name ends with .png`)
  const cuts = cutsOf(values)
  const chosen = chooseIcons(
    positionals.flatMap((names) => names.split(',')),
    values.category ?? [],
    values.variants === true,
  )
  const icons = values.blind === undefined ? chosen : hideNames(chosen, values.blind, values.key)
  const broken = new Set(
    icons.flatMap(({ path, problems }) => problems.map((problem) => `${path}:${problemLine(problem)}`)),
  )
  const drawn = icons.flatMap(({ name, program, problems }) => {
    const faults = problems.map((problem) => fault(NO_PROGRAM, problemLine(problem)))
    const cells = cuts.map((cut) => drawCell(name, program, cut, faults))
    // A message may name the thing.
    return values.blind === undefined ? cells : cells.map((cell) => ({ ...cell, findings: [] }))
  })
  const failing = drawn.filter(hasErrors)
  const cells = values.failing === true ? failing : drawn
  if (cells.length === 0) throw new Error(values.failing === true ? 'no cell has an error' : 'there is nothing to show')
  const files = await paint(cells, values, values.failing === true ? 1 : cuts.length)
  for (const line of broken) process.stderr.write(`${line}\n`)
  if (values.quiet !== true) printFindings(failing)
  process.stdout.write(
    `${files.join(' ')}: ${counted(icons.length, 'icon')} × ${counted(cuts.length, 'cut')}, ${failing.length} of ${drawn.length} cells with errors\n`,
  )
  return broken.size > 0 ? 1 : 0
}

/** The icons shuffled and numbered; which is which goes into a file. */
function hideNames(icons: readonly Icon[], seed: string, key: string): Icon[] {
  const mixed = shuffled(icons, wholeOption('blind', seed, 0, 1_000_000))
  writeFileSync(key, mixed.map(({ name }, index) => `${index + 1}\t${name}\n`).join(''))
  return mixed.map((icon, index) => ({ ...icon, name: String(index + 1) }))
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function parse() {
  return parseArgs({ options: OPTIONS, allowPositionals: true })
}

async function paint(cells: readonly Cell[], values: Given, cuts: number): Promise<string[]> {
  const size = Math.max(...cells.map((cell) => cell.cut.size))
  const view = { ...viewOf(values.view), labels: values['no-labels'] !== true }
  const columns = values.columns === undefined ? null : wholeOption('columns', values.columns, 1, 200)
  const layout = layoutOf(
    size,
    wholeOption('scale', values.scale, 1, 40),
    view,
    cuts,
    columns,
    wholeOption('width', values.width, 100, 20_000),
  )
  const look = { dark: values.dark === true, grid: values.grid === true, marks: values['no-marks'] !== true }
  const perPage = layout.columns * wholeOption('rows', values.rows, 1, 500)
  const files: string[] = []
  for (let from = 0; from < cells.length; from += perPage) {
    const file = from === 0 ? values.out : values.out.replace(/(\.\w+)?$/, `-${files.length + 1}$1`)
    const page = cells.slice(from, from + perPage)
    // A sheet with fewer cells than columns need not be wider than they are.
    const narrow =
      page.length < layout.columns ? layoutOf(size, layout.scale, view, 1, page.length, layout.width) : layout
    writeFileSync(file, await paintSheet(page, narrow, look))
    files.push(file)
  }
  return files
}

function cutsOf(values: Given): Cut[] {
  if (values.cut !== undefined) return values.cut.flatMap((pattern) => cutsLike(pattern))
  const house = values.house === true
  const sizes = list('size', SIZES, values.size, house ? [HOUSE_CUT.size] : SIZES)
  const strokes = list('stroke', STROKES, values.stroke, [HOUSE_CUT.stroke])
  const radii = list('radius', RADII, values.radius, [HOUSE_CUT.radius])
  const finishes = list('finish', FINISHES, values.finish, house ? [HOUSE_CUT.finish] : FINISHES)
  return allCuts().filter(
    (cut) =>
      sizes.includes(cut.size) &&
      strokes.includes(cut.stroke) &&
      radii.includes(cut.radius) &&
      finishes.includes(cut.finish),
  )
}

function list<T extends string | number>(
  name: string,
  allowed: readonly T[],
  text: string | undefined,
  otherwise: readonly T[],
): readonly T[] {
  if (text === undefined) return otherwise
  if (text === 'all') return allowed
  return text.split(',').map((word) => {
    const value = allowed.find((candidate) => String(candidate) === word.trim())
    if (value === undefined) throw new Error(`--${name} ${word}: allowed are ${allowed.join(', ')} and all`)
    return value
  })
}

function viewOf(name: string): { readonly pixels: boolean; readonly smooth: boolean } {
  if (!['all', 'pixels', 'smooth', 'real'].includes(name))
    throw new Error(`--view ${name}: allowed are all, pixels, smooth, real`)
  return { pixels: name === 'all' || name === 'pixels', smooth: name === 'all' || name === 'smooth' }
}

function hasErrors(cell: Cell): boolean {
  return cell.findings.some((finding) => finding.severity === 'error')
}

function printFindings(cells: readonly Cell[]): void {
  const lines = cells.flatMap((cell) =>
    cell.findings
      .filter(({ severity, rule }) => severity === 'error' && rule !== NO_PROGRAM)
      .map(({ rule, message, span }) => {
        return `${cell.name} ${cutName(cell.cut)}: ${rule}${span === null ? '' : ` (line ${span.line})`}: ${message}`
      }),
  )
  for (const line of lines.slice(0, MOST_LINES)) process.stdout.write(`${line}\n`)
  if (lines.length > MOST_LINES) process.stdout.write(`… and ${lines.length - MOST_LINES} more errors\n`)
}

try {
  process.exitCode = await main()
} catch (error) {
  stop('sheet', error, Object.keys(OPTIONS))
}
