import type { Meaning, Subject } from '../meaning.ts'

/** The request that draws what a meaning shows; null where that is nothing. */
export function requestFor({ head, guest, slash, container }: Meaning): string | null {
  if (head === null) return null
  const one = nameInRequest(head)
  const two = guest === null ? null : nameInRequest(guest.subject)
  const both =
    two === null
      ? one
      : guest?.placement === 'with' || guest?.placement === 'on'
        ? `${one} with ${two}`
        : `${two} ${guest?.placement} ${one}`
  return `${both}${container === null ? '' : ` in ${container}`}${slash ? ' off' : ''}`
}

/** A subject by its glyph's name and states. */
export function nameInRequest(subject: Subject): string {
  if (subject.kind === 'character') return subject.characters
  // A face that smiles is called so already.
  const states = [...subject.preset.values()].filter((value) => typeof value === 'string' && value !== subject.glyph)
  return [subject.glyph.replaceAll('-', ' '), ...states].join(' ')
}
