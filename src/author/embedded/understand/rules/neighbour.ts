import { nounPhrase } from '../../compose/words.ts'
import { generalised } from '../../meaning.ts'
import type { Rule } from '../understand.ts'

/** A thing that is drawn by its neighbour's glyph is said. */
export const neighbour: Rule = {
  id: 'neighbour',
  on: ['stretched'],
  rationale:
    'A glyph may lend its picture to a neighbouring idea: a gavel is drawn as a hammer. The viewer sees a hammer, so the caller is told. Signs are meant as they look.',
  cases: [
    ['a rugby ball', 'american-football ?rugby ball'],
    ['harbor', 'anchor ?harbor'],
  ],
  apply: ({ shown }, { grammar }) => ({
    findings: shown.flatMap(({ subject }) =>
      subject.kind === 'glyph' && !subject.sign && subject.isStretched
        ? [generalised(`"${subject.text}" is drawn as ${nounPhrase(subject.glyph, grammar)}.`)]
        : [],
    ),
  }),
}
