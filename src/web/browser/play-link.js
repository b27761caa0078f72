/* A program and its cut as a link: packed after `#`, so that it is never sent to a server. `web/workbench/play-link.ts` writes the same form. */

import { cutName } from './cut-controls.js'

const LONGEST_LINK = 4096
const FORM = '1-'
/** A program has at most this many characters; what unpacks to more is none. */
const LONGEST_TEXT = 20_000
const CUT = /^(16|20|24)\/(1|1\.5|2|2\.5|3)\/([0-3]) (outlined|filled)$/

/** What stands after `/play`; null for a program that is too long for a link. */
export async function writePlayLink(program, cut) {
  const bytes = new TextEncoder().encode(`${cutName(cut)}\n${program}`)
  const packed = await read(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return FORM.length + text.length > LONGEST_LINK ? null : `#${FORM}${text}`
}

/** The program and the cut of a link; throws an error whose message says what is wrong with it. */
export async function readPlayLink(hash) {
  const text = hash.replace(/^#/, '')
  if (text.length > LONGEST_LINK) throw new Error('The link is longer than any of ours can be.')
  if (!text.startsWith(FORM)) {
    const isNewer = /^\d+-/.test(text)
    throw new Error(
      isNewer
        ? 'The link was made by a newer Burin than this one.'
        : 'The link is none of ours, or a piece of it is missing.',
    )
  }
  let whole
  try {
    const packed = Uint8Array.from(atob(text.slice(FORM.length).replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const bytes = await read(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
    whole = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('The link is broken: a piece of it is missing, or was changed.')
  }
  const [first, ...lines] = whole.split('\n')
  const [, size, stroke, radius, finish] = CUT.exec(first) ?? []
  if (finish === undefined) throw new Error('The link is broken: it names no cut.')
  return {
    program: lines.join('\n'),
    cut: { size: Number(size), stroke: Number(stroke), radius: Number(radius), finish },
  }
}

/** All bytes of a stream, as long as they could be a program: a small link may unpack to very much. */
async function read(stream) {
  const pieces = []
  let length = 0
  for await (const piece of readPieces(stream.getReader())) {
    length += piece.length
    if (length > LONGEST_TEXT * 3) throw new Error('too long')
    pieces.push(piece)
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

async function* readPieces(reader) {
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
