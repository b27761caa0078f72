import type { IncomingMessage, ServerResponse } from 'node:http'

/** `bytes` is null when there is something wrong, which `fault` names. */
export type BodyReading =
  | { readonly bytes: Uint8Array; readonly fault: null }
  | { readonly bytes: null; readonly fault: 'too-large' }
  | { readonly bytes: null; readonly fault: 'no-room' }

export type ReadBody = (request: IncomingMessage, response: ServerResponse, limitBytes: number) => Promise<BodyReading>

/** What every body may take without asking, so that those who send large ones cannot keep out those who do not. */
const ALWAYS_BYTES = 64 * 1024

/** To put together a body of this size takes a while: others have their turn before it is read. */
const LARGE_BYTES = 1024 * 1024

/**
 * Makes the one reader of bodies. A body larger than `limitBytes` is refused as soon as that is known; all bodies
 * together take at most about `roomBytes` from when they come until their answers have gone out. What is refused flows
 * away unread, so that a client that is still sending gets the answer instead of a broken connection. A client that asks
 * first (`Expect: 100-continue`) is told to send only here, after all that is checked before. Rejects when the client
 * goes away.
 */
export function createBodyReader(roomBytes: number): ReadBody {
  let takenBytes = 0
  return async (request, response, limitBytes) => {
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return { bytes: null, fault: 'too-large' }
    if (/\b100-continue\b/i.test(request.headers.expect ?? '') && request.httpVersion === '1.1')
      response.writeContinue()
    let ownBytes = 0
    response.on('close', () => {
      takenBytes -= ownBytes
    })
    return collect(request, limitBytes, (bytes) => {
      if (takenBytes + bytes > roomBytes) return false
      takenBytes += bytes
      ownBytes += bytes
      return true
    })
  }
}

/** `take` is asked for room for what comes beyond the first `ALWAYS_BYTES`. */
async function collect(
  request: IncomingMessage,
  limitBytes: number,
  take: (bytes: number) => boolean,
): Promise<BodyReading> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let sizeBytes = 0
    let isRefused = false
    const refuse = (reading: BodyReading): void => {
      isRefused = true
      chunks.length = 0
      resolve(reading)
    }
    const leave = (): void => reject(new Error('the client went away before the body was complete'))
    if (request.destroyed) leave()
    request.on('data', (chunk: Buffer) => {
      if (isRefused) return
      const before = Math.max(sizeBytes, ALWAYS_BYTES)
      sizeBytes += chunk.length
      chunks.push(chunk)
      if (sizeBytes > limitBytes) refuse({ bytes: null, fault: 'too-large' })
      else if (sizeBytes > before && !take(sizeBytes - before)) refuse({ bytes: null, fault: 'no-room' })
    })
    request.on('end', () => {
      if (isRefused) return
      const reading = { bytes: Buffer.concat(chunks), fault: null }
      if (sizeBytes < LARGE_BYTES) resolve(reading)
      else setImmediate(() => setImmediate(() => resolve(reading)))
    })
    request.on('error', reject)
    // Every request closes in the end; making an error that nobody sees took longer than all else here.
    request.on('close', () => (request.readableEnded ? undefined : leave()))
  })
}
