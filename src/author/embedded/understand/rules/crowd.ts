import { textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'

/** An icon has room for two things. */
export const crowd: Rule = {
  id: 'crowd',
  on: ['third thing'],
  rationale:
    'At 16 pixels nobody tells three things apart: the first two are drawn, and each of the others is an error.',
  cases: [['user with a lock and a star', 'user +lock(with) !star']],
  apply: ({ shown }) => ({
    shown: shown.slice(0, 2),
    findings: shown
      .slice(2)
      .map(({ subject }) => unmatched('error', `"${textOf(subject)}" is not shown: an icon has room for two things.`)),
  }),
}
