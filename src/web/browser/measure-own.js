/* Measures icons of somebody's own set: how large they are meant to be, how thick their lines, how round their corners. */

/** What there is of cuts; the nearest is offered. */
const CUTS = { size: [16, 20, 24], stroke: [1, 1.5, 2, 2.5, 3], radius: [0, 1, 2, 3] }
/** Where no line can be measured, by size. */
const USUAL_STROKE = { 16: 1.5, 20: 1.5, 24: 2 }
/** All but size is measured on the grid of cuts, which has 24 to a side. */
const GRID = 24
/** How finely outlines are followed, in the grid. */
const STEP = 0.1
/** An icon that takes longer to follow is measured by what came first. */
const MOST = { shapes: 60, steps: 4000, data: 20_000 }
/** A file larger than this on both sides says nothing of the size at which it is shown. */
const LARGEST_SIZE = 34
/** What is painted and no thicker than this is a line that was made an area. */
const THICKEST_LINE = 3.4
/** A bend is what turns faster than this, in radians a unit of the grid; a corner turns by about a right angle. */
const BEND = 0.2
const CORNER = { least: 1, most: 2.1 }
/** A corner of less is sharp: outlines are followed in steps. */
const SHARP = 0.35

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon'
const UNSEEN = 'defs, clipPath, mask, symbol, pattern, marker'

const parser = new DOMParser()

/**
 * What an SVG text shows: `{ size, stroke, radius, finish }` as measured, not rounded; null in place of what cannot be told. Null for a text
 * that is no SVG picture. It is only read: nothing of it becomes part of the page.
 */
export function measureIcon(text) {
  const { documentElement: root } = parser.parseFromString(text, 'image/svg+xml')
  if (root.localName !== 'svg' || root.querySelector('parsererror') !== null) return null
  const side = sideOf(root)
  if (side === null) return null
  const unit = side / GRID
  const lines = []
  const areas = []
  const corners = []
  const shapes = [...root.querySelectorAll(SHAPES)].filter((shape) => shape.closest(UNSEEN) === null)
  for (const shape of shapes.slice(0, MOST.shapes)) {
    if ((shape.getAttribute('d') ?? '').length > MOST.data) continue
    const stroke = inherited(shape, 'stroke', 'none')
    const runs = follow(shape, unit)
    if (stroke !== 'none') {
      const width = Number.parseFloat(inherited(shape, 'stroke-width', '1')) / unit
      const isRound = inherited(shape, 'stroke-linecap', 'butt') === 'round'
      lines.push({ width, length: lengthOf(runs), isRound, isOpen: runs.some(isOpen) })
      corners.push(...cornersOf(runs))
    } else if (inherited(shape, 'fill', 'black') !== 'none' && inherited(shape, 'opacity', '1') !== '0') {
      areas.push(areaOf(runs))
      corners.push(...cornersOf(runs))
    }
  }
  if (lines.length + areas.length === 0) return { size: null, stroke: null, radius: null, finish: null }
  return { size: sizeOf(root, side), ...lookOf(lines, areas, corners) }
}

/** The cut nearest to most of them: of each value what the middle one has; null where there is none that could be measured. */
export function cutOfSet(measured) {
  const known = measured.filter((one) => one !== null && one.finish !== null)
  if (known.length === 0) return null
  const filled = known.filter(({ finish }) => finish === 'filled').length
  const value = (name, usual) => {
    const values = known.map((one) => one[name]).filter((one) => one !== null)
    return nearest(CUTS[name], values.length === 0 ? usual : middle(values))
  }
  const size = value('size', GRID)
  const finish = filled * 2 > known.length ? 'filled' : 'outlined'
  // How thick the thin parts of solids are says nothing of the lines that would go with them.
  const lined = finish === 'filled' ? [] : known.map(({ stroke }) => stroke).filter((stroke) => stroke !== null)
  const stroke = lined.length === 0 ? USUAL_STROKE[size] : (middle(lined) * size) / GRID
  return { size, stroke: nearest(CUTS.stroke, stroke), radius: value('radius', 2), finish }
}

/** In what icons of a set differ that are meant to look alike, as sentences. */
export function differencesOf(measured) {
  const known = measured.filter((one) => one !== null && one.finish !== null)
  const filled = known.filter(({ finish }) => finish === 'filled').length
  const sizes = [...new Set(known.flatMap(({ size }) => (size === null ? [] : [nearest(CUTS.size, size)])))]
  const finish =
    filled === 0 || filled === known.length ? [] : [`${filled} of them ${filled === 1 ? 'is' : 'are'} filled`]
  const size = sizes.length < 2 ? [] : [`they are of ${sizes.toSorted((a, b) => a - b).join(' and ')} px`]
  const all = [...finish, ...size]
  return all.length === 0 ? '' : `They differ: ${all.join(', and ')}.`
}

function lookOf(lines, areas, corners) {
  const lineLength = lines.reduce((sum, { length }) => sum + length, 0)
  const solid = areas.filter(({ thickness }) => thickness > THICKEST_LINE)
  const thin = areas.filter(({ thickness }) => thickness <= THICKEST_LINE)
  const solidLength = solid.reduce((sum, { length }) => sum + length, 0)
  const thinLength = thin.reduce((sum, { length }) => sum + length / 2, 0)
  const finish = solidLength > lineLength + thinLength ? 'filled' : 'outlined'
  const widths = lineLength > thinLength ? lines.map(({ width }) => width) : thin.map(({ thickness }) => thickness)
  const roundish = lines.filter(({ isRound }) => isRound).length * 2 > lines.length
  const hasSharpEnds = lines.some((line) => !line.isRound && line.isOpen)
  const radius = radiusOf(corners, { isRound: roundish, hasSharpEnds })
  return { finish, stroke: widths.length === 0 ? null : middle(widths), radius }
}

/** The radius of the middle corner; lines with round ends never look quite sharp, and ends that are cut off say sharp where there is no corner. */
function radiusOf(corners, { isRound, hasSharpEnds }) {
  if (corners.length === 0) return isRound ? 2 : hasSharpEnds ? 0 : null
  const round = corners.filter((radius) => radius > SHARP)
  if (round.length * 3 < corners.length) return isRound ? 1 : 0
  return Math.max(middle(round), isRound ? 1 : 0)
}

function sideOf(root) {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides =
    box.length === 4 ? box.slice(2) : ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name)))
  const side = Math.max(...sides)
  return Number.isFinite(side) && side > 0 ? side : null
}

/** At which size it is shown, in px: what the file says, else as it was drawn. */
function sizeOf(root, side) {
  const width = /^\d+(\.\d+)?(px)?$/.test(root.getAttribute('width') ?? '')
    ? Number.parseFloat(root.getAttribute('width'))
    : null
  return [width, side].find((one) => one !== null && one <= LARGEST_SIZE) ?? null
}

function inherited(element, name, usual) {
  for (let one = element; one instanceof SVGElement; one = one.parentElement) {
    const value = one.style?.getPropertyValue(name) || one.getAttribute(name)
    if (value !== null && value !== '' && value !== 'inherit') return value
  }
  return usual
}

/** The outline of a shape as runs of places, a step apart, in the grid. */
function follow(shape, unit) {
  let total
  try {
    total = shape.getTotalLength()
  } catch {
    return []
  }
  const step = Math.max(STEP * unit, total / MOST.steps)
  const runs = []
  let run = []
  for (let at = 0; at <= total; at += step) {
    const { x, y } = shape.getPointAtLength(at)
    const place = { x: x / unit, y: y / unit }
    const last = run.at(-1)
    // The pen was lifted.
    if (last !== undefined && Math.hypot(place.x - last.x, place.y - last.y) > (step / unit) * 1.5) {
      runs.push(run)
      run = []
    }
    run.push(place)
  }
  runs.push(run)
  return runs.filter(({ length }) => length > 2)
}

/** Whether the ends of a run are apart, so that they are seen; a circle has none. */
function isOpen(run) {
  const [first, last] = [run[0], run.at(-1)]
  return Math.hypot(last.x - first.x, last.y - first.y) > STEP * 2
}

function lengthOf(runs) {
  return runs.reduce((sum, { length }) => sum + length * STEP, 0)
}

/** How thick what lies within outlines is at most places: an area of parallel edges has half its outline as length. */
function areaOf(runs) {
  let area = 0
  let length = 0
  for (const run of runs)
    for (const [at, { x, y }] of run.entries()) {
      const next = run[(at + 1) % run.length]
      area += (x * next.y - next.x * y) / 2
      length += Math.hypot(next.x - x, next.y - y)
    }
  return { thickness: length === 0 ? 0 : (2 * Math.abs(area)) / length, length }
}

/** The radius of each bend by about a right angle. */
function cornersOf(runs) {
  return runs.flatMap((run) => {
    const corners = []
    let [turn, length] = [0, 0]
    const end = () => {
      if (Math.abs(turn) >= CORNER.least && Math.abs(turn) <= CORNER.most)
        corners.push(Math.max(0, length - STEP) / Math.abs(turn))
      turn = 0
      length = 0
    }
    for (let at = 2; at < run.length; at++) {
      const step = Math.hypot(run[at].x - run[at - 1].x, run[at].y - run[at - 1].y)
      const bend = headingChange(run[at - 2], run[at - 1], run[at])
      if (step === 0 || Math.abs(bend) / step < BEND || bend * turn < 0) end()
      if (step === 0 || Math.abs(bend) / step < BEND) continue
      turn += bend
      length += step
    }
    end()
    return corners
  })
}

function headingChange(a, b, c) {
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function nearest(values, wanted) {
  return values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best))
}
