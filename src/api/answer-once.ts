import { createHash } from 'node:crypto'
import type { AnswerStore } from '../platform/answers/answer-store.ts'
import { ApiError } from './api-error.ts'
import type { WholeAnswer } from './route.ts'

/** A request that may be sent again. */
export interface Repeatable {
  readonly store: AnswerStore
  /** Whose keys these are: a hash or a random name, never a credential in the clear. */
  readonly owner: string
  /** The `Idempotency-Key`; null: each request is one of its own. */
  readonly key: string | null
  /** All that decides the answer: the operation, its path and its body. */
  readonly asked: unknown
  /** The codes of the refusals while the first request is at work, and of another request under the same key. */
  readonly codes: { readonly running: string; readonly otherRequest: string }
}

/**
 * Does the work once for a key: whoever sends the same request again gets the first answer, marked as such. An answer that
 * cannot be kept is answered all the same; work that fails lets the key go. Rejects with the refusal of a key in use.
 */
export async function answerOnce(
  { store, owner, key, asked, codes }: Repeatable,
  work: () => Promise<WholeAnswer>,
): Promise<WholeAnswer> {
  if (key === null) return work()
  const claim = await store.claim(owner, key, createHash('sha256').update(JSON.stringify(asked)).digest('base64url'))
  switch (claim.kind) {
    case 'kept': {
      const kept = JSON.parse(claim.answer) as WholeAnswer
      return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } }
    }
    case 'running':
      throw new ApiError(
        codes.running,
        'The first request with this `Idempotency-Key` is still at work. Send the same request again later to get its answer.',
        { param: 'Idempotency-Key', retryAfter: claim.retryAfterSeconds },
      )
    case 'other-request':
      throw new ApiError(
        codes.otherRequest,
        'This `Idempotency-Key` was used for another request within the last 24 hours. Send that request again, or use a new key.',
        { param: 'Idempotency-Key' },
      )
    case 'first': {
      const answer = await work().catch(async (error: unknown) => {
        await claim.release().catch(() => undefined)
        throw error
      })
      await claim.keep(JSON.stringify(answer)).catch(() => undefined)
      return answer
    }
  }
}
