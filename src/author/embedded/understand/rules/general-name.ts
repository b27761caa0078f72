import type { Rule, Thing } from '../understand.ts'
import { asThings } from '../understand.ts'

/** Who names a thing by its kind and then in full names one. */
export const generalName: Rule = {
  id: 'general-name',
  on: ['thing'],
  rationale:
    '"Card with a plus on a credit card": the card is the credit card, named first by its kind. The name in full says which picture is meant.',
  cases: [['card with a plus on a credit card', 'credit-card +plus(with)']],
  apply: ({ things }) => {
    const isKindOf = (thing: Thing): boolean => things.some((other) => isInFull(other, thing))
    const kept = things.filter((thing) => !isKindOf(thing))
    return kept.length === things.length ? null : asThings(kept)
  },
}

/** Whether a thing's name is another's with more before it. */
function isInFull({ subject, count }: Thing, kind: Thing): boolean {
  if (subject.kind !== 'glyph' || kind.subject.kind !== 'glyph') return false
  if (subject.glyph === kind.subject.glyph) return false
  return count === kind.count && subject.text.endsWith(` ${kind.subject.text}`)
}
