import { CHANNEL_WEIGHTS, colourAt, fitBackdrop, lightnessOf } from './backdrop.ts'
import { distanceMap } from './distance-map.ts'
import type { Grounded, OnPage } from './grounded.ts'
import { labelAreas } from './label-areas.ts'
import { separateInk } from './separate-ink.ts'

/** Which share of a tile, its mark's holes filled, is ink of the page: a plain ring round a mark has less, and is ink itself. */
const LEAST_FULL = 0.55

/** Sides of a tile as shares of the picture's, at the least; and where its mark shows the page through. */
const LEAST_SIDE = 0.4
const LEAST_SIDE_THROUGH = 0.85

/** How far from the tile's edge such a mark is, as a share of the tile's side: an outline round a dense drawing has holes that are nearer. */
const LEAST_MARGIN_THROUGH = 0.12

/** Which share of its bounding box a tile fills: a disc has .785, and is a tile only where it fills the picture. */
const LEAST_FILL = 0.74
const LEAST_FILL_WITHIN = 0.86

/** How different the corners of a tile may be filled. */
const MOST_UNEVEN = 0.25

/** How far a mark's colour is from the tile's at the least, and that of a mark which shows the page from the page's at the most. */
const LEAST_CONTRAST = 28
const SAME = 40

/** Share of the tile that its mark takes. */
const LEAST_MARK = 0.008
const MOST_MARK = 0.62

/** Share of the rim of a tile that has the tile's colour. */
const LEAST_AGREEMENT = 0.7

/** A large piece of ink with a mark of another colour on it. */
interface Carrier {
  /** 1 inside the piece and its holes. */
  readonly mask: Uint8Array
  readonly size: number
  readonly isTile: boolean
  /** Whether it fills the picture. */
  readonly isWhole: boolean
}

/**
 * Where the ink of a page is a tile (a rectangle, rounded or not, or a disc) that carries a drawing of another colour, that drawing; where
 * it is another shape that carries one, the shape without it, as if the page showed through. Null where it carries none.
 */
export function inkOnTile(onPage: OnPage): Grounded | null {
  const { raster, page, coverage, ground } = onPage
  const { width } = raster
  const carrier = carrierIn(coverage, width)
  if (carrier === null) return null
  const { distances } = distanceMap(carrier.mask, width)
  const side = Math.sqrt(carrier.size)
  const edge = Math.max(1.5, 0.02 * side)
  const domain = new Uint8Array(coverage.length)
  const rim: number[] = []
  for (let at = 0; at < domain.length; at++) {
    if (distances[at]! <= edge || carrier.mask[at] === 0) continue
    domain[at] = 1
    if (distances[at]! <= edge + Math.max(1.5, 0.04 * side) && coverage[at]! > 0.9) rim.push(at)
  }
  const tile = fitBackdrop(raster, rim)
  if (rim.length < 8 || tile.agreement < LEAST_AGREEMENT) return null
  const mark = separateInk(raster, tile, domain)
  let size = 0
  for (const value of mark.coverage) if (value >= 0.5) size++
  const share = size / carrier.size
  if (mark.contrast < LEAST_CONTRAST || share < LEAST_MARK || share > MOST_MARK) return null
  const middle = (raster.height >> 1) * width + (width >> 1)
  const off = Math.sqrt(
    mark.colour.reduce(
      (sum, value, channel) => sum + CHANNEL_WEIGHTS[channel]! * (value - colourAt(page, width, middle, channel)) ** 2,
      0,
    ) / 9,
  )
  let margin = Infinity
  for (let at = 0; at < domain.length; at++) {
    if (carrier.mask[at] === 1 && coverage[at]! < 0.5) margin = Math.min(margin, distances[at]!)
  }
  if (carrier.isTile && (off > SAME || (carrier.isWhole && margin > LEAST_MARGIN_THROUGH * side))) {
    const paper = [0, 1, 2].map((channel) => colourAt(tile, width, middle, channel))
    return {
      coverage: mark.coverage,
      ground: { kind: 'tile', isDark: lightnessOf(paper) < lightnessOf(mark.colour) },
      problem: null,
    }
  }
  if (off <= SAME || !mark.isOneColour) return null
  const without = new Float32Array(coverage.length)
  for (let at = 0; at < without.length; at++) without[at] = coverage[at]! * (1 - mark.coverage[at]!)
  return { coverage: without, ground, problem: null }
}

/** The largest piece of ink, when it is large and full enough to carry a mark. */
function carrierIn(coverage: Float32Array, width: number): Carrier | null {
  const height = coverage.length / width
  const mask = new Uint8Array(coverage.length)
  for (let at = 0; at < mask.length; at++) mask[at] = coverage[at]! >= 0.5 ? 1 : 0
  const filled = withoutHoles(mask, width)
  const { labels, sizes } = labelAreas(filled, width, 1, false)
  const largest = sizes.indexOf(Math.max(...sizes.slice(1), 0), 1)
  if (largest < 0) return null
  let [x0, y0, x1, y1, ink] = [width, height, -1, -1, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      filled[at] = labels[at] === largest ? 1 : 0
      if (filled[at] === 0) continue
      ink += mask[at]!
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      y1 = y
    }
  }
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1]
  const size = sizes[largest]!
  if (ink < LEAST_FULL * size || Math.min(wide / width, high / height) < LEAST_SIDE) return null
  const isWhole = Math.min(wide / width, high / height) >= LEAST_SIDE_THROUGH
  const corners = cornersOf(filled, width, x0, y0, wide, high)
  return {
    mask: filled,
    size,
    isTile:
      size > (isWhole ? LEAST_FILL : LEAST_FILL_WITHIN) * wide * high &&
      Math.max(...corners) - Math.min(...corners) < MOST_UNEVEN,
    isWhole,
  }
}

/** Ink with all ground inside it. */
function withoutHoles(mask: Uint8Array, width: number): Uint8Array {
  const { labels, sizes } = labelAreas(mask, width, 0, true)
  const height = mask.length / width
  const isOutside = new Uint8Array(sizes.length)
  for (let x = 0; x < width; x++) isOutside[labels[x]!] = isOutside[labels[(height - 1) * width + x]!] = 1
  for (let y = 0; y < height; y++) isOutside[labels[y * width]!] = isOutside[labels[y * width + width - 1]!] = 1
  isOutside[0] = 0
  const filled = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) filled[at] = 1 - isOutside[labels[at]!]!
  return filled
}

/** How full the four corners of a box are, each an eighth of its sides. */
function cornersOf(mask: Uint8Array, width: number, x0: number, y0: number, wide: number, high: number): number[] {
  const [across, down] = [Math.max(1, Math.round(wide / 8)), Math.max(1, Math.round(high / 8))]
  return [
    [x0, y0],
    [x0 + wide - across, y0],
    [x0, y0 + high - down],
    [x0 + wide - across, y0 + high - down],
  ].map(([left, top]) => {
    let full = 0
    for (let y = top!; y < top! + down; y++) for (let x = left!; x < left! + across; x++) full += mask[y * width + x]!
    return full / (across * down)
  })
}
