import { deflateRawSync } from 'node:zlib'
import { cutName } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'

/** A longer link is cut off by too many programs that it would be sent with. In characters of what stands after `#`. */
export const LONGEST_LINK = 4096

/** Names the form, so that a later one can be told apart; `browser/play-link.js` reads and writes it too. */
const FORM = '1-'

/** Where a program can be edited, at a cut: after `#`, so that no server is ever sent it. Null for one that is too long. */
export function playLink(program: string, cut: Cut): string | null {
  const packed = FORM + deflateRawSync(`${cutName(cut)}\n${program}`).toString('base64url')
  return packed.length > LONGEST_LINK ? null : `/play#${packed}`
}
