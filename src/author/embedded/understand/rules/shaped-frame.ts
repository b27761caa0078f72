import type { Item } from '../../item.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** Nouns for what is drawn round a thing, where a shape is named before them. */
const FRAME = /^(?:frame|border|outline|box|badge|button|ring)$/

/** Those that are a square where none is. */
const BARE = /^(?:frame|border)$/

/** Qualities that name the shape of a frame. */
const ROUND = /^(?:round|rounded|circular)$/

/** What is in a frame has a line round it, in the shape that the request says. */
export const shapedFrame: Rule = {
  id: 'shaped-frame',
  on: ['relation'],
  rationale:
    'A "square frame" and a "round border" are the square and the circle that hold the rest, and a frame of no shape is a square. Frames that are things stay: a picture frame, a window frame.',
  cases: [
    ['user in a square frame', 'user @square'],
    ['heart in a round frame', 'heart @circle'],
    ['camera in a rounded square frame', 'camera @square'],
    ['bird in a frame', 'bird @square'],
    ['mirror with a frame', 'mirror @square'],
    ['a star inside a hexagon frame', 'star @hexagon'],
    ['bell with a round border', 'bell @circle'],
  ],
  apply: ({ items }, lexicon) => {
    const related = items.findLastIndex(({ kind }) => kind === 'relation')
    const relation = items[related]
    if (related < 1 || relation?.kind !== 'relation') return null
    if (relation.relation !== 'inside' && relation.relation !== 'with') return null
    const behind = items.slice(related + 1)
    const shape = shapeOf(behind, lexicon)
    if (shape === null || !lexicon.glyphs.has(shape)) return null
    const inside: Item = { ...relation, relation: 'inside' }
    return asItems([...items.slice(0, related), inside, thingItem(shape, shape, lexicon)])
  },
}

/** The shape of a frame that all of some words name; null where they name another thing. */
function shapeOf(items: readonly Item[], { grammar }: Lexicon): string | null {
  const noun = items.at(-1)?.text ?? ''
  const said = items.slice(0, -1)
  const shapes = said.filter(({ kind, text }) => kind === 'thing' && grammar.containers.has(text))
  const others = said.filter((item) => !shapes.includes(item) && item.kind !== 'quality')
  if (!FRAME.test(noun) || others.length > 0 || shapes.length > 1) return null
  const [shape] = shapes
  if (shape !== undefined) return grammar.containers.get(shape.text)?.[0] ?? null
  if (said.some(({ text }) => ROUND.test(text))) return BARE.test(noun) ? 'circle' : null
  return BARE.test(noun) ? 'square' : null
}
