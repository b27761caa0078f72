import type { Readable } from 'node:stream'

/**
 * Collects a request's body. Answers null as soon as it is larger than `limitBytes`; the rest then flows away unread,
 * so that a client that is still sending gets the refusal instead of a broken connection.
 */
export async function readBody(stream: Readable, limitBytes: number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let sizeBytes = 0
    stream.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length
      if (sizeBytes <= limitBytes) {
        chunks.push(chunk)
        return
      }
      chunks.length = 0
      resolve(null)
    })
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    stream.on('error', reject)
    stream.on('close', () => reject(new Error('the client went away before the body was complete')))
  })
}
