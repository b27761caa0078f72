import { pluralPhrases } from '../../../lexicon/phrase.ts'

/** "Arrow from box to box", "arrow going from one folder to another folder", "arrow from one list to the other". */
const FROM_TO =
  /\b(?:an?\s+)?arrow\s+(?:(?:going|pointing|leading|moving|flying|goes|points)\s+)?from\s+(?:an?\s+|the\s+|one\s+)?([a-z]+(?:\s[a-z]+)?)\s+to\s+(?:(?:an?|the|another|the\s+other|the\s+next)\s+\1|another(?:\s+one)?|the\s+(?:other|next)(?:\s+one)?|\1)(?=\s*(?:$|[,;:(]))/gi

/** A request for an arrow from one of a thing to another of it, as one for an arrow between two of it. Null for any other. */
export function fromOneToAnother(text: string): string | null {
  const read = text.replace(FROM_TO, (_, thing: string) => `arrow between two ${pluralOf(thing)}`)
  return read === text ? null : read
}

/** The plural as it is written: "boxes", where a reader takes "boxs" too. */
function pluralOf(thing: string): string {
  return pluralPhrases(thing).find((form) => !/(?:(?:x|s|ch|sh)|[^aeiou]y)s$/.test(form)) ?? thing
}
