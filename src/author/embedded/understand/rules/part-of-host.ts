import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** The part of one thing that bears another is no third thing. */
export const partOfHost: Rule = {
  id: 'part-of-host',
  on: ['thing'],
  rationale:
    '"A laptop with a lock on the screen", "a bottle with a leaf on the label": behind two things, a part of the first says where on it the second is. What is on a screen or in a lens stands inside.',
  cases: [
    ['laptop with a padlock on the screen', 'laptop +lock(inside)'],
    ['bottle with a leaf on the label', 'bottle +leaf(with)'],
    ['shirt with a heart on the chest', 'shirt +heart(with)'],
    ['magnifier with a dollar sign in lens', 'search +dollar(inside)'],
    ['syringe with a drop on the tip', 'syringe +droplet(with)'],
    ['passport with a globe on the cover', 'passport +globe(with)'],
    ['watch with a heart on the screen', 'watch +heart(inside)'],
  ],
  apply: ({ items }, { grammar }) => {
    const at = items.findLastIndex(({ kind }) => kind === 'relation')
    const named = items.flatMap((item, index) => (index < at && isNamed(item) ? [index] : []))
    const [host, guest] = named
    const part = items[at + 1]
    if (host === undefined || guest === undefined || named.length !== 2 || items.length !== at + 2) return null
    const [on, bearer] = [items[at], items[host]]
    if (on?.kind !== 'relation' || bearer?.kind !== 'thing' || part === undefined) return null
    const places = grammar.hostParts.get(part.text) ?? []
    const place = places.find(({ hosts }) => hosts.has(bearer.glyph) || hosts.has('*'))
    if (place === undefined) return null
    const kept = items.slice(0, at)
    const inside: Item = { kind: 'relation', relation: 'inside', text: on.text }
    return asItems(place.isInside ? [...kept, inside] : kept)
  },
}
