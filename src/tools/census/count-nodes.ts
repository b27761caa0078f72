/** How many numbers one step of each path command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Anchor points of simple shapes: a rounded box counts as the eight ends of its sides. */
const SHAPE_NODES: Readonly<Record<string, number>> = { circle: 4, ellipse: 4, line: 2 }

/** Anchor points in an SVG's shapes, the measure by which icon sets compare how simple their drawings are. */
export function countNodes(svg: string): number {
  let nodes = 0
  for (const [, name, attributes] of svg.matchAll(/<(\w+)([^>]*)>/g)) {
    if (name === 'rect') nodes += / rx="/.test(attributes ?? '') ? 8 : 4
    else if (name === 'polyline' || name === 'polygon')
      nodes += numbersIn(/ points="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '') / 2
    else nodes += SHAPE_NODES[name ?? ''] ?? 0
    const data = / d="([^"]*)"/.exec(attributes ?? '')?.[1]
    if (data !== undefined) nodes += pathNodes(data)
  }
  return nodes
}

function pathNodes(data: string): number {
  let nodes = 0
  for (const [, command, numbers] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const arity = ARITY[(command ?? '').toLowerCase()] ?? 0
    if (arity > 0) nodes += Math.max(1, Math.round(numbersIn(numbers ?? '') / arity))
  }
  return nodes
}

function numbersIn(text: string): number {
  return text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
}
