import type { Rule } from '../understand.ts'
import { pointsDown, relationBehind, withRoom } from './relation.ts'

/** A relation behind the last thing places that thing. */
export const lastWord: Rule = {
  id: 'last-word',
  on: ['pair'],
  rationale:
    '"A cloud with a bolt below": a relation that has nothing behind it says where the last thing is, whatever stands between the two.',
  cases: [
    ['a star and a house above', 'star +home(above)'],
    ['cloud with a star inside', 'cloud +star(inside)'],
    ['a pin with a heart in it', 'map-pin +heart(inside)'],
    ['an open box, an arrow down into it', 'box +arrow[down](above)'],
    ['a file with an arrow coming out', 'file +arrow(above)'],
  ],
  apply: ({ items, shown: [first, second] }, lexicon) => {
    const relation = relationBehind(items, second?.at ?? items.length)
    switch (relation) {
      case null:
      case 'with':
      case 'holding':
      case 'and':
      case 'front':
      case 'from':
        return null
      case 'out':
        return { placement: 'above' }
      case 'to':
        return second !== undefined && pointsDown(second.subject, lexicon) ? { placement: 'above' } : null
      case 'on':
        return { placement: 'with' }
      case 'inside':
        return first === undefined || second === undefined
          ? null
          : { shown: [withRoom(first, lexicon), second], placement: relation }
      default:
        return { placement: relation }
    }
  },
}
