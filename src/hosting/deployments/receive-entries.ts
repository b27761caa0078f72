import type { BlobWriter, WrittenBlob } from '../../platform/blobs/create-blob-writer.ts'
import { filePathProblem } from '../rules/file-path-problem.ts'
import type { BatchEntry, Content } from './batch-entry.ts'
import { invalidUpload, tooLarge, UploadProblem } from './upload-problem.ts'
import type { UploadIssue } from './upload-problem.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

/** A part of a content. */
export interface Piece extends WrittenBlob {
  /** Of the content that it is a part of. */
  readonly of: { readonly sha256: string; readonly size: number }
  readonly begins: number
}

/** What a batch brought; the contents are written, but not durable yet. */
export interface Received {
  readonly files: ReadonlyMap<string, { readonly sha256: string; readonly size: number | null }>
  readonly contents: ReadonlyMap<string, WrittenBlob>
  readonly pieces: readonly Piece[]
  /** How many entries there were. */
  readonly accepted: number
  /** What ended the batch before its end; null when it is whole. */
  readonly cut: { readonly error: unknown } | null
}

interface Receiving {
  readonly files: Map<string, { sha256: string; size: number | null }>
  readonly contents: Map<string, WrittenBlob>
  readonly pieces: Piece[]
  accepted: number
  cut: Received['cut']
  /** What is wrong with the names of entries: from the first one on nothing is written, and the others are looked at. */
  readonly issues: UploadIssue[]
}

/** Whose paths are wrong mends them at once, not one with each batch; more help nobody. */
const MOST_ISSUES = 10
const LONGEST_SHOWN = 100
const SHA_256 = /^[0-9a-f]{64}$/

/** Reads all entries. Rejects with an `UploadProblem` when one of them is wrong: nothing of the batch may be kept then. */
export async function receiveEntries(entries: AsyncIterable<BatchEntry>, writer: BlobWriter): Promise<Received> {
  const receiving: Receiving = { files: new Map(), contents: new Map(), pieces: [], accepted: 0, cut: null, issues: [] }
  const onCut = (error: unknown): void => {
    if (error instanceof UploadProblem) throw error
    receiving.cut ??= { error }
  }
  try {
    for await (const entry of entries) {
      if (receiving.accepted === UPLOAD_LIMITS.filesOfDeployment) throw tooManyEntries()
      await receive(entry, writer, receiving, onCut)
      if (receiving.cut !== null || receiving.issues.length === MOST_ISSUES) break
      receiving.accepted += 1
    }
  } catch (error) {
    onCut(error)
  }
  if (receiving.issues.length > 0) throw new UploadProblem({ kind: 'invalid', issues: receiving.issues })
  return receiving
}

async function receive(
  entry: BatchEntry,
  writer: BlobWriter,
  receiving: Receiving,
  onCut: (error: unknown) => void,
): Promise<void> {
  const name = entry.kind === 'content' ? entry.sha256 : entry.path
  const issue = issueOf(entry, name)
  if (issue !== null) receiving.issues.push(issue)
  const isRefused = receiving.issues.length > 0
  if (entry.kind === 'reference') return isRefused ? undefined : refer(entry, receiving)
  const arriving = arrivingContent(name, entry.content, onCut)
  if (isRefused) return readAway(arriving.bytes())
  const written = await writer.add(arriving.bytes())
  if (entry.kind === 'content') return keepContent(entry, written, receiving)
  if (arriving.isCut()) return
  if (entry.sha256 !== null && written.sha256 !== entry.sha256) throw wrongHash(entry.path, written)
  keepOnce(written, receiving)
  refer({ path: entry.path, sha256: written.sha256, size: written.length }, receiving)
}

function issueOf(entry: BatchEntry, name: string): UploadIssue | null {
  const problem = entry.kind === 'content' ? null : filePathProblem(entry.path)
  if (problem !== null) return { path: name, code: 'bad-path', message: `The path ${quoted(name)} ${problem}.` }
  if (entry.sha256 === null || SHA_256.test(entry.sha256)) return null
  return { path: name, code: 'malformed', message: 'A SHA-256 is written as 64 small hexadecimal digits.' }
}

/** A content has to be read before the next entry comes. */
async function readAway(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}

function refer({ path, sha256, size }: { path: string; sha256: string; size: number | null }, to: Receiving): void {
  if (size !== null) refuseLarge(path, size)
  to.files.set(path, { sha256, size })
  if (to.files.size > UPLOAD_LIMITS.filesOfDeployment) throw tooManyFiles()
}

export function tooManyFiles(): UploadProblem {
  const allowed = UPLOAD_LIMITS.filesOfDeployment
  return tooLarge(allowed, `A deployment may have ${allowed.toLocaleString('en')} files.`)
}

/** Each takes memory and a row, however small it is. */
function tooManyEntries(): UploadProblem {
  const allowed = UPLOAD_LIMITS.filesOfDeployment
  return tooLarge(allowed, `A batch may have ${allowed.toLocaleString('en')} entries; send the others in another one.`)
}

function refuseLarge(name: string, bytes: number): void {
  const allowed = UPLOAD_LIMITS.fileBytes
  if (bytes > allowed)
    throw tooLarge(
      allowed,
      `The file ${quoted(name)} is larger than ${allowed / 1024 / 1024} MiB. Leave it out, make it smaller, or serve it from elsewhere.`,
    )
}

/** As a sentence may have it: control characters are escaped, and a path may be megabytes long. */
function quoted(path: string): string {
  return JSON.stringify(path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path)
}

function keepContent(
  { sha256, size, begins, length }: Extract<BatchEntry, { kind: 'content' }>,
  written: WrittenBlob,
  receiving: Receiving,
): void {
  refuseLarge(sha256, size)
  if (begins + length > size)
    throw invalidUpload(sha256, 'wrong-size', `These bytes end at ${begins + length}, and the content at ${size}.`)
  if (written.length > length) throw invalidUpload(sha256, 'wrong-size', 'There are more bytes than were announced.')
  if (written.length === size) {
    if (written.sha256 !== sha256) throw wrongHash(sha256, written)
    keepOnce(written, receiving)
  } else if (written.length > 0) receiving.pieces.push({ ...written, of: { sha256, size }, begins })
}

/** A content that came twice in a batch is needed once. */
function keepOnce(written: WrittenBlob, { contents }: Receiving): void {
  if (!contents.has(written.sha256)) contents.set(written.sha256, written)
}

function wrongHash(name: string, { sha256 }: WrittenBlob): UploadProblem {
  return invalidUpload(name, 'wrong-hash', `The content has another SHA-256 than was announced: ${sha256}.`)
}

/** A content as it arrives: no larger than a file may be, and ending early where it was cut off. */
function arrivingContent(
  name: string,
  content: Content,
  onCut: (error: unknown) => void,
): { bytes(): AsyncGenerator<Uint8Array>; isCut(): boolean } {
  let bytes = 0
  let isCut = false
  return {
    async *bytes() {
      try {
        for await (const piece of content) {
          bytes += piece.length
          refuseLarge(name, bytes)
          yield piece
        }
      } catch (error) {
        onCut(error)
        isCut = true
      }
    },
    isCut: () => isCut,
  }
}
