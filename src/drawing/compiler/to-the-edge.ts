import type { Box } from '../geometry/segment.ts'

const FAR_OUTSIDE = 100

/**
 * A box that reaches into the outer quarter of a canvas of `size` takes all that lies beyond it there too: what lies over
 * something as a whole must leave no crumbs outside it.
 */
export function toTheEdge(box: Box, size: number): Box {
  const quarter = size / 4
  return {
    x0: box.x0 < quarter ? -FAR_OUTSIDE : box.x0,
    y0: box.y0 < quarter ? -FAR_OUTSIDE : box.y0,
    x1: box.x1 > size - quarter ? FAR_OUTSIDE : box.x1,
    y1: box.y1 > size - quarter ? FAR_OUTSIDE : box.y1,
  }
}
