/** Bytes of a file, `start` to `end`, both included; `unsatisfiable` when it has none of those asked for. */
export type ByteRange = { readonly start: number; readonly end: number } | 'unsatisfiable'

const RANGE = /^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{1,15})?|-\s*(\d{1,15}))$/i

/**
 * Reads a `Range` header for a file of so many bytes (RFC 9110, 14). Null: the whole file is the answer, because there is no
 * header, it is not understood, or it asks for several ranges at once.
 */
export function readRange(header: string | undefined, length: number): ByteRange | null {
  const match = RANGE.exec(header?.trim() ?? '')
  if (match === null) return null
  const [, first, last, suffix] = match
  if (suffix !== undefined) {
    const bytes = Math.min(Number(suffix), length)
    return bytes === 0 ? 'unsatisfiable' : { start: length - bytes, end: length - 1 }
  }
  const start = Number(first)
  const end = last === undefined ? length - 1 : Math.min(Number(last), length - 1)
  // Backwards is no range at all, unlike one that begins behind the end.
  if (last !== undefined && Number(last) < start) return null
  return start >= length ? 'unsatisfiable' : { start, end }
}
