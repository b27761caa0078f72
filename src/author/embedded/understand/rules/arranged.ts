import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { isAlone } from '../understand.ts'

/** Several of a thing have one arrangement. */
export const arranged: Rule = {
  id: 'arranged',
  on: ['counted'],
  rationale:
    'Two of a thing stand side by side, as whoever asks for a row wants them. Three fit as one above two, and four as two and two: that they are no row, and two no ' +
    'column, is a warning, for they are as many as were asked for.',
  cases: [
    ['three stars in a row', 'star x3 ?in row'],
    ['two hearts above each other', 'heart x2 ?above each other'],
  ],
  apply: (so, { grammar }) => {
    const [head] = so.shown
    if (head === undefined || head.count < 2 || !isAlone(so)) return null
    const said = so.items.find(({ text }) => grammar.inAColumn.has(text) || grammar.inARow.has(text))
    if (said === undefined || (head.count === 2 && grammar.inARow.has(said.text))) return null
    const room = head.count === 2 ? 'side by side' : 'in two rows'
    return { findings: [unmatched('warning', `"${said.text}" is not shown: so many fit into an icon only ${room}.`)] }
  },
}
