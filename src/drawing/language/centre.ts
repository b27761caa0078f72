import type { Scalar } from './program.ts'
import type { Reader } from './reader.ts'
import { printPoint, nextIsVertex, readPoint } from './vertex.ts'

interface Centre {
  readonly x: Scalar
  readonly y: Scalar
}

/** Takes the centre of a transform when one is given; else it is the middle of the grid, 12,12. */
export function readCentre(reader: Reader): Centre {
  return nextIsVertex(reader) ? readPoint(reader, 'a centre x,y') : { x: 12, y: 12 }
}

/** The formatted text of a centre: '' for 12,12, else the point with a blank before it. */
export function printCentre({ x, y }: Centre): string {
  return x === 12 && y === 12 ? '' : ` ${printPoint({ x, y })}`
}
