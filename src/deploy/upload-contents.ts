import type { DeploymentName, HostingClient } from '../client/create-hosting-client.ts'
import { againAfter, HostingProblem } from '../client/hosting-problem.ts'
import { isNetworkError } from '../client/send.ts'
import type { BatchFile, MissingContent } from '../hosting/contract/batch-object.ts'
import { changed, framesOf } from './frames-of.ts'
import type { Frame } from './frames-of.ts'
import type { HashedFile } from './hash-files.ts'

/** A content, and how many of its bytes the service has, from its beginning on. */
export interface Sending {
  readonly content: HashedFile
  received: number
}

export interface Upload {
  readonly client: Pick<HostingClient, 'uploadFiles' | 'uploadFrames'>
  readonly deployment: DeploymentName
  /** At most so much goes into one request, whose answer says that it is kept. */
  readonly batchBytes: number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Hears how many more bytes are on their way; less than none when some have to go again. */
  readonly onSent: (bytes: number) => void
}

/** So many requests at once: more would not make a line wider. */
const AT_ONCE = 4
/** So often without a byte that came through, each pause twice as long. */
const MOST_FAILURES = 8
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/** Sends contents; goes on where a broken connection stopped. Rejects with the first problem that no other try would solve. */
export async function uploadContents(upload: Upload, contents: readonly Sending[]): Promise<void> {
  const stop = new AbortController()
  const within: Upload = { ...upload, signal: AbortSignal.any([upload.signal, stop.signal]) }
  const queue = shared(contents, upload.batchBytes).values()
  const work = async (): Promise<void> => {
    for (const load of queue) await sendLoad(within, load)
  }
  const workers = Array.from({ length: AT_ONCE }, async () =>
    work().catch((error: unknown) => {
      stop.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(workers)
  await Promise.all(workers).catch((error: unknown) => {
    // Whoever was stopped because of the first problem says the same.
    throw stop.signal.reason ?? error
  })
}

/** Shares contents out into loads of at most one batch, but for those that are larger by themselves. */
function shared(contents: readonly Sending[], batchBytes: number): readonly (readonly Sending[])[] {
  const loads: Sending[][] = []
  let room = 0
  for (const sending of contents) {
    const bytes = sending.content.size - sending.received
    if (loads.length === 0 || bytes > room) {
      loads.push([])
      room = batchBytes
    }
    loads.at(-1)?.push(sending)
    room -= bytes
  }
  return loads
}

/** Sends a load batch by batch, one after the other: the parts of a content have to come in their order. */
async function sendLoad(upload: Upload, load: readonly Sending[]): Promise<void> {
  let left = load
  let failures = 0
  while (left.length > 0) {
    const problem = await sendBatch(upload, left)
    if (problem === null) {
      left = left.filter(({ content, received }) => received < content.size)
      failures = 0
      continue
    }
    failures += 1
    if (failures > MOST_FAILURES) throw problem
    await upload.wait(pauseAfter(problem, failures), upload.signal)
    const before = left.reduce((sum, { received }) => sum + received, 0)
    left = await askAgain(upload, left)
    if (left.reduce((sum, { received }) => sum + received, 0) > before) failures = 0
  }
}

function framesFor(left: readonly Sending[], batchBytes: number): readonly Frame[] {
  const frames: Frame[] = []
  let room = batchBytes
  for (const { content, received: begins } of left) {
    const length = Math.min(content.size - begins, batchBytes)
    if (length > room && frames.length > 0) break
    frames.push({ content, begins, length })
    room -= length
  }
  return frames
}

/** Null when all of it is kept, or why another try may help. Throws what no other try would solve. */
async function sendBatch(upload: Upload, left: readonly Sending[]): Promise<Error | null> {
  const { client, deployment, signal, onSent } = upload
  const frames = framesFor(left, upload.batchBytes)
  let sent = 0
  let fault: unknown = null
  async function* bytes(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      yield* framesOf(frames, (count) => {
        sent += count
        onSent(count)
      })
    } catch (error) {
      fault = error
      throw error
    }
  }
  try {
    await client.uploadFrames(deployment, ReadableStream.from(bytes()), { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (fault !== null) throw fault
    onSent(-sent)
    return triedAgain(error, left)
  }
  for (const [at, { begins, length }] of frames.entries()) {
    const sending = left[at]
    if (sending !== undefined) sending.received = begins + length
  }
  return null
}

/** The problem itself, where another try may help. */
function triedAgain(error: unknown, left: readonly Sending[]): Error {
  if (!(error instanceof HostingProblem)) {
    if (isNetworkError(error)) return error as Error
    throw error
  }
  const wrong = error.issues.find(({ code }) => code === 'wrong-hash')
  const culprit = left.find(({ content }) => content.sha256 === wrong?.path)
  if (culprit !== undefined) throw changed(culprit.content.path)
  if (againAfter(error) === 'never') throw error
  return error
}

function pauseAfter(problem: Error, failures: number): number {
  const again = problem instanceof HostingProblem ? againAfter(problem) : 'soon'
  if (typeof again === 'number') return again * 1000
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
}

/** Those of a load that are still missing, each from where the service has it. */
async function askAgain(
  { client, deployment, signal, onSent }: Upload,
  left: readonly Sending[],
): Promise<readonly Sending[]> {
  const files = left.map(({ content }) => declared(content))
  const { missing } = await client.uploadFiles(deployment, files, { signal })
  const received = receivedOf(missing)
  for (const sending of left) {
    const before = sending.received
    sending.received = received.get(sending.content.sha256) ?? sending.content.size
    onSent(sending.received - before)
  }
  return left.filter(({ content }) => received.has(content.sha256))
}

/** A file without its content, as a batch announces it. */
export function declared({ path, sha256, size }: HashedFile): BatchFile {
  return { path, sha256, size }
}

/** How much is there of each content that is missing. */
export function receivedOf(missing: readonly MissingContent[]): ReadonlyMap<string, number> {
  return new Map(missing.map(({ sha256, received }) => [sha256, received]))
}
