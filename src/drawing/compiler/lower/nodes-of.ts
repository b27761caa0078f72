import type { Vertex } from '../../language/program.ts'
import type { Node } from '../skeleton.ts'
import { valueOf } from './context.ts'

/** The vertices of a statement as nodes of a chain. */
export function nodesOf(vertices: readonly Vertex[]): Node[] {
  return vertices.map(({ x, y, corner }) => ({ x: valueOf(x), y: valueOf(y), corner }))
}
