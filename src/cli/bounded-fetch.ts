import { CliProblem } from './cli-problem.ts'

/** Far more than the longest page of a list has. */
const MOST_BYTES = 32 * 1024 * 1024
/** Answers with these have no body. */
const BODILESS: readonly number[] = [101, 204, 205, 304]

/** A `fetch` that reads no more of an answer than any answer of the service has: a `CliProblem` ends the reading of a longer one. */
export function boundedFetch(fetch: typeof globalThis.fetch, mostBytes: number = MOST_BYTES): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { body, status, statusText, headers, url } = response
    if (body === null || BODILESS.includes(status)) return response
    let bytes = 0
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes <= mostBytes) return controller.enqueue(chunk)
        throw new CliProblem(`${new URL(url).origin} answered more than ${mostBytes} bytes; is it the hosting API?`)
      },
    })
    const bounded = new Response(body.pipeThrough(bound), { status, statusText, headers })
    return Object.defineProperty(bounded, 'url', { value: url })
  }
}
