import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { BatchEntry } from '../deployments/batch-entry.ts'
import { UPLOAD_LIMITS } from '../deployments/upload-limits.ts'
import { invalidUpload, tooLarge, UploadProblem } from '../deployments/upload-problem.ts'
import { boundBody } from './bound-body.ts'
import type { Body } from './bound-body.ts'

interface Part {
  readonly path: string | undefined
  readonly content: AsyncIterable<Uint8Array>
}

/** Reads `multipart/form-data`: each part is a file, and its filename is the path. `contentType` is the header, with the boundary. */
export async function* readMultipart(body: Body, contentType: string): AsyncGenerator<BatchEntry> {
  const parts = partsOf(body, contentType)
  try {
    for (let number = 0; ; number += 1) {
      const part = await parts.next()
      if (part === null) return
      if (part.path === undefined)
        throw invalidUpload(`part ${number}`, 'malformed', 'Each part is a file, and has a filename: its path.')
      yield { kind: 'file', path: part.path, sha256: null, content: part.content }
    }
  } finally {
    parts.end()
  }
}

interface Parts {
  /** The next one, when the one before was read to its end; null when there is none. Rejects when the body is broken. */
  next(): Promise<Part | null>
  /** Nobody reads any further. */
  end(): void
}

/** The parser calls back; who reads asks. It waits with the next part until the one before was read. */
function partsOf(body: Body, contentType: string): Parts {
  const arrived: (Part & { readonly content: Readable })[] = []
  const ending = new AbortController()
  let wake = Promise.withResolvers<void>()
  let current: Readable | null = null
  let outcome: { readonly error: unknown } | null = null
  const tell = (): void => {
    wake.resolve()
    wake = Promise.withResolvers<void>()
  }
  const parser = parserFor(contentType, (part) => {
    current = part.content
    // An error before anybody reads must not end the process; who reads gets it then.
    part.content.on('error', () => undefined)
    arrived.push(part)
    tell()
  })
  let cut: { readonly error: unknown } | null = null
  const source = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* boundBody(body, UPLOAD_LIMITS.batchBytes)
    } catch (error) {
      cut = { error }
      throw error
    }
  }
  // The parser tells of a body that ends too early by errors of its own, in the part or in itself.
  const problemOf = (error: unknown): unknown => (cut === null ? malformed(error) : cut.error)
  async function* whole(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* content
    } catch (error) {
      throw problemOf(error)
    }
  }
  const finish = (error: unknown): void => {
    outcome = { error: error === null ? null : problemOf(error) }
    if (error !== null) current?.destroy(error as Error)
    tell()
  }
  pipeline(source, parser, { signal: ending.signal }).then(() => finish(null), finish)
  return {
    next: async () => {
      for (;;) {
        const part = arrived.shift()
        if (part !== undefined) return { ...part, content: whole(part.content) }
        if (outcome !== null) {
          if (outcome.error !== null) throw outcome.error
          return null
        }
        await wake.promise
      }
    },
    end: () => ending.abort(),
  }
}

function parserFor(contentType: string, hear: (part: Part & { readonly content: Readable }) => void): Writable {
  try {
    // The parser knows other forms as well.
    if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new Error(contentType)
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // Without it, `a/b.html` would be `b.html`.
      preservePath: true,
      // A part without a filename is no file, and is refused rather than passed by.
      isPartAFile: () => true,
      limits: { files: UPLOAD_LIMITS.filesOfDeployment + 1, headerPairs: 20, headerSize: 8192 },
    })
    parser.on('file', (_field, content, filename) => hear({ path: filename, content }))
    parser.on('filesLimit', () =>
      parser.destroy(tooLarge(UPLOAD_LIMITS.filesOfDeployment, 'There are too many files for one deployment.')),
    )
    return parser
  } catch (cause) {
    throw invalidUpload('body', 'malformed', 'The Content-Type must be multipart/form-data with a boundary.', { cause })
  }
}

function malformed(error: unknown): UploadProblem {
  if (error instanceof UploadProblem) return error
  const message = 'The body is not multipart/form-data that ends with its boundary.'
  return invalidUpload('body', 'malformed', message, { cause: error })
}
