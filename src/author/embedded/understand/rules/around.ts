import { textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { withRoom } from './relation.ts'

/** Words for what stands on all sides of a thing. */
const AROUND = /^(?:around|all around|round about|surrounding|encircling)$/

/** Of no shape of its own. */
const FRAME = /^(?:frame|border)$/

/** What is around a thing is no thing beside it. */
export const around: Rule = {
  id: 'around',
  on: ['relation'],
  rationale:
    'A circle around a heart holds it, as any shape does that can. Whatever else is around a thing would have to be drawn on all sides of it: that it stands beside it is an error.',
  cases: [
    ['a circle around a heart', 'heart @circle'],
    ['a star with a square around it', 'star @square'],
    ['a frame around a star', 'star @square'],
    ['a refresh arrow around a coin', 'refresh +coin(inside)'],
    ['stars around a cloud', 'star +cloud(beside) !around ?stars'],
  ],
  apply: ({ items, things, shown: [first, second, ...others] }, lexicon) => {
    const { glyphs, grammar, holdingOf } = lexicon
    const at = items.findIndex((item) => item.kind === 'relation' && AROUND.test(item.text))
    if (at < 0 || first === undefined || second === undefined || others.length > 0) return null
    // "A star with a square around it": the words may end with what is around.
    const [ring, rest] = second.at > at ? [first, second] : [second, first]
    const name = ring.subject.kind === 'glyph' ? ring.subject.text : ''
    const container = (FRAME.test(name) ? ['square'] : grammar.containers.get(name))?.find((one) => glyphs.has(one))
    if (container !== undefined && ring.count === 1)
      return { container, shown: [rest], things: things.filter((thing) => thing !== ring) }
    // What is drawn to hold another all round itself: arrows that turn round a coin, headphones round a note.
    if (ring.count === 1 && rest.count === 1 && ring.subject.kind === 'glyph') {
      const head = withRoom(ring, lexicon)
      const isHost = head.subject.kind === 'glyph' && holdingOf(head.subject.glyph).some(({ inner }) => inner !== null)
      if (isHost) return { shown: [head, rest], placement: 'inside' }
    }
    const said = `"${items[at]?.text ?? ''}" is not shown: "${textOf(ring.subject)}" stands beside "${textOf(rest.subject)}".`
    return { findings: [unmatched('error', said)] }
  },
}
