import type { Subject } from '../../meaning.ts'
import { textOf, unmatched } from '../../meaning.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Rule } from '../understand.ts'

/** What goes through a thing is no sign in its corner. */
export const through: Rule = {
  id: 'through',
  on: ['relation'],
  rationale:
    'An arrow through a heart goes in on one side and comes out on the other; nothing here is drawn so but what has a glyph of its own, a train in a tunnel. That the two stand beside ' +
    'each other is an error. Who looks through a thing is beside it.',
  cases: [['a star through a house', 'home +star(with) !through']],
  apply: ({ items, shown: [first, second], placement }, lexicon) => {
    const word = items.find((item) => item.kind === 'relation' && item.text === 'through')
    if (word === undefined || placement === null || first === undefined || second === undefined) return null
    if ([first, second].some(({ subject }) => isSomebody(subject, lexicon) || isDone(subject))) return null
    const said = `"through" is not shown: "${textOf(second.subject)}" stands beside "${textOf(first.subject)}".`
    return { findings: [unmatched('error', said)] }
  },
}

function isSomebody(subject: Subject, { glyphs }: Lexicon): boolean {
  return subject.kind === 'glyph' && glyphs.get(subject.glyph)?.category === 'people'
}

/** "Scroll through a list": what somebody does with the other, and no thing. */
function isDone(subject: Subject): boolean {
  return subject.kind === 'glyph' && /^(?:scroll|search|swipe|flip|page)$/.test(subject.text)
}
