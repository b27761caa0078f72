import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Subject } from '../../meaning.ts'
import { textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { keyOf } from '../understand.ts'
import { relationBetween } from './relation.ts'
import type { Understanding } from '../understand.ts'

/** The same thing named twice is one thing. */
export const sameThing: Rule = {
  id: 'same-thing',
  on: ['same thing'],
  rationale:
    '"A cat, a cute cat" names one cat. But "a folder inside a folder" is more than a folder: where a relation keeps the two apart and nothing else is ' +
    'named, that only one is drawn is an error. So it is where "and" joins two names of things with a form, which are drawn alike.',
  cases: [
    ['a cat, a cute cat', 'cat ?cute'],
    ['a folder inside a folder', 'folder !folder'],
    ['a volume with low volume', 'volume[1]'],
    ['a volume at low volume', 'volume[1]'],
  ],
  apply: (so, lexicon) => {
    const shown = so.shown.filter(
      ({ subject }, index) => so.shown.findIndex((other) => keyOf(other.subject) === keyOf(subject)) === index,
    )
    const stated = shown.map((thing) => so.shown.find((other) => isSameInAState(other.subject, thing.subject)) ?? thing)
    return { shown: stated, findings: shown.length === 1 ? nested(so, lexicon) : [] }
  },
}

/** "A volume icon with low volume": the one whose state is said is the one. */
function isSameInAState(other: Subject, plain: Subject): boolean {
  if (other.kind !== 'glyph' || plain.kind !== 'glyph') return false
  return other.glyph === plain.glyph && plain.preset.size === 0 && other.preset.size > 0
}

/** Categories of things that are told by their form. What has none is called by two names at once: "settings and preferences", "news and articles". */
const TOLD_BY_FORM: ReadonlySet<string> = new Set([
  'animals',
  'clothes',
  'food',
  'games',
  'health',
  'home',
  'sport',
  'things',
  'tools',
  'vehicles',
])

/** "A pill and a capsule", "a cat with a kitten": two names of things that are drawn alike are two things to whoever names both. */
function areTwoThings(one: Subject, other: Subject, { glyphs }: Lexicon): boolean {
  if (one.kind !== 'glyph' || other.kind !== 'glyph' || one.plural || other.plural) return false
  const isNamedTwice = [one.text, other.text].some((text, at, texts) => texts[1 - at]?.split(' ').includes(text))
  return !isNamedTwice && TOLD_BY_FORM.has(glyphs.get(one.glyph)?.category ?? '')
}

function nested({ shown: [one, other], items }: Understanding, lexicon: Lexicon): Finding[] {
  if (one?.subject.kind !== 'glyph' || other === undefined) return []
  // "A volume at low volume" names the state of the one.
  if (isSameInAState(one.subject, other.subject) || isSameInAState(other.subject, one.subject)) return []
  const relation = relationBetween(items, one.at, other.at)
  if (
    relation === null ||
    ((relation === 'and' || relation === 'with') &&
      (other.at - one.at > 2 || !areTwoThings(one.subject, other.subject, lexicon)))
  )
    return []
  return [unmatched('error', `"${textOf(other.subject)}" is drawn once: the two are the same glyph here.`)]
}
