import { createHash } from 'node:crypto'
import { visitorNameIn } from './visitor-cookie.ts'

/** The id under which the free draw of a browser is remembered, out of its cookie; null when there is none that we signed. */
export function findVisitor(cookie: string | null, secret: string): Uint8Array | null {
  const name = visitorNameIn(cookie, secret)
  return name === null ? null : createHash('sha256').update(name).digest()
}
