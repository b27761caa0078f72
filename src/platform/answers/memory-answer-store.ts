import { KEPT_MS, RETRY_SECONDS, RUNNING_MS } from './answer-store.ts'
import type { AnswerStore, Claim } from './answer-store.ts'

interface Entry {
  readonly digest: string
  readonly claimedAt: number
  /** Null while the first call is at work. */
  readonly answer: string | null
  readonly bytes: number
}

/** What an entry costs beside its texts, roughly. */
const ENTRY_BYTES = 200

/**
 * Keeps answers in this process, and forgets them with it. Takes about `mostBytes` of memory: beyond that, what was kept
 * or claimed longest ago is dropped, so its key is free again. `now` gives milliseconds.
 */
export function memoryAnswerStore({ now, mostBytes }: { now: () => number; mostBytes: number }): AnswerStore {
  // In the order in which they were kept or claimed: a map remembers it.
  const entries = new Map<string, Entry>()
  let bytes = 0

  const drop = (name: string): void => {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }
  const put = (name: string, claimedAt: number, digest: string, answer: string | null): Entry => {
    drop(name)
    const entry = { digest, claimedAt, answer, bytes: bytesOf(name, digest, answer ?? '') }
    // One that is too large by itself must not push out all others.
    if (entry.bytes > mostBytes) return entry
    entries.set(name, entry)
    bytes += entry.bytes
    for (const [oldest, { claimedAt: since }] of entries) {
      if (bytes <= mostBytes && now() - since < KEPT_MS) break
      drop(oldest)
    }
    return entry
  }

  return {
    claim: async (owner, key, digest): Promise<Claim> => {
      const name = JSON.stringify([owner, key])
      const found = entries.get(name)
      if (found !== undefined && isHeld(found, now())) {
        if (found.digest !== digest) return { kind: 'other-request' }
        return found.answer === null
          ? { kind: 'running', retryAfterSeconds: RETRY_SECONDS }
          : { kind: 'kept', answer: found.answer }
      }
      const mine = put(name, now(), digest, null)
      const isMine = (): boolean => entries.get(name) === mine
      return {
        kind: 'first',
        row: null,
        keep: async (answer) => {
          if (isMine()) put(name, mine.claimedAt, digest, answer)
        },
        release: async () => {
          if (isMine()) drop(name)
        },
      }
    },
  }
}

function isHeld({ claimedAt, answer }: Entry, now: number): boolean {
  return now - claimedAt < (answer === null ? RUNNING_MS : KEPT_MS)
}

/** A text takes up to two bytes a character. */
function bytesOf(...texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + 2 * length, ENTRY_BYTES)
}
