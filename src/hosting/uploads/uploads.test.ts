import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { frameOf, sha256 } from '../../../tests/open-hosting.ts'
import type { BatchEntry } from '../deployments/batch-entry.ts'
import { UPLOAD_LIMITS } from '../deployments/upload-limits.ts'
import { UploadProblem } from '../deployments/upload-problem.ts'
import { readFrames } from './read-frames.ts'
import { readJsonBatch } from './read-json-batch.ts'
import { readMultipart } from './read-multipart.ts'

/** A body in chunks of these sizes, over and over. */
async function* inChunks(bytes: Uint8Array, sizes: readonly number[] = [65_536]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

/** The entries with their contents as text in latin1. */
async function all(entries: AsyncIterable<BatchEntry>): Promise<readonly object[]> {
  const read: object[] = []
  for await (const entry of entries) {
    if (entry.kind === 'reference') read.push(entry)
    else read.push({ ...entry, content: Buffer.concat(await Array.fromAsync(entry.content)).toString('latin1') })
  }
  return read
}

/** What is wrong with a body. */
async function problemOf(entries: AsyncIterable<BatchEntry>): Promise<string> {
  try {
    return JSON.stringify(await all(entries))
  } catch (error) {
    if (!(error instanceof UploadProblem)) throw error
    const { refusal } = error
    return refusal.kind === 'invalid'
      ? refusal.issues.map(({ path, code, message }) => `${path} ${code}: ${message}`).join('\n')
      : `${refusal.kind} ${refusal.allowed}`
  }
}

const breakingAfter = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
  throw new Error('the connection broke')
}
const chunkSizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })

describe('frames', () => {
  it('are read whatever the chunks in which they come', async () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 100 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(contents, chunkSizes, async (bytes, sizes) => {
        const body = Buffer.concat(bytes.map((one) => frameOf(one)))
        deepEqual(
          await all(readFrames(inChunks(body, sizes))),
          bytes.map((one) => ({
            kind: 'content',
            sha256: sha256(one),
            size: one.length,
            begins: 0,
            length: one.length,
            content: Buffer.from(one).toString('latin1'),
          })),
        )
      }),
    )
  })
  it('may have a part of a content', async () => {
    const content = Buffer.from('0123456789')
    const [entry] = await all(readFrames(inChunks(frameOf(content, 3, 7))))
    deepEqual(entry, { kind: 'content', sha256: sha256(content), size: 10, begins: 3, length: 4, content: '3456' })
  })
  it('that end too early are refused, those that break off are handed on', async () => {
    const body = frameOf(Buffer.from('0123456789'))
    for (const length of [1, 43, 44, 53])
      match(await problemOf(readFrames(inChunks(body.subarray(0, length)))), /^frame 0 malformed/, `${length}`)
    equal(await problemOf(readFrames(inChunks(body.subarray(0, 0)))), '[]')
    await rejects(all(readFrames(breakingAfter(body.subarray(0, 50)))), /the connection broke/)
  })
  it('of any bytes are read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), chunkSizes, async (bytes, sizes) => {
        ok((await problemOf(readFrames(inChunks(bytes, sizes)))) !== '')
      }),
    )
  })
  it('have 100 MiB together at most', async () => {
    const size = 20 * 1024 * 1024
    const frame = frameOf(Buffer.alloc(size))
    const body = async function* (last: number): AsyncGenerator<Uint8Array> {
      for (let count = 0; count < 4; count += 1) yield frame
      yield frameOf(Buffer.alloc(last))
    }
    const fits = UPLOAD_LIMITS.batchBytes - 4 * (size + 44) - 44
    const lengths = async (last: number): Promise<number> => {
      let bytes = 0
      for await (const entry of readFrames(body(last)))
        if (entry.kind === 'content') for await (const piece of entry.content) bytes += piece.length
      return bytes
    }
    equal(await lengths(fits), UPLOAD_LIMITS.batchBytes - 5 * 44)
    await rejects(lengths(fits + 1), (error) => error instanceof UploadProblem && error.refusal.kind === 'too-large')
  })
})

describe('multipart/form-data', () => {
  async function bodyOf(files: Readonly<Record<string, Uint8Array>>): Promise<{ bytes: Uint8Array; type: string }> {
    const form = new FormData()
    for (const [path, content] of Object.entries(files)) form.append('files', new File([Buffer.from(content)], path))
    const response = new Response(form)
    return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
  }
  const read = (
    { bytes, type }: { bytes: Uint8Array; type: string },
    sizes?: readonly number[],
  ): AsyncGenerator<BatchEntry> => readMultipart(inChunks(bytes, sizes), type)

  it('is read whatever the chunks in which it comes; filenames are paths', async () => {
    const path = fc.constantFrom('index.html', 'a/b/c.js', 'ü/日本 語.html', 'a;b=c.txt', "it's.txt", '..', 'a//b')
    const content = fc.uint8Array({ maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, content, { maxKeys: 4 }), chunkSizes, async (files, sizes) => {
        const expected = Object.entries(files).map(([name, bytes]) => ({
          kind: 'file',
          path: name,
          sha256: null,
          content: Buffer.from(bytes).toString('latin1'),
        }))
        deepEqual(await all(read(await bodyOf(files), sizes)), expected)
      }),
      { numRuns: 50 },
    )
  })
  it('is read piece by piece: the next is not asked for before it is wanted', async () => {
    const { bytes, type } = await bodyOf({ large: randomBytes(4_000_000), after: Buffer.from('x') })
    let sent = 0
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of inChunks(bytes)) {
        sent += chunk.length
        yield chunk
      }
    }
    const entries = readMultipart(counted(), type)
    const { value: first } = await entries.next()
    ok(first?.kind === 'file')
    // Turns of the event loop in which a parser that did not wait would have read everything.
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    ok(sent < 1_000_000, `${sent}`)
    equal(Buffer.concat(await Array.fromAsync(first.content)).length, 4_000_000)
    equal((await all(entries)).length, 1)
  })
  it('that is not whole is refused, one that breaks off is handed on', async () => {
    const { bytes, type } = await bodyOf({ 'a.txt': Buffer.from('hello'), 'b.txt': Buffer.from('world') })
    for (const length of [0, 1, 50, bytes.length - 10])
      match(await problemOf(read({ bytes: bytes.subarray(0, length), type })), /^body malformed/, `${length}`)
    for (const length of [1, 200, bytes.length - 10])
      await rejects(all(readMultipart(breakingAfter(bytes.subarray(0, length)), type)), /the connection broke/)
  })
  it('a part without a filename is refused', async () => {
    const form = new FormData()
    form.append('field', 'value')
    const response = new Response(form)
    const body = {
      bytes: new Uint8Array(await response.arrayBuffer()),
      type: response.headers.get('content-type') ?? '',
    }
    match(await problemOf(read(body)), /^part 0 malformed/)
  })
  it('a Content-Type of another kind is refused', async () => {
    for (const type of ['', 'multipart/form-data', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=x'])
      match(await problemOf(read({ bytes: Buffer.from('a=b'), type })), /^body malformed/, type)
  })
  it('of any bytes is read or refused', async () => {
    const piece = fc.oneof(
      fc.constantFrom('--x\r\n', '--x--', '\r\n\r\n', 'Content-Disposition: form-data; name="f"; filename="a"\r\n'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), chunkSizes, async (pieces, sizes) => {
        const bytes = Buffer.from(pieces.join(''))
        ok((await problemOf(read({ bytes, type: 'multipart/form-data; boundary=x' }, sizes))) !== '')
      }),
    )
  })
  it('has 100 MiB at most', async () => {
    const { bytes, type } = await bodyOf({ a: Buffer.alloc(10) })
    const most = UPLOAD_LIMITS.batchBytes
    const body = async function* (): AsyncGenerator<Uint8Array> {
      yield* inChunks(bytes)
      // What follows the last boundary counts too.
      for (let left = most - bytes.length + 1; left > 0; left -= 1_000_000)
        yield Buffer.alloc(Math.min(left, 1_000_000))
    }
    equal(await problemOf(readMultipart(body(), type)), `too-large ${most}`)
  })
})

describe('a batch in JSON', () => {
  const read = (value: unknown): AsyncGenerator<BatchEntry> => readJsonBatch(Buffer.from(JSON.stringify(value)))

  it('has files with their content, or a hash alone', async () => {
    const hash = sha256('x')
    deepEqual(
      await all(
        read({
          files: [
            { path: 'a', content: 'ü' },
            { path: 'b', content: 'AAEC', encoding: 'base64', sha256: hash, size: 3 },
            { path: 'c', sha256: hash },
            { path: 'd', sha256: hash, size: 7 },
          ],
        }),
      ),
      [
        { kind: 'file', path: 'a', sha256: null, content: Buffer.from('ü').toString('latin1') },
        { kind: 'file', path: 'b', sha256: hash, content: '\u0000\u0001\u0002' },
        { kind: 'reference', path: 'c', sha256: hash, size: null },
        { kind: 'reference', path: 'd', sha256: hash, size: 7 },
      ],
    )
  })
  it('names what is wrong', async () => {
    const wrong: readonly (readonly [unknown, RegExp])[] = [
      [[], /^body malformed: A batch is an object: `\{"files": \[…\]\}`\.$/],
      [{ files: ['a'] }, /^files\.0 malformed: A file is an object: `{path, /],
      [{}, /^files malformed: The files are a list/],
      [{ files: { a: 'x' } }, /^files malformed: The files are a list/],
      [{ files: [{ path: 1, content: 'b' }] }, /^files\.0\.path malformed: Each file has a `path`/],
      [{ files: [], more: 1 }, /^body malformed: A batch has no "more"\. It is written `\{"files": \[…\]\}`\.$/],
      [{ files: [{ path: 'a' }] }, /^files\.0 malformed: Give a content, or a sha256/],
      [
        { files: [{ path: 'a', content: 'b', mode: 1 }] },
        /^files\.0 malformed: A file has no "mode"\. It is written `{path, content/,
      ],
      [{ files: [{ path: 'a', sha256: 'ABC' }] }, /^files\.0\.sha256 malformed/],
      [{ files: [{ path: 'a', sha256: sha256(''), encoding: 'utf8' }] }, /^files\.0\.encoding malformed/],
      [{ files: [{ path: 'a', content: 'A', encoding: 'base64' }] }, /^files\.0\.content malformed/],
      [{ files: [{ path: 'a', content: '!!!!', encoding: 'base64' }] }, /^files\.0\.content malformed/],
      [{ files: [{ path: 'a', content: 'abc', size: 2 }] }, /^files\.0\.size wrong-size/],
    ]
    for (const [value, problem] of wrong) match(await problemOf(read(value)), problem, JSON.stringify(value))
    match(await problemOf(readJsonBatch(Buffer.from('{"files": [}'))), /^body malformed: .*line 1/)
    const noBase64 = { files: [{ path: 'a', content: '!!!!', encoding: 'base64' }] }
    await rejects(all(read(noBase64)), ({ cause }: Error) => cause instanceof SyntaxError)
  })
  it('may ask for 20,000 files at once', async () => {
    const files = (count: number): unknown => ({
      files: Array.from({ length: count }, (_, i) => ({ path: `${i}`, sha256: sha256(''), size: 0 })),
    })
    equal((await all(read(files(UPLOAD_LIMITS.filesOfDeployment)))).length, UPLOAD_LIMITS.filesOfDeployment)
    match(
      await problemOf(read(files(UPLOAD_LIMITS.filesOfDeployment + 1))),
      /^files malformed: A batch has at most 20,000 files/,
    )
    ok((await problemOf(read({ files: [], ['x'.repeat(100_000)]: 1 }))).length < 200)
  })
})
