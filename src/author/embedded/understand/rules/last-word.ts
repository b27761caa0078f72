import type { Rule } from '../understand.ts'

/** A relation behind the last thing places that thing. */
export const lastWord: Rule = {
  id: 'last-word',
  on: ['pair'],
  rationale:
    '"A cloud with a bolt below": a relation that has nothing behind it says where the last thing is, whatever stands between the two.',
  cases: [
    ['a star and a house above', 'star +home(above)'],
    ['cloud with a star inside', 'cloud +star(inside)'],
  ],
  apply: ({ items, shown: [, second] }) => {
    const after = items.slice((second?.at ?? items.length) + 1)
    if (after.some(({ kind }) => kind === 'thing' || kind === 'character' || kind === 'unknown')) return null
    const relation = after.find((item) => item.kind === 'relation')?.relation ?? null
    switch (relation) {
      case null:
      case 'with':
      case 'holding':
      case 'and':
      case 'front':
      case 'from':
      case 'out':
      case 'to':
        return null
      case 'on':
        return { placement: 'with' }
      default:
        return { placement: relation }
    }
  },
}
