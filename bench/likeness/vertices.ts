/** One command of a path with its numbers, and how many numbers it takes each time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 }

/** Points nearer to each other than this (px) are the same: sets round theirs. */
const NEAR_PX = 0.3

/** A point of a drawing, in px. */
export type Point = readonly [x: number, y: number]

/**
 * Where the lines of an icon begin, end and turn, however its corners are rounded and its lines split into paths. A circle counts
 * by its four outermost points, a rectangle by its corners.
 */
export function verticesOf(svg: string): Point[] {
  return [...svg.matchAll(/<(path|rect|circle|ellipse|line|polyline|polygon)\b([^>]*)>/g)].flatMap(
    ([, shape = '', attributes = '']) => pointsOf(shape, attributes),
  )
}

/** Whether two icons were drawn on the same points: each vertex of either is one of the other's. */
export function sameVertices(one: readonly Point[], other: readonly Point[]): boolean {
  const isNear = ([x, y]: Point, points: readonly Point[]): boolean =>
    points.some(([atX, atY]) => Math.hypot(atX - x, atY - y) < NEAR_PX)
  return one.every((point) => isNear(point, other)) && other.every((point) => isNear(point, one))
}

function pointsOf(shape: string, attributes: string): Point[] {
  const text = (name: string): string => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const number = (name: string): number => Number(text(name) || '0')
  if (shape === 'path') return pathPoints(text('d'))
  if (shape === 'line')
    return [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ]
  if (shape === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
    return [0, width].flatMap((dx) => [0, height].map((dy): Point => [x + dx, y + dy]))
  }
  if (shape === 'circle' || shape === 'ellipse') {
    const [x, y, rx, ry] = [number('cx'), number('cy'), number('rx') || number('r'), number('ry') || number('r')]
    return [
      [x - rx, y],
      [x + rx, y],
      [x, y - ry],
      [x, y + ry],
    ]
  }
  const values = numbersIn(text('points'))
  return values.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : []))
}

/** Where each command of a path ends. */
function pathPoints(data: string): Point[] {
  const points: Point[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase()
    const takes = TAKES[kind] ?? 0
    if (takes === 0) {
      ;[x, y] = [startX, startY]
      continue
    }
    const values = numbersIn(kind === 'A' ? withFlagsApart(rest) : rest)
    for (let end = takes; end <= values.length; end += takes) {
      const [baseX, baseY] = command === kind ? [0, 0] : [x, y]
      if (kind !== 'V') x = baseX + (values[kind === 'H' ? end - 1 : end - 2] ?? 0)
      if (kind !== 'H') y = baseY + (values[end - 1] ?? 0)
      if (kind === 'M' && end === takes) [startX, startY] = [x, y]
      points.push([x, y])
    }
  }
  return points
}

/** "4 4 0 01-2.4" has its two flags and the number behind them written together. */
function withFlagsApart(text: string): string {
  return text.replaceAll(/((?:-?[\d.]+[\s,]*){2}-?[\d.]+[\s,]+)([01])[\s,]*([01])[\s,]*/g, '$1 $2 $3 ')
}

function numbersIn(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
}
