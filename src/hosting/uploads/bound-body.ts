import { tooLarge } from '../deployments/upload-problem.ts'

export type Body = AsyncIterable<Uint8Array>

/** The same body, which ends in an `UploadProblem` when it is larger than allowed. */
export async function* boundBody(body: Body, allowed: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > allowed) {
      const mib = allowed / 1024 / 1024
      throw tooLarge(allowed, `The body is larger than ${mib} MiB; send the files in several batches.`)
    }
    yield chunk
  }
}
