import { replaceChildren } from '../../../drawing/language/children.ts'
import type { Area, Scalar, Statement, Vertex } from '../../../drawing/language/program.ts'
import { NOWHERE } from '../../../drawing/model/finding.ts'
import { FLIP, TURN } from '../understand/turned-to.ts'

type Preset = ReadonlyMap<string, string | number>

/** Values for the parameters that a glyph has itself. */
export function ownParameters(preset: Preset): Preset {
  return preset.has(FLIP) || preset.has(TURN)
    ? new Map([...preset].filter(([name]) => name !== FLIP && name !== TURN))
    : preset
}

/** What stands in a box, the other way round or turned in it, as the preset has it. */
export function turned(statements: readonly Statement[], preset: Preset, box: Area): readonly Statement[] {
  const side = preset.get(TURN)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (side !== undefined)
    return statements.map((one) => inPart(one, (children) => [turn(children, side === 'left' ? -90 : 90, x, y)]))
  return preset.has(FLIP) ? statements.map((one) => flipped(one, x)) : statements
}

function turn(children: readonly Statement[], degrees: number, x: number, y: number): Statement {
  return { kind: 'turn', degrees, x, y, children, span: NOWHERE }
}

/** A part keeps its name. */
function inPart(statement: Statement, by: (children: readonly Statement[]) => readonly Statement[]): Statement {
  return statement.kind === 'part'
    ? { ...statement, children: by(statement.children) }
    : (by([statement])[0] ?? statement)
}

/** A statement mirrored about an upright axis: what it holds is mirrored, and what it does with that goes the other way. */
function flipped(statement: Statement, axis: number): Statement {
  const over = (x: Scalar): number => rounded(2 * axis - number(x))
  const inside = replaceChildren(statement, (child) => [flipped(child, axis)]) ?? statement
  switch (inside.kind) {
    case 'box': {
      const { corner, width } = inside
      return { ...inside, corner: { ...corner, x: rounded(2 * axis - number(corner.x) - number(width)) } }
    }
    case 'circle':
    case 'oval':
    case 'dot':
    case 'text':
    case 'ring':
    case 'scale':
      return { ...inside, x: over(inside.x) }
    case 'line':
    case 'poly':
    case 'curve':
      return { ...inside, vertices: inside.vertices.map((one) => vertex(one, over)) }
    case 'path':
      return {
        ...inside,
        vertices: inside.vertices.map((one) => vertex(one, over)),
        bends: inside.bends.map((bend) => bend && { ...bend, clockwise: !bend.clockwise }),
      }
    case 'arc':
      return { ...inside, x: over(inside.x), from: 180 - number(inside.from), to: 180 - number(inside.to) }
    case 'mirror':
      return inside.axis === 'x' ? { ...inside, at: over(inside.at) } : inside
    case 'turn':
      return { ...inside, degrees: -number(inside.degrees), x: over(inside.x) }
    case 'move':
      return { ...inside, x: -number(inside.x) }
    default:
      return inside
  }
}

function vertex(one: Vertex, over: (x: Scalar) => number): Vertex {
  return { ...one, x: over(one.x) }
}

/** What is expanded has no parameters left. */
function number(scalar: Scalar): number {
  return typeof scalar === 'number' ? scalar : 0
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000
}
