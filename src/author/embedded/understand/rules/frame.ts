import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import type { Thing } from '../understand.ts'

/** A shape that other things are put into, or beside exactly the thing that it can hold, is their frame. */
export const frame: Rule = {
  id: 'frame',
  on: ['frame'],
  rationale:
    'A shape behind "in" holds what is drawn. Without "in", only a shape right beside another thing does ("user circle"), the last of them; "a heart and a ' +
    'circle" are two things. What somebody has drawn in its frame is drawn so.',
  cases: [
    ['plus in a circle', 'plus @circle'],
    ['square star', 'star @square'],
    ['circle square', 'circle @square'],
    ['diamond with a heart in a circle', 'diamond +heart(with) @circle'],
    ['user in a circle with a plus', 'user-circle +plus(with)'],
    ['star in a circle with a plus', 'star +plus(with) @circle !plus'],
  ],
  apply: ({ items, things, shown }, lexicon) => {
    const shaped = things.filter((thing) => holderOf(thing, lexicon) !== null)
    const framed = shaped.find((thing) => {
      const before = items[thing.at - 1]
      return before?.kind === 'relation' && before.relation === 'inside'
    })
    const beside = shaped.filter((thing) => things.some((other) => Math.abs(other.at - thing.at) === 1)).at(-1)
    const holder = framed ?? beside
    if (holder === undefined) return null
    const container = holderOf(holder, lexicon)
    const rest = shown.filter((thing) => thing !== holder)
    const [held, sign] = rest
    if (held !== undefined && sign !== undefined && rest.length === 2 && isOnFrame(items, holder, held, sign)) {
      const whole = ownInFrame(held, container, lexicon)
      if (whole !== null) return { shown: [whole, sign], placement: 'with' }
      const said = `That "${textOf(sign.subject)}" stands outside the ${container} is not shown: what is in a ${container} has its signs inside.`
      return { container, shown: rest, placement: 'with', findings: [unmatched('error', said)] }
    }
    const own = rest.length === 1 ? ownInFrame(rest[0], container, lexicon) : null
    return own === null ? { container, shown: rest } : { shown: [own] }
  },
}

/** "A star in a circle with a plus": what is with the frame is on it, and what it holds is no sign of that. */
function isOnFrame(items: readonly Item[], frame: Thing, held: Thing, sign: Thing): boolean {
  const [before, behind] = [items[frame.at - 1], items[frame.at + 1]]
  const isHeld = held.at < frame.at && before?.kind === 'relation' && before.relation === 'inside'
  return isHeld && sign.at > frame.at && behind?.kind === 'relation' && behind.relation === 'with'
}

/** A thing that somebody has drawn in its frame ("user-circle"), as it is there. */
function ownInFrame(thing: Thing | undefined, container: string | null, { glyphs, grammar }: Lexicon): Thing | null {
  if (thing?.subject.kind !== 'glyph' || thing.subject.preset.size > 0 || container === null) return null
  const scene = grammar.scenes.get(`${thing.subject.glyph} inside ${container}`)
  const glyph = scene ?? `${thing.subject.glyph}-${container}`
  return glyphs.has(glyph) ? { ...thing, subject: { ...thing.subject, glyph } } : null
}

function holderOf({ subject }: Thing, { glyphs, grammar: { containers } }: Lexicon): string | null {
  if (subject.kind !== 'glyph') return null
  const names = containers.get(subject.text) ?? containers.get(subject.glyph) ?? []
  return names.find((name) => glyphs.has(name)) ?? null
}
