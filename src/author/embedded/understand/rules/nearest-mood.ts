import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Subject } from '../../meaning.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { asThings } from '../understand.ts'

/** The parameter of a face. */
const MOOD = 'mood'

/** A face gets the mood that is nearest to a feeling that it does not know. */
export const nearestMood: Rule = {
  id: 'nearest-mood',
  on: ['feeling'],
  rationale:
    'A face has few moods. One that it does not know is drawn as the nearest, and said as an error: a frown is not anger. A feeling that has a ' +
    "face of its own is that face's name, and no feeling of it.",
  cases: [['worried face', 'frown !worried']],
  apply: ({ items, things }, lexicon) => {
    const { feelings } = lexicon.grammar
    const words = items.map(({ text }) => text).filter((text) => feelings.has(text))
    const mood = feelings.get(words[0] ?? '')
    const feeling = things.filter(({ subject }) => canFeel(subject, lexicon))
    if (mood === undefined || feeling.length === 0) return null
    return {
      ...asThings(
        things.map((thing) => (feeling.includes(thing) ? { ...thing, subject: withMood(thing.subject, mood) } : thing)),
      ),
      told: new Set(words),
      findings: feeling.flatMap(() => words.map((word) => unshown(word, mood))),
    }
  },
}

function canFeel(subject: Subject, { glyphs, grammar }: Lexicon): boolean {
  if (subject.kind !== 'glyph') return false
  if (glyphs.get(subject.glyph)?.parameters.some(({ name }) => name === MOOD) !== true) return false
  const isNamedAfter = subject.text.split(' ').some((word) => grammar.feelings.has(word))
  return !isNamedAfter || grammar.glyphs.plainFace.has(subject.glyph)
}

function withMood(subject: Subject, mood: string): Subject {
  return subject.kind === 'glyph' ? { ...subject, preset: new Map([...subject.preset, [MOOD, mood]]) } : subject
}

function unshown(word: string, mood: string): Finding {
  return unmatched('error', `"${word}" is not shown: the face here has a ${mood}, no more.`)
}
