import { LIMITS } from './limits.ts'
import type { Reader } from './reader.ts'
import { fail, failAtNext, peek, take } from './reader.ts'
import type { Statement } from './program.ts'

/**
 * Takes `{ … }` with at least one statement. `item` reads one of them (a plain statement unless given). Faulty
 * statements are left out; they do not make the block's owner faulty, except when nothing is left.
 */
export function readBlock<T = Statement>(
  reader: Reader,
  item: (reader: Reader) => T | null = reader.statement as (reader: Reader) => T | null,
): T[] {
  // After a problem in the head its remaining words are passed over, so that the block is still read.
  while (reader.failed && (peek(reader).kind === 'word' || peek(reader).kind === 'string')) take(reader)
  const open = peek(reader)
  if (open.kind !== 'open') {
    failAtNext(reader, 'a block { … }', 'Open the block with { on the same line.')
    return []
  }
  take(reader)
  if (reader.depth === LIMITS.nesting) {
    fail(
      reader,
      open.span,
      `Blocks are nested at most ${LIMITS.nesting} deep.`,
      'a statement without a block',
      'Flatten the blocks.',
    )
    skipToClose(reader)
    return []
  }
  const failedBefore = reader.failed
  const problemsBefore = reader.problems.length
  reader.depth += 1
  const items = readItems(reader, item)
  reader.depth -= 1
  reader.failed = failedBefore
  if (peek(reader).kind === 'close') take(reader)
  else fail(reader, open.span, 'This block is never closed.', '}', 'Write } behind its last statement.')
  if (items.length === 0 && reader.problems.length === problemsBefore) {
    fail(reader, open.span, 'This block is empty.', 'a statement', 'Write a statement inside, or leave the block out.')
  }
  if (items.length === 0) reader.failed = true
  return items
}

/** Passes over everything up to the brace that closes the block the reader stands in, and that brace. */
export function skipToClose(reader: Reader): void {
  let open = 1
  while (open > 0 && peek(reader).kind !== 'eof') {
    const { kind } = take(reader)
    if (kind === 'open') open += 1
    if (kind === 'close') open -= 1
  }
}

function readItems<T>(reader: Reader, item: (reader: Reader) => T | null): T[] {
  const items: T[] = []
  for (;;) {
    const { kind } = peek(reader)
    if (kind === 'close' || kind === 'eof') return items
    if (kind === 'end') {
      take(reader)
      continue
    }
    reader.failed = false
    const read = item(reader)
    if (read !== null) items.push(read)
  }
}
