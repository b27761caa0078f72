import { renderPixels } from '../../src/tools/render.ts'
import { nearestInk } from './nearest-ink.ts'
import { type Region, regionsOf } from './regions.ts'

/** Sub-pixels per px of the enlargement. */
const ZOOM = 16
/** Ink in the border that covers no more than this share of a pixel is not seen. */
const UNSEEN = 0.03
/** Coordinates have two decimals, so a gap can come out this much narrower; the raster can err by a sub-pixel. */
const TOLERANCE_PX = 0.05 + 1 / ZOOM
/** Smaller parts and holes do not count (px²). */
const IGNORED_PX2 = 0.5
/** A dot up to this large (px²) that lies between pixels covers none by half, but is seen from this share of one on. */
const FAINT = { px2: 4, from: 0.35 }
/** A pixel between these shares is doubtful: it may count as ink or as white. */
const HALF = { least: 0.49, most: 0.51 }
/** Specks of white of so few sub-pixels are left where the enlargement's rounding closes the end of a wedge. */
const ROUNDING_SUBPIXELS = 8
/** resvg paints strokes up to this width (px) as hairlines, whose coverage is not the area that they take. */
const HAIRLINE = 1
const COLOUR = '#ff0000'

/** What is wrong with a picture; `at` in px. */
export interface Fault {
  readonly rule: 'live-area' | 'clear-space' | 'counter' | 'topology' | 'paint'
  readonly text: string
  readonly at: { readonly x: number; readonly y: number } | null
}

/**
 * Judges an icon's SVG by its pixels alone, as resvg paints it at its real size and enlarged 16 times. `clearance` is
 * the least white in px. Knows nothing of Burin's geometry, drawings or checker.
 */
export function judgePicture(svg: string, size: number, clearance: number): Fault[] {
  const painted = alphaOf(svg, 1)
  const large = alphaOf(svg, ZOOM)
  const strokeWidth = Number(/ stroke-width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
  const exact = averaged(large.alpha, size)
  const real = strokeWidth > 0 && strokeWidth <= HAIRLINE ? exact : painted.alpha
  const mask = maskOf(large.alpha, 0.5)
  const parts = regionsOf(mask, size * ZOOM, true)
  const white = regionsOf(mask, size * ZOOM, false, 0)
  const nearest = nearestInk(mask, size * ZOOM)
  return [
    ...(painted.oneColour && large.oneColour
      ? []
      : [fault('paint', 'Something is painted in another colour than currentColor.')]),
    // At the real size resvg bends strokes by up to .15 px: the border is judged on the enlargement.
    ...border(exact, size),
    ...gaps(nearest, parts.labels, size * ZOOM, clearance),
    ...counters(nearest, white.labels, white.list, size * ZOOM, clearance),
    ...topology(
      real,
      size,
      parts.list,
      white.list.filter(({ atEdge }) => !atEdge),
    ),
  ]
}

function fault(rule: Fault['rule'], text: string, at: Fault['at'] = null): Fault {
  return { rule, text, at }
}

/** The share of ink in each pixel, and whether all of it has the one colour (the pixels are premultiplied). */
function alphaOf(svg: string, zoom: number): { readonly alpha: Float32Array; readonly oneColour: boolean } {
  const { pixels } = renderPixels(svg, zoom, { color: COLOUR })
  const alpha = new Float32Array(pixels.length / 4)
  let oneColour = true
  for (let i = 0; i < alpha.length; i++) {
    const at = i * 4
    const share = pixels[at + 3] as number
    alpha[i] = share / 255
    if (
      Math.abs((pixels[at] as number) - share) > 2 ||
      (pixels[at + 1] as number) > 2 ||
      (pixels[at + 2] as number) > 2
    )
      oneColour = false
  }
  return { alpha, oneColour }
}

/** The enlargement brought back to the real size: exact areas. */
function averaged(large: Float32Array, size: number): Float32Array {
  const sums = new Float32Array(size * size)
  for (let y = 0, at = 0; y < size * ZOOM; y++) {
    const row = Math.floor(y / ZOOM) * size
    for (let x = 0; x < size; x++)
      for (const end = at + ZOOM; at < end; at++)
        sums[row + x] = (sums[row + x] as number) + (large[at] as number) / ZOOM ** 2
  }
  return sums
}

function maskOf(alpha: Float32Array, from: number): Uint8Array {
  const mask = new Uint8Array(alpha.length)
  for (let i = 0; i < alpha.length; i++) mask[i] = (alpha[i] as number) >= from ? 1 : 0
  return mask
}

function border(alpha: Float32Array, size: number): Fault[] {
  const faults: Fault[] = []
  alpha.forEach((share, index) => {
    const x = index % size
    const y = (index - x) / size
    const outside = x === 0 || y === 0 || x === size - 1 || y === size - 1
    if (outside && share > UNSEEN)
      faults.push(fault('live-area', `${percent(share)} of a pixel of the border is ink.`, { x: x + 0.5, y: y + 0.5 }))
  })
  return faults.slice(0, 1)
}

/** `nearest`: for each sub-pixel the nearest of ink. The narrowest white between two parts: where the nearest ink changes from one part to another. */
function gaps(nearest: Int32Array, labels: Int32Array, width: number, clearance: number): Fault[] {
  let least = Infinity
  let at = { x: 0, y: 0 }
  const compare = (a: number, b: number): void => {
    if (a === b || labels[a] === labels[b]) return
    const [ax, ay, bx, by] = [a % width, Math.floor(a / width), b % width, Math.floor(b / width)]
    const distance = Math.hypot(ax - bx, ay - by) - 1
    if (distance >= least) return
    least = distance
    at = { x: (ax + bx + 1) / 2 / ZOOM, y: (ay + by + 1) / 2 / ZOOM }
  }
  for (let i = 0; i < nearest.length; i++) {
    const a = nearest[i] as number
    if (a < 0) return []
    if ((i + 1) % width !== 0) compare(a, nearest[i + 1] as number)
    if (i + width < nearest.length) compare(a, nearest[i + width] as number)
  }
  const gap = least / ZOOM
  return gap < clearance - TOLERANCE_PX
    ? [fault('clear-space', `Only ${gap.toFixed(2)} px between two parts; ${clearance} px is the least.`, at)]
    : []
}

/** The largest circle in each hole, round the middle of a sub-pixel or a corner of four. */
function counters(
  nearest: Int32Array,
  labels: Int32Array,
  white: readonly Region[],
  width: number,
  clearance: number,
): Fault[] {
  const widest = new Float64Array(white.length)
  const places = new Int32Array(white.length)
  /** How far it is, squared, from the middle of a sub-pixel, or `aside` of it to the right and down, to what is nearest to another. */
  const reach = (i: number, aside: number, to: number): number => {
    const ink = nearest[to] as number
    const [inkX, x] = [ink % width, i % width]
    return (x + aside - inkX) ** 2 + ((i - x) / width + aside - (ink - inkX) / width) ** 2
  }
  labels.forEach((label, i) => {
    if (label < 0 || white[label]?.atEdge === true) return
    const [right, below, across] = [i + 1, i + width, i + width + 1]
    const isCorner = labels[right] === label && labels[below] === label && labels[across] === label
    const atCorner = isCorner
      ? Math.min(reach(i, 0.5, i), reach(i, 0.5, right), reach(i, 0.5, below), reach(i, 0.5, across))
      : 0
    const distance = Math.sqrt(Math.max(reach(i, 0, i), atCorner))
    if (distance <= (widest[label] as number)) return
    widest[label] = distance
    places[label] = i
  })
  return white.flatMap(({ atEdge, pixels }, label) => {
    const diameter = (2 * (widest[label] as number) - 1) / ZOOM
    if (atEdge || pixels < ROUNDING_SUBPIXELS || diameter >= clearance - TOLERANCE_PX) return []
    const place = places[label] as number
    const at = { x: ((place % width) + 0.5) / ZOOM, y: (Math.floor(place / width) + 0.5) / ZOOM }
    return [fault('counter', `A hole is only ${diameter.toFixed(2)} px wide; ${clearance} px is the least.`, at)]
  })
}

/** At the real size, pixels half covered show the same parts and holes; touching corners and just half pixels count either way. */
function topology(alpha: Float32Array, size: number, parts: readonly Region[], holes: readonly Region[]): Fault[] {
  const isLarge = ({ pixels }: Region): boolean => pixels / ZOOM ** 2 >= IGNORED_PX2
  const largeParts = parts.filter(isLarge)
  const largeHoles = holes.filter(isLarge)
  const faintParts = largeParts.filter((one) => isFaint(one, alpha, size)).length
  const faintHoles = largeHoles.filter((one) =>
    isFaint(
      one,
      alpha.map((share) => 1 - share),
      size,
    ),
  ).length
  const counts = (ink: boolean, diagonal: boolean): number[] =>
    [HALF.least, HALF.most].map((from) => count(alpha, size, ink, diagonal, from))
  const most = Math.max(...counts(true, false)) + faintParts
  const fewest = Math.min(...counts(true, true))
  const mostHoles = Math.max(...counts(false, false)) + faintHoles
  const faults: Fault[] = []
  if (most < largeParts.length)
    faults.push(fault('topology', `${largeParts.length} parts, but at most ${most} at the real size.`))
  if (fewest > largeParts.length)
    faults.push(fault('topology', `${largeParts.length} parts, but at least ${fewest} at the real size.`))
  if (mostHoles < largeHoles.length)
    faults.push(fault('topology', `${largeHoles.length} holes, but at most ${mostHoles} at the real size.`))
  return faults
}

function count(alpha: Float32Array, size: number, ink: boolean, diagonal: boolean, from: number): number {
  const share = (i: number): number => (ink ? (alpha[i] as number) : 1 - (alpha[i] as number))
  const { labels, list } = regionsOf(
    Uint8Array.from(alpha, (_, i) => (share(i) >= from ? 1 : 0)),
    size,
    diagonal,
  )
  const areas = list.map(() => 0)
  labels.forEach((label, i) => {
    if (label >= 0) areas[label] = (areas[label] as number) + share(i)
  })
  return list.filter(({ atEdge }, label) => (areas[label] as number) >= IGNORED_PX2 && (ink || !atEdge)).length
}

/** Covers no pixel by half, but is seen all the same. */
function isFaint({ pixels, x0, y0, x1, y1 }: Region, share: Float32Array, size: number): boolean {
  if (pixels / ZOOM ** 2 > FAINT.px2) return false
  let most = 0
  for (let y = Math.floor(y0 / ZOOM); y <= Math.floor(y1 / ZOOM); y++) {
    for (let x = Math.floor(x0 / ZOOM); x <= Math.floor(x1 / ZOOM); x++)
      most = Math.max(most, share[y * size + x] as number)
  }
  return most >= FAINT.from && most < HALF.least
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
