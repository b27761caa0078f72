import type { DeploymentName, HostingClient } from '../client/create-hosting-client.ts'
import { HostingProblem } from '../client/hosting-problem.ts'
import type { BatchFile, MissingContent } from '../hosting/contract/batch-object.ts'
import { changed, framesOf } from './frames-of.ts'
import type { Frame } from './frames-of.ts'
import type { HashedFile } from './hash-files.ts'
import { failuresOf, keepTrying } from './keep-trying.ts'
import type { Patience } from './keep-trying.ts'
import type { SegmentSizes } from './segment-sizes.ts'

/** A content, and how many of its bytes the service has, from its beginning on. */
export interface Sending {
  readonly content: HashedFile
  received: number
}

export interface Upload extends Patience {
  readonly client: Pick<HostingClient, 'uploadFiles' | 'uploadFrames'>
  readonly deployment: DeploymentName
  /** How much goes into one request, whose answer says that it is kept. */
  readonly sizes: SegmentSizes
  /** In ms. */
  readonly now: () => number
  /** A request in which nothing moves for so long is given up. */
  readonly stallMs: number
  /** Hears how many more bytes are on their way; less than none when some have to go again. */
  readonly onSent: (bytes: number) => void
  /** Hears that a content is not what its hash says. */
  readonly onWrong: () => void
}

/** So many requests at once: more would not make a line wider. */
const AT_ONCE = 4

/** Sends contents; goes on where a broken connection stopped. Rejects with the first problem that no other try would solve. */
export async function uploadContents(upload: Upload, contents: readonly Sending[]): Promise<void> {
  const stop = new AbortController()
  const within: Upload = { ...upload, signal: AbortSignal.any([upload.signal, stop.signal]) }
  const queue = [...contents]
  // One request tells how fast the line is before all begin: each of them by a guess would be a request too many.
  const first = sendLoad(within, queue.splice(0, loadOf(queue, upload.sizes.next())))
  const work = async (): Promise<void> => {
    await first
    while (queue.length > 0) await sendLoad(within, queue.splice(0, loadOf(queue, upload.sizes.next())))
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

/** How many of the next contents go together: as many as fit, and at least one. */
function loadOf(queue: readonly Sending[], segmentBytes: number): number {
  let room = segmentBytes
  const beyond = queue.findIndex(({ content, received }) => {
    room -= content.size - received
    return room < 0
  })
  return beyond === -1 ? queue.length : Math.max(1, beyond)
}

/** Sends a load piece by piece, one after the other: the parts of a content have to come in their order. */
async function sendLoad(upload: Upload, load: readonly Sending[]): Promise<void> {
  const failures = failuresOf(upload)
  let left = load
  while (left.length > 0) {
    const problem = await sendBatch(upload, left)
    if (problem === null) {
      left = left.filter(({ content, received }) => received < content.size)
      failures.forget()
      continue
    }
    upload.sizes.failed()
    await failures.wait(problem)
    const before = left
    const there = receivedBytes(before)
    left = await keepTrying(upload, () => askAgain(upload, before))
    if (receivedBytes(before) > there) failures.forget()
  }
}

function receivedBytes(load: readonly Sending[]): number {
  return load.reduce((sum, { received }) => sum + received, 0)
}

function framesFor(left: readonly Sending[], segmentBytes: number): readonly Frame[] {
  const frames: Frame[] = []
  let room = segmentBytes
  for (const { content, received: begins } of left) {
    const length = Math.min(content.size - begins, segmentBytes)
    if (length > room && frames.length > 0) break
    frames.push({ content, begins, length })
    room -= length
  }
  return frames
}

/** Null when all of it is kept, or why another try may help. Throws what no other try would solve. */
async function sendBatch(upload: Upload, left: readonly Sending[]): Promise<unknown> {
  const { client, deployment, signal, onSent, sizes, now } = upload
  const frames = framesFor(left, sizes.next())
  const begun = now()
  let sent = 0
  let fault: unknown = null
  const stall = stallOf(upload.stallMs)
  async function* bytes(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      yield* framesOf(frames, (count) => {
        sent += count
        stall.moved()
        onSent(count)
      })
    } catch (error) {
      fault = error
      throw error
    }
  }
  try {
    const body = ReadableStream.from(bytes())
    await client.uploadFrames(deployment, body, { signal: AbortSignal.any([signal, stall.signal]) })
  } catch (error) {
    signal.throwIfAborted()
    if (fault !== null) throw fault
    onSent(-sent)
    refuseWrong(upload, error, left)
    return error
  } finally {
    stall.end()
  }
  sizes.kept(sent, now() - begun)
  for (const [at, { begins, length }] of frames.entries()) {
    const sending = left[at]
    if (sending !== undefined) sending.received = begins + length
  }
  return null
}

/** Where a line is gone and nobody says so, its requests would wait for minutes. What it aborts with is what `fetch` throws when a line breaks. */
function stallOf(stallMs: number): { readonly signal: AbortSignal; moved(): void; end(): void } {
  const stalled = new AbortController()
  const give = (): void => stalled.abort(new TypeError(`Nothing moved for ${Math.round(stallMs / 1000)} seconds.`))
  const timer = setTimeout(give, stallMs)
  return {
    signal: stalled.signal,
    moved: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  }
}

function refuseWrong({ onWrong }: Upload, error: unknown, left: readonly Sending[]): void {
  if (!(error instanceof HostingProblem)) return
  const wrong = error.issues.find(({ code }) => code === 'wrong-hash')
  const culprit = left.find(({ content }) => content.sha256 === wrong?.path)
  if (culprit === undefined) return
  onWrong()
  throw changed(culprit.content.path)
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
