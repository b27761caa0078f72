import type { Rule, Thing } from '../understand.ts'
import { asThings } from '../understand.ts'

/** Who names a thing by its kind and then in full names one. */
export const generalName: Rule = {
  id: 'general-name',
  on: ['thing'],
  rationale:
    '"Phone with x on a mobile phone": the phone is the mobile phone, named first by its kind. The name in full says which picture is meant.',
  cases: [['phone with x on a mobile phone', 'smartphone +x(with)']],
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
