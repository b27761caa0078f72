import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { GlyphSubject } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { stateWords } from '../state-words.ts'
import { roundedIn } from '../with-state.ts'

/** The states of what is shown are put into words, for the sentence that says what is drawn. */
export const toldState: Rule = {
  id: 'told-state',
  on: ['parameter'],
  rationale:
    'Who reads the intent must know which way the arrow points. A default that the request names is told as well ("arrow up"), and a face in a mood that ' +
    'has a glyph of its own is that glyph: a sad smiley is a frown.',
  cases: [['a worried face', 'frown !worried']],
  apply: ({ shown }, lexicon) => ({
    shown: shown.map((thing) =>
      thing.subject.kind === 'glyph' ? { ...thing, subject: told(byMood(thing.subject, lexicon), lexicon) } : thing,
    ),
    findings: shown.flatMap(({ subject }) => roundedIn(subject, lexicon)),
  }),
}

function byMood(subject: GlyphSubject, { glyphs }: Lexicon): GlyphSubject {
  const mood = String(subject.preset.get('mood') ?? '')
  if (!glyphs.has(mood)) return subject
  return { ...subject, glyph: mood, preset: new Map([...subject.preset].filter(([name]) => name !== 'mood')) }
}

function told(subject: GlyphSubject, { glyphs }: Lexicon): GlyphSubject {
  const program = glyphs.get(subject.glyph)
  const said = subject.text.split(' ')
  const defaults = (program?.parameters ?? []).flatMap(({ name, values, default: standard }) =>
    values.kind === 'choice' && !subject.preset.has(name) && said.includes(String(standard))
      ? [[name, standard] as const]
      : [],
  )
  const preset = new Map([...subject.preset, ...defaults])
  if (preset.size === 0) return subject
  return { ...subject, preset, state: stateWords(program, preset) + (subject.state ?? '') }
}
