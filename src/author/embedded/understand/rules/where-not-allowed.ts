import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** Where something is not allowed is no part of the sign that says so. */
export const whereNotAllowed: Rule = {
  id: 'where-not-allowed',
  on: ['slash'],
  rationale:
    '"Popcorn not allowed in hall", "no ladders on site": a sign crosses out what is not allowed, and hangs where that is so. The place at the end is not drawn, and said.',
  cases: [
    ['popcorn not allowed in hall', 'popcorn /off ?hall'],
    ['no ladders on site', 'ladder /off ?site'],
    ['no phones in the building', 'phone /off ?building'],
  ],
  apply: ({ items }, lexicon) => {
    const at = items.length - 2
    const [relation, place] = items.slice(at)
    const before = items.slice(0, at)
    const isForbidden = before.some(({ kind, text }) => kind === 'slash' && FORBIDS.test(text))
    if (!isForbidden || relation?.kind !== 'relation' || !/^(?:in|on|at|inside)$/.test(relation.text)) return null
    if (before.filter(isNamed).length !== 1 || place === undefined || !isPlace(place, lexicon)) return null
    const said = unmatched('warning', `"${place.text}" is not shown: it says where, not what.`)
    return { ...asItems(before), findings: [said] }
  },
}

const FORBIDS = /^(?:no|not allowed|not permitted|prohibited|forbidden|banned)$/

/** What nobody draws, or a building that one is in. */
function isPlace(item: Item, { glyphs }: Lexicon): boolean {
  if (item.kind === 'unknown') return !item.action && !item.text.includes(' ')
  return item.kind === 'thing' && !item.plural && glyphs.get(item.glyph)?.category === 'places'
}
