import type { Point } from '../../../drawing/geometry/segment.ts'
import { distance, lengthOfRun, type Run } from './run.ts'

/** The points of a run about `step` apart, its ends exact; a closed one begins with its first point again at its end. */
export function resample(run: Run, step: number): Point[] {
  const course = run.closed ? [...run.points, run.points[0]!] : run.points
  const length = lengthOfRun(run)
  const count = Math.max(2, Math.round(length / step))
  const result: Point[] = []
  let index = 0
  let before = 0
  for (let i = 0; i <= count; i++) {
    const target = (length * i) / count
    let piece = distance(course[index]!, course[index + 1] ?? course[index]!)
    while (index < course.length - 2 && before + piece < target) {
      before += piece
      index += 1
      piece = distance(course[index]!, course[index + 1]!)
    }
    const a = course[index]!
    const b = course[index + 1] ?? a
    const share = piece === 0 ? 0 : Math.min(1, (target - before) / piece)
    result.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  }
  return result
}

/** The same points with the steps of the pixels taken out: each drawn to its neighbours, `times` times. Ends stay. */
export function smooth(points: readonly Point[], closed: boolean, times: number): Point[] {
  let current = [...points]
  const last = points.length - 1
  for (let round = 0; round < times; round++) {
    current = current.map((point, i) => {
      if (!closed && (i === 0 || i === last)) return point
      const a = current[i === 0 ? last - 1 : i - 1]!
      const b = current[i === last ? 1 : i + 1]!
      return { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 }
    })
  }
  return current
}
