import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Subject } from '../../meaning.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'

/** A state inside a phrase that its picture does not show is said. */
export const lostState: Rule = {
  id: 'lost-state',
  on: ['doing'],
  rationale:
    '"Phone ringing" is among the words for a phone, and its picture does not ring: whoever asks for that is told. A face shows what it is named after.',
  cases: [['vibrating phone', 'vibrate !vibrating']],
  apply: ({ things }, lexicon) => {
    const findings = things.flatMap(({ subject }) => unshown(subject, lexicon))
    return findings.length === 0 ? null : { findings }
  },
}

function unshown(subject: Subject, { grammar }: Lexicon): Finding[] {
  if (subject.kind !== 'glyph' || grammar.glyphs.faces.has(subject.glyph)) return []
  const words = subject.text.split(' ')
  const ringing = words.filter(
    (word, index) =>
      grammar.lostWhereItRings.has(word) &&
      grammar.ringing.has(words[index - 1] ?? '') &&
      !subject.glyph.includes(word),
  )
  const lost = words.filter(
    (word) => grammar.lostInPhrases.has(word) && !subject.glyph.includes(word) && !word.startsWith(subject.glyph),
  )
  return (ringing.length > 0 ? ringing.slice(0, 1) : lost).map((word) =>
    unmatched('error', `"${word}" is not shown: the ${subject.glyph.replaceAll('-', ' ')} here has no such state.`),
  )
}
