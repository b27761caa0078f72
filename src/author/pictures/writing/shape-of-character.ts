import type { Silhouette } from '../../../lexicon/silhouettes.ts'
import { silhouetteOf } from '../silhouette-of.ts'

/** A place on an outline, in any unit. */
interface Point {
  readonly x: number
  readonly y: number
}

/** Of how much narrower or wider than high a character is, this power is kept: type is narrow or wide, and still a bar is no ring. */
const KEPT = 0.5

/** The silhouette of a character: its outlines, made more nearly as wide as high. Null where they hold nothing. */
export function shapeOfCharacter(outlines: readonly (readonly Point[])[]): Silhouette | null {
  const xs = outlines.flatMap((outline) => outline.map(({ x }) => x))
  const ys = outlines.flatMap((outline) => outline.map(({ y }) => y))
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  if (!(width > 0 && height > 0)) return null
  const stretch = (height / width) ** (1 - KEPT)
  return silhouetteOf(outlines.map((outline) => outline.map(({ x, y }) => ({ x: x * stretch, y }))))
}
