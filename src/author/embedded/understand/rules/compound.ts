import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { singularsOf } from '../../../../lexicon/phrase.ts'
import type { Subject } from '../../meaning.ts'
import { isSign, textOf, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { relationOf } from './relation.ts'

/** Two nouns that make a third thing are not the two of them. */
export const compound: Rule = {
  id: 'compound',
  on: ['pair'],
  rationale:
    '"Honey jar" and "cash machine" name a third thing, which nobody has drawn: both nouns are shown, and that they are no such thing is an error. ' +
    'Glyphs that are at home beside others, and signs, are no compound: "camera heart".',
  cases: [
    ['cheese knife', 'cheese +knife(with) !cheese knife'],
    ['guitar house', 'guitar +home(with) !guitar house'],
  ],
  apply: ({ items, shown: [first, second] }, lexicon) => {
    // "A box, a cat behind it": a relation behind the two keeps them apart.
    if (first !== undefined && second !== undefined && relationOf(items, first.at, second.at) !== null) return null
    if (first?.subject.kind !== 'glyph' || second?.at !== first.at + 1 || isSign(first.subject, lexicon)) return null
    const [one, other] = [first.subject, second.subject]
    const head = textOf(other)
    const isCompound =
      lexicon.grammar.compoundHeads.has(singularsOf(head)[0] ?? head) ||
      ([one, other].every((subject) => isStranger(subject, lexicon)) && !isSign(other, lexicon))
    if (!isCompound) return null
    const said = `"${textOf(one)} ${head}" is not shown as one thing: say "${textOf(one)} and ${head}" for the two.`
    return { findings: [unmatched('error', said)] }
  },
}

function isStranger(subject: Subject, { grammar }: Lexicon): boolean {
  return subject.kind === 'glyph' && !grammar.glyphs.pairing.has(subject.glyph)
}
