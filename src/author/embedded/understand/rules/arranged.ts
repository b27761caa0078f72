import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { isAlone } from '../understand.ts'

/** Several of a thing have one arrangement. */
export const arranged: Rule = {
  id: 'arranged',
  on: ['counted'],
  rationale:
    'Two of a thing stand side by side, as whoever asks for a row wants them. Three fit as one above two, and four as two and two: that they are no row is a warning, for they are as many as ' +
    'were asked for.',
  cases: [['three stars in a row', 'star x3 ?in row']],
  apply: (so, { grammar }) => {
    const row = so.items.find(({ text }) => grammar.inARow.has(text))
    const count = so.shown[0]?.count ?? 1
    if (row === undefined || count < 3 || !isAlone(so)) return null
    const findings = [unmatched('warning', `"${row.text}" is not shown: ${count} fit into an icon only as two rows.`)]
    return { findings }
  },
}
