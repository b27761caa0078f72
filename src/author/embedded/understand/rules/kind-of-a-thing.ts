import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../../lexicon/phrase.ts'
import { nounPhrase } from '../../compose/words.ts'
import { generalised, isSign, textOf } from '../../meaning.ts'
import type { Rule, Thing } from '../understand.ts'
import { asThings } from '../understand.ts'

/** A noun before another says what kind of that it is, where a third thing is named beside them. */
export const kindOfAThing: Rule = {
  id: 'kind-of-a-thing',
  on: ['third thing'],
  rationale:
    'Of "treasure map with a question mark" the map is to be seen, and what it is one of has no room: two nouns with no word between them are one thing, called by the second. That it is drawn as ' +
    'any such thing is said. With no third thing both find room, and stay.',
  cases: [
    ['treasure map with a question mark', 'map +question(with) ?treasure map'],
    ['apple inside a lunch box', 'box +apple(inside) ?lunch box'],
    ['cow bottle beside a tree', 'bottle +tree(beside) ?cow bottle'],
  ],
  apply: ({ items, things }, lexicon) => {
    if (!items.some((item) => item.kind === 'relation' && item.relation !== 'and')) return null
    const gone = things.filter((thing, index) => {
      const next = things[index + 1]
      return next !== undefined && items[thing.at]?.ends !== true && isKindOf(thing, next, lexicon)
    })
    if (gone.length === 0 || things.length - gone.length < 2) return null
    const findings = gone.map((thing) => {
      const head = things[things.indexOf(thing) + 1]!
      return generalised(`"${textOf(thing.subject)} ${textOf(head.subject)}" is drawn as ${noun(head, lexicon)}.`)
    })
    return { ...asThings(things.filter((thing) => !gone.includes(thing))), findings }
  },
}

/** Whether the first of two that stand side by side says what kind of the second is meant, which is called by its own name. */
function isKindOf(thing: Thing, next: Thing, lexicon: Lexicon): boolean {
  const [one, other] = [thing.subject, next.subject]
  if (next.at !== thing.at + 1 || thing.isCounted || one.kind !== 'glyph' || other.kind !== 'glyph') return false
  const { containers, compoundHeads } = lexicon.grammar
  if (containers.has(one.text) || one.plural || one.preset.size > 0) return false
  // A sign has room beside what it is of: a "code file" shows code.
  if (isSign(one, lexicon) || isSign(other, lexicon)) return false
  const names = [other.text, ...singularsOf(other.text)]
  return names.some(
    (name) =>
      name.replaceAll(' ', '-') === other.glyph || (compoundHeads.has(name) && other.glyph.endsWith(`-${name}`)),
  )
}

function noun({ subject }: Thing, { grammar }: Lexicon): string {
  return subject.kind === 'glyph' ? nounPhrase(subject.glyph, grammar) : subject.characters
}
