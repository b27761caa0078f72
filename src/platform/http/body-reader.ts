import type { IncomingMessage, ServerResponse } from 'node:http'
import { releaseBytes } from '../release-bytes.ts'
import { gatherBytes } from './gather-bytes.ts'

/** `bytes` is null when there is something wrong, which `fault` names. */
export type BodyReading =
  | { readonly bytes: Uint8Array; readonly fault: null }
  | { readonly bytes: null; readonly fault: 'too-large' }
  | { readonly bytes: null; readonly fault: 'no-room' }

/** A request whose body is asked for. */
export interface Incoming {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** A larger body is refused as soon as that is known. */
  readonly limitBytes: number
  /** Where it comes from: one network gets a part of the room, so that others have some. */
  readonly network: string
}

/**
 * Reads a body and hands it to `use`; the room that it takes is given back when what `use` promises has settled, and not
 * before: work goes on when its client leaves. Rejects when the client goes away before the body is whole.
 */
export type ReadBody = <Result>(incoming: Incoming, use: (reading: BodyReading) => Promise<Result>) => Promise<Result>

export interface BodyReader {
  readonly readBody: ReadBody
  /** How much of the room is taken, in bytes. */
  readonly takenBytes: () => number
}

/** What every body may take without asking, so that those who send large ones cannot keep out those who do not. */
const ALWAYS_BYTES = 64 * 1024

/** To read a body of this size takes a while: others have their turn before. */
const LARGE_BYTES = 1024 * 1024

/**
 * Makes the one reader of bodies. All bodies together take at most about `roomBytes`, those of one network half of it. What
 * is refused flows away unread, so that a client that is still sending gets the answer instead of a broken connection. A
 * client that asks first (`Expect: 100-continue`) is told to send only here, after all that is checked before.
 */
export function createBodyReader(roomBytes: number): BodyReader {
  const taken = new Map<string, number>()
  let takenBytes = 0
  const change = (network: string, bytes: number): void => {
    const ownBytes = (taken.get(network) ?? 0) + bytes
    if (ownBytes === 0) taken.delete(network)
    else taken.set(network, ownBytes)
    takenBytes += bytes
  }
  const readBody: ReadBody = (incoming, use) => {
    const { network } = incoming
    let ownBytes = 0
    const take = (bytes: number): boolean => {
      if (takenBytes + bytes > roomBytes || (taken.get(network) ?? 0) + bytes > roomBytes / 2) return false
      change(network, bytes)
      ownBytes += bytes
      return true
    }
    // Not awaited: a function that waits would keep the bytes for as long as `use` takes, and that may want to drop them.
    return collect(incoming, take)
      .then(use)
      .finally(() => change(network, -ownBytes))
  }
  return { readBody, takenBytes: () => takenBytes }
}

/** `take` is asked for room for what comes beyond the first `ALWAYS_BYTES`. */
async function collect(
  { request, response, limitBytes }: Incoming,
  take: (bytes: number) => boolean,
): Promise<BodyReading> {
  const saidBytes = Number(request.headers['content-length'] ?? limitBytes)
  if (saidBytes > limitBytes) return { bytes: null, fault: 'too-large' }
  if (/\b100-continue\b/i.test(request.headers.expect ?? '') && request.httpVersion === '1.1') response.writeContinue()
  return new Promise((resolve, reject) => {
    const gathered = gatherBytes(saidBytes)
    let sizeBytes = 0
    let isRefused = false
    const refuse = (reading: BodyReading): void => {
      isRefused = true
      releaseBytes(gathered.takeAll())
      resolve(reading)
    }
    const leave = (error: Error): void => {
      isRefused = true
      releaseBytes(gathered.takeAll())
      reject(error)
    }
    const goneError = (): Error => new Error('the client went away before the body was complete')
    if (request.destroyed) leave(goneError())
    request.on('data', (chunk: Buffer) => {
      if (isRefused) return
      const before = Math.max(sizeBytes, ALWAYS_BYTES)
      sizeBytes += chunk.length
      if (sizeBytes > limitBytes) refuse({ bytes: null, fault: 'too-large' })
      else if (sizeBytes > before && !take(sizeBytes - before)) refuse({ bytes: null, fault: 'no-room' })
      else gathered.add(chunk)
    })
    request.on('end', () => {
      if (isRefused) return
      const reading = { bytes: gathered.takeAll(), fault: null }
      if (sizeBytes < LARGE_BYTES) resolve(reading)
      else setImmediate(() => setImmediate(() => resolve(reading)))
    })
    request.on('error', leave)
    // Every request closes in the end; making an error that nobody sees took longer than all else here.
    request.on('close', () => (request.readableEnded ? undefined : leave(goneError())))
  })
}
