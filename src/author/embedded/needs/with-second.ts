import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Meaning } from '../meaning.ts'
import type { Read } from '../subject-and-words.ts'
import { isWhole } from './read-need.ts'

/** A meaning with another picture of the thing that it shows, where it shows nothing else and none is known of the need. */
export function withSecond(meaning: Meaning, { grammar }: Lexicon, read: (text: string) => Read): Meaning {
  const { head, guest, container, slash, count, second } = meaning
  const isBare = guest === null && container === null && !slash && count === 1 && second === null
  // A state ("half full") would be lost with another thing.
  if (!isBare || head?.kind !== 'glyph' || head.preset.size > 0) return meaning
  const known = grammar.seconds
    .get(head.glyph)
    ?.map((request) => read(request))
    .find((one) => isWhole(one) && one.meaning.head !== null)
  if (known === undefined) return meaning
  // It is another picture of what the first shows.
  return { ...meaning, second: { ...known.meaning, findings: [...meaning.findings, ...known.meaning.findings] } }
}
