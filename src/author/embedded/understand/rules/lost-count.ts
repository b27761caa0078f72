import { textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { isAlone } from '../understand.ts'

/** Only a thing that stands alone is drawn more than once. */
export const lostCount: Rule = {
  id: 'lost-count',
  on: ['counted'],
  rationale:
    'Copies fill the picture: a frame or a second thing leaves room for one. That "a house with three flags" has one flag is an error.',
  cases: [
    ['a house with three flags', 'home +flag(with) !flags'],
    ['two hearts in a circle', 'heart @circle !hearts'],
  ],
  apply: (so) => {
    const [head] = so.shown
    const findings = so.things
      .filter(({ at, count }) => count > 1 && !(isAlone(so) && at === head?.at))
      .map(({ subject, count }) =>
        unmatched(
          'error',
          `${count} × "${textOf(subject)}" is not shown: only a thing that stands alone is drawn more than once.`,
        ),
      )
    return findings.length === 0 ? null : { findings }
  },
}
