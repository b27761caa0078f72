import { LRUCache } from 'lru-cache'
import { KEPT_MS, RETRY_SECONDS, RUNNING_MS } from './answer-store.ts'
import type { AnswerStore, Claim } from './answer-store.ts'

interface Entry {
  readonly digest: string
  readonly claimedAt: number
  /** When the key is free again if there is no answer. */
  readonly runsUntil: number
  /** Null while the first call is at work. */
  readonly answer: string | null
}

/** What an entry costs beside its texts, roughly. */
const ENTRY_BYTES = 200

/**
 * Keeps answers in this process, and forgets them with it. Takes about `mostBytes` of memory: beyond that, what was kept
 * or claimed longest ago is dropped, so its key is free again; one that is too large by itself pushes out no other. `now` gives
 * milliseconds.
 */
export function memoryAnswerStore({ now, mostBytes }: { now: () => number; mostBytes: number }): AnswerStore {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  return {
    claim: async (owner, key, digest): Promise<Claim> => {
      const name = JSON.stringify([owner, key])
      const found = entries.peek(name)
      if (found !== undefined && isHeld(found, now())) {
        if (found.digest !== digest) return { kind: 'other-request' }
        return found.answer === null
          ? { kind: 'running', retryAfterSeconds: RETRY_SECONDS }
          : { kind: 'kept', answer: found.answer }
      }
      let mine: Entry = { digest, claimedAt: now(), runsUntil: now() + RUNNING_MS, answer: null }
      entries.set(name, mine)
      const isMine = (): boolean => entries.peek(name) === mine
      return {
        kind: 'first',
        row: null,
        renew: async () => {
          if (!isMine()) return
          mine = { ...mine, runsUntil: now() + RUNNING_MS }
          entries.set(name, mine)
        },
        keep: async (answer) => {
          if (isMine()) entries.set(name, { ...mine, answer })
        },
        release: async () => {
          if (isMine()) entries.delete(name)
        },
      }
    },
  }
}

function isHeld({ claimedAt, runsUntil, answer }: Entry, now: number): boolean {
  return answer === null ? now < runsUntil : now - claimedAt < KEPT_MS
}

/** A text takes up to two bytes a character. */
function bytesOf({ digest, answer }: Entry, name: string): number {
  return ENTRY_BYTES + 2 * (name.length + digest.length + (answer?.length ?? 0))
}
