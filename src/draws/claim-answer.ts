import { createHash } from 'node:crypto'
import type { AnswerStore, Claim } from '../platform/answers/answer-store.ts'
import type { Caller } from './caller.ts'
import { DrawRefused, storeUnavailable } from './draw-refused.ts'
import type { DrawOrder } from './draw-order.ts'
import type { ReceivedDraw } from './received-draw.ts'
import type { ObserveDraws } from './draws-event.ts'

/** What a request is known by: all that decides its answer. */
export interface Asked {
  readonly order: DrawOrder
  readonly images: ReceivedDraw['images']
}

/** What is left of a claim once the refusals are thrown. */
export type Claimed = Extract<Claim, { readonly kind: 'first' | 'kept' }>

/** Claims a key for a request. Throws the 429 while the first request is still drawn, and the 400 for another request. */
export async function claimAnswer(
  store: AnswerStore,
  caller: Caller,
  key: string,
  asked: Asked,
  observe: ObserveDraws,
): Promise<Claimed> {
  const claim = await store.claim(caller.id, key, digestOf(asked)).catch((cause: unknown) => {
    throw storeUnavailable(
      'Draws with an `Idempotency-Key` cannot be answered now, because the kept answers cannot be reached. Nothing was drawn or charged.',
      cause,
    )
  })
  observe({ kind: 'key-claimed', claim: claim.kind })
  if (claim.kind === 'running')
    throw new DrawRefused(
      'rate_limit_exceeded',
      'The first request with this `Idempotency-Key` is still being drawn. Send the same request again later to get its answer.',
      { param: 'Idempotency-Key', retryAfter: claim.retryAfterSeconds },
    )
  if (claim.kind === 'other-request')
    throw new DrawRefused(
      'invalid_request',
      'This `Idempotency-Key` was used for another body within the last 24 hours. Send that body again, or use a new key.',
      { param: 'Idempotency-Key' },
    )
  return claim
}

/** The same for two bodies that ask for the same drawing: with defaults filled in, and however it is to be sent. */
function digestOf({ order: { prompt, concept, cut, count }, images }: Asked): string {
  const { size, stroke, radius, finish } = cut
  const wanted = JSON.stringify([prompt, concept, size, stroke, radius, finish, count])
  const hash = createHash('sha256').update(wanted)
  // The length before the bytes, so that no two lists of pictures read the same.
  for (const { mime, bytes } of images) hash.update(JSON.stringify([mime, bytes.length])).update(bytes)
  return hash.digest('base64url')
}
