import sharp from 'sharp'
import { read } from '../../drawing/svg/read.ts'
import { renderPixels } from '../render.ts'
import type { Picture } from '../render.ts'
import type { Cell } from './draw-cell.ts'
import { CAPITALS, heightOf, LINE, PADDING, placesOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { lettering, shortened, textWidth } from './lettering.ts'

/** Colours of a sheet. */
interface Theme {
  readonly paper: string
  readonly ink: string
  readonly faint: string
  readonly frame: string
  readonly grid: string
  readonly live: string
}

const LIGHT: Theme = {
  paper: '#ffffff',
  ink: '#111111',
  faint: '#6b7280',
  frame: '#e3e5e8',
  grid: '#dbe8f5',
  live: '#86aeda',
}
const DARK: Theme = {
  paper: '#15171a',
  ink: '#f2f2f2',
  faint: '#9aa1ab',
  frame: '#33373d',
  grid: '#253649',
  live: '#45688f',
}
const ERROR = '#e5232e'
const WARNING = '#d98a00'

export interface Look {
  readonly dark: boolean
  /** Lines on the pixel grid, and round the live area, behind the smooth pictures. */
  readonly grid: boolean
  /** Rings where a finding says it is. */
  readonly marks: boolean
  /** Below each picture its name only, instead of name and cut above and findings below. */
  readonly captions?: boolean
}

/** Paints cells on a sheet, as PNG. */
export async function paintSheet(cells: readonly Cell[], layout: Layout, look: Look): Promise<Buffer> {
  const theme = look.dark ? DARK : LIGHT
  const { width } = layout
  const height = heightOf(layout, cells.length)
  const body = cells.map((cell, index) => cellSvg(cell, index, layout, look, theme)).join('')
  const sheet = renderPixels(svg(width, height, body), 1, { color: theme.ink, background: theme.paper })
  copyRealPixels(sheet, cells, layout, theme)
  return await sharp(sheet.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

/** Frame, labels and the smooth picture of one cell. */
function cellSvg(cell: Cell, index: number, layout: Layout, look: Look, theme: Theme): string {
  const { x, y, smooth } = placesOf(layout, index)
  const { cellWidth, cellHeight, view, scale, size } = layout
  const worst = cell.findings.some((one) => one.severity === 'error')
    ? ERROR
    : cell.findings.some((one) => one.severity === 'warning')
      ? WARNING
      : null
  const thick = worst === ERROR ? 2 : 1
  const inset = thick / 2
  let body = `<rect x="${x + inset}" y="${y + inset}" width="${cellWidth - thick}" height="${cellHeight - thick}" fill="none" stroke="${worst ?? theme.frame}" stroke-width="${thick}"/>`
  if (view.labels)
    body += look.captions === true ? caption(cell, index, layout, theme) : labels(cell, index, layout, theme)
  if (!view.smooth || cell.svg === null) return body
  const left = smooth.x + ((size - cell.cut.size) * scale) / 2
  const top = smooth.y + ((size - cell.cut.size) * scale) / 2
  if (look.grid) body += gridSvg(left, top, cell.cut.size, scale, theme)
  body += `<g transform="translate(${left} ${top}) scale(${scale})">${inner(cell.svg)}</g>`
  return look.marks ? body + rings(cell, left, top, scale) : body
}

function caption({ name }: Cell, index: number, layout: Layout, theme: Theme): string {
  const { foot } = placesOf(layout, index)
  const room = layout.cellWidth - 2 * PADDING
  const text = shortened(name, CAPITALS, room)
  return lettering(text, foot.x + (room - textWidth(text, CAPITALS)) / 2, foot.y, CAPITALS, theme.faint)
}

function labels(cell: Cell, index: number, layout: Layout, theme: Theme): string {
  const { x, y, foot } = placesOf(layout, index)
  const room = layout.cellWidth - 2 * PADDING
  const beside = room - layout.size - 4
  const { size, stroke, radius, finish } = cell.cut
  const cut = `${size}/${stroke}/${radius} ${layout.cellWidth > 120 ? finish : finish.slice(0, 1)}`
  const name = lettering(shortened(cell.name, CAPITALS, beside), x + PADDING, y + PADDING + 2, CAPITALS, theme.ink)
  const under = lettering(shortened(cut, CAPITALS, beside), x + PADDING, y + PADDING + 2 + LINE, CAPITALS, theme.faint)
  let left = foot.x
  let rules = ''
  for (const [severity, colour] of [
    ['error', ERROR],
    ['warning', WARNING],
  ] as const) {
    const ids = rulesOf(cell, severity).join(' ')
    const space = foot.x + room - left
    if (ids === '' || space < 16) continue
    const text = shortened(ids, CAPITALS - 1, space)
    rules += lettering(text, left, foot.y, CAPITALS - 1, colour)
    left += textWidth(text, CAPITALS - 1) + 7
  }
  return name + under + rules
}

/** Ids of the rules that found something, each with the number of its findings when there are several. */
function rulesOf(cell: Cell, severity: string): string[] {
  const counts = new Map<string, number>()
  for (const finding of cell.findings)
    if (finding.severity === severity) counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1)
  return [...counts].map(([rule, count]) => (count > 1 ? `${rule}:${count}` : rule))
}

function gridSvg(left: number, top: number, size: number, scale: number, theme: Theme): string {
  const lines = Array.from(
    { length: size + 1 },
    (_, at) => `M${left + at * scale} ${top}v${size * scale}M${left} ${top + at * scale}h${size * scale}`,
  )
  const live = `<rect x="${left + scale}" y="${top + scale}" width="${(size - 2) * scale}" height="${(size - 2) * scale}" fill="none" stroke="${theme.live}"/>`
  return `<path d="${lines.join('')}" fill="none" stroke="${theme.grid}" stroke-width="1" shape-rendering="crispEdges"/>${live}`
}

function rings(cell: Cell, left: number, top: number, scale: number): string {
  return cell.findings
    .filter((finding) => finding.at !== null && finding.severity !== 'info')
    .map(
      ({ at, severity }) =>
        `<circle cx="${left + (at?.x ?? 0) * scale}" cy="${top + (at?.y ?? 0) * scale}" r="4" fill="none" stroke="${severity === 'error' ? ERROR : WARNING}" stroke-width="1.5"/>`,
    )
    .join('')
}

/** An icon's shapes in a group that carries the paint of its root. */
function inner(icon: string): string {
  const paint = [...read(icon).attributes].filter(([name]) => name.startsWith('stroke') || name === 'fill')
  const shapes = icon.slice(icon.indexOf('>') + 1, icon.lastIndexOf('<'))
  return `<g ${paint.map(([name, value]) => `${name}="${value}"`).join(' ')}>${shapes}</g>`
}

/** Draws all icons at their real size in one picture, then copies their pixels to the sheet, once as they are and once enlarged. */
function copyRealPixels(sheet: Picture, cells: readonly Cell[], layout: Layout, theme: Theme): void {
  const { size, columns } = layout
  const spot = (index: number): { x: number; y: number } => ({
    x: (index % columns) * size,
    y: Math.floor(index / columns) * size,
  })
  const icons = cells.map((cell, index) => {
    const { x, y } = spot(index)
    const offset = Math.floor((size - cell.cut.size) / 2)
    return cell.svg === null ? '' : `<g transform="translate(${x + offset} ${y + offset})">${inner(cell.svg)}</g>`
  })
  const rows = Math.ceil(cells.length / columns)
  const real = renderPixels(svg(columns * size, rows * size, icons.join('')), 1, {
    color: theme.ink,
    background: theme.paper,
  })
  cells.forEach((cell, index) => {
    if (cell.svg === null) return
    const places = placesOf(layout, index)
    copy(real, spot(index), size, 1, sheet, places.real)
    if (layout.view.pixels) copy(real, spot(index), size, layout.scale, sheet, places.pixels)
  })
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Copies a square of pixels, each becoming `scale` × `scale` of them. */
function copy(from: Picture, source: Spot, size: number, scale: number, to: Picture, target: Spot): void {
  for (let y = 0; y < size * scale; y++) {
    for (let x = 0; x < size * scale; x++) {
      const read = ((source.y + Math.floor(y / scale)) * from.width + source.x + Math.floor(x / scale)) * 4
      from.pixels.copy(to.pixels, ((target.y + y) * to.width + target.x + x) * 4, read, read + 4)
    }
  }
}
