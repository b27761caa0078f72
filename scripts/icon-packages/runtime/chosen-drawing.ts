/** Goes into the packages of components as it is: which of the prepared drawings is shown, and how. Knows no framework. */

/** Size, stroke, radius, and 1 where it is filled. */
export type PreparedCut = readonly [size: number, stroke: number, radius: number, filled: 0 | 1]

/** A drawing as a text (`prepared-form.ts` says how it is written), or the place of an earlier one that is the same. */
export type Prepared = string | number

/** What can be chosen of an icon. */
export interface Choice {
  /** Px, or a length of CSS such as `1em`; 24 where nobody says. */
  readonly size?: number | string | undefined
  /** Px at the size that was drawn; what is usual there where nobody says. */
  readonly stroke?: number | string | undefined
  /** 0 to 3, in units of the grid of 24; 3 where nobody says. */
  readonly radius?: number | string | undefined
  /** `outlined` where nobody says. */
  readonly finish?: string | undefined
}

/** What is put on the page: the attributes of `<svg>`, and its shapes. */
export interface ChosenDrawing {
  readonly attributes: Readonly<Record<string, string | number>>
  readonly shapes: readonly (readonly ['path' | 'circle' | 'rect', Readonly<Record<string, string>>])[]
}

/**
 * The prepared drawing that is nearest to what was chosen: of the finish, drawn for the largest size that is not above the shown one,
 * then with the nearest stroke, then with the nearest radius. A drawing of strokes gets the stroke that was chosen, on the lines of the nearest.
 * Throws a TypeError for a choice that no icon has.
 */
export function chosenDrawing(
  cuts: readonly PreparedCut[],
  drawings: readonly Prepared[],
  { size = 24, stroke, radius = 3, finish = 'outlined' }: Choice,
): ChosenDrawing {
  if (finish !== 'outlined' && finish !== 'filled') throw new TypeError('finish must be outlined or filled')
  const shown = Number(size)
  if (shown <= 0) throw new TypeError('size must be above 0')
  const wanted = stroke === undefined ? undefined : Number(stroke)
  if (wanted !== undefined && !(wanted > 0)) throw new TypeError('stroke must be a number above 0')
  if (!(Number(radius) >= 0)) throw new TypeError('radius must be a number from 0 to 3')
  const at = nearestCut(cuts, drawings, [shown || 24, wanted, Number(radius), finish === 'filled' ? 1 : 0])
  const [side, own, corner] = cuts[at] as PreparedCut
  const text = drawingAt(drawings, at)
  const [, otherWidth = '', shapes = text] = /^~([^~]*)~(.*)$/.exec(text) ?? []
  const isStroked = text.startsWith('~')
  // Some icons have heavier or finer lines than the rest of the family: they keep that at any stroke.
  const share = otherWidth === '' ? 1 : Number(otherWidth) / own
  const end = corner === 0 ? ['butt', 'miter'] : ['round', 'round']
  const paint = isStroked
    ? {
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': Math.round((wanted ?? own) * share * 1000) / 1000,
        'stroke-linecap': end[0] as string,
        'stroke-linejoin': end[1] as string,
      }
    : { fill: 'currentColor' }
  return {
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${side} ${side}`,
      ...paint,
    },
    shapes: shapes.split('|').map(shapeOf),
  }
}

function drawingAt(drawings: readonly Prepared[], at: number): string {
  const drawing = drawings[at]
  return typeof drawing === 'number' ? drawingAt(drawings, drawing) : (drawing ?? '')
}

/** The place of the cut that comes nearest, among those that leave something of the icon; of equals the first. */
function nearestCut(
  cuts: readonly PreparedCut[],
  drawings: readonly Prepared[],
  [size, stroke, radius, filled]: readonly [number, number | undefined, number, 0 | 1],
): number {
  let best = 0
  let least = Infinity
  cuts.forEach((cut, at) => {
    if (drawingAt(drawings, at) === '') return
    // A size above the shown one is worse than any below it; without a stroke the first of a size is the usual.
    const above = cut[0] > size ? 1e3 : 0
    const offSize = above + Math.abs(cut[0] - size)
    const offStroke = stroke === undefined ? 0 : Math.abs(cut[1] - stroke)
    const off = (cut[3] === filled ? 0 : 1e12) + offSize * 1e6 + offStroke * 1e3 + Math.abs(cut[2] - radius)
    if (off < least) [best, least] = [at, off]
  })
  return best
}

function shapeOf(text: string): ChosenDrawing['shapes'][number] {
  const [x = '', y = '', measure = ''] = text.slice(1).split(' ')
  if (text.startsWith('c')) return ['circle', { cx: x, cy: y, r: measure }]
  if (text.startsWith('r')) return ['rect', { x, y, width: measure, height: measure }]
  return ['path', { d: text }]
}

/** What tells programs that read aloud about the picture: nothing, unless it has a name. */
export function spokenAttributes(isNamed: boolean): Readonly<Record<string, string>> {
  return isNamed ? { role: 'img' } : { 'aria-hidden': 'true' }
}
