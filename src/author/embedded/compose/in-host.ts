import type { Program } from '../../../drawing/language/program.ts'
import type { Meaning, Subject } from '../meaning.ts'
import type { Inside } from './room-inside.ts'
import type { Arrangement } from './sketch.ts'
import { WHOLE } from './piece.ts'

/** Whether what is inside a form has a solid to be cut out of: not in a hand, nor between arrows that turn round it. */
function isClosed({ inner, traits }: Program): boolean {
  return inner !== null && !traits.includes('unfillable')
}

/** The sign inside its host. */
export function inHost(meaning: Meaning, head: Subject, guest: Subject, inside: Inside, form?: Program): Arrangement {
  return {
    idea: 'inside',
    named: [head, guest],
    keyline: 'free',
    parts: [
      { subject: head, setting: { into: WHOLE, mini: false, over: 'none', cut: false, emptied: true, form } },
      // The sign inside lies in free space; a moat round it would only bite into the host's outline. A hand holds it where there is nothing to cut it out of.
      {
        subject: guest,
        setting: { ...inside, mini: true, over: 'none', cut: form === undefined || isClosed(form) },
      },
    ],
    slash: null,
    said: meaning,
    guestAs: 'inside',
  }
}
