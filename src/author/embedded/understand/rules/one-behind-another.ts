import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** One of a thing behind another of it is what a glyph of several shows. */
export const oneBehindAnother: Rule = {
  id: 'one-behind-another',
  on: ['relation'],
  rationale:
    'A person behind another person is two people as they are drawn, of whom the second is partly hidden. Only a glyph that has them so is meant.',
  cases: [
    ['one person standing behind another', 'users'],
    ['a file behind another file', 'files'],
    ['two chat bubbles, one behind the other', 'chats'],
  ],
  apply: ({ items, things: [first, second, ...others] }, { glyphs, grammar }) => {
    const related = items.find(({ kind }) => kind === 'relation')
    if (first?.subject.kind !== 'glyph' || related?.kind !== 'relation' || others.length > 0) return null
    if (related.relation !== 'behind' && related.relation !== 'front') return null
    const { glyph } = first.subject
    const isSame = second?.subject.kind === 'glyph' && second.subject.glyph === glyph
    const overlapping = grammar.drawnAnyway.get('overlapping') ?? []
    // "Two bubbles, one behind the other" are how the glyph shows them.
    if (second === undefined && overlapping.includes(glyph) && /other$/.test(related.text))
      return asItems(items.filter((item) => item !== related))
    if (!isSame && !(second === undefined && /other$/.test(related.text))) return null
    const many = `${glyph}s`
    if (!glyphs.has(many) || !overlapping.includes(many)) return null
    const rest = items.filter((item, at) => item !== related && at !== first.at && at !== second?.at)
    const item = items[first.at]
    return item?.kind === 'thing' ? asItems([{ ...item, glyph: many }, ...rest]) : null
  },
}
