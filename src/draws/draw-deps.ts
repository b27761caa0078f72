import type { AnswerStore } from '../platform/answers/answer-store.ts'
import type { Limiter } from '../platform/limits/limiter.ts'
import type { Log } from '../platform/log.ts'
import type { ReadPicture } from '../pictures/read-picture.ts'
import type { Studio } from '../studio/draw.ts'
import type { Caller } from './caller.ts'
import type { Delivered, HoldFor } from './charge/hold.ts'
import type { ObserveDraws } from './draws-event.ts'
import type { Policies } from './policies.ts'

/** All that draws need of the world. */
export interface DrawDeps {
  /** Loaded once, after the service listens; the first to ask waits for it. */
  readonly studio: () => Promise<Studio>
  /** Where draws for those who have an account are made; left out: in the same. */
  readonly liveStudio?: () => Promise<Studio>
  /** Whether an account chose that its draws are sent to no language model. Left out: `liveStudio` sends nothing to one. */
  readonly isEmbeddedOnly?: (accountId: string) => Promise<boolean>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly makeDrawId: () => string
  readonly readPicture: ReadPicture
  /** Whether draws cost credits here, so that live keys are good for something. */
  readonly hasCredits: boolean
  /** Whether live draws are switched on. */
  readonly modelStatus: 'online' | 'offline'
  /** Whether whoever draws for them can be asked now; left out: always. */
  readonly isModelUp?: () => Promise<boolean>
  readonly limiter: Limiter
  readonly policies: Policies
  /** Where the answers of a caller's draws are kept by their `Idempotency-Key`. */
  readonly answersOf: (caller: Caller) => AnswerStore
  /** Sets aside what a draw may cost. */
  readonly holdFor: HoldFor
  /** Takes a place among the draws of a caller that are at work, and gives the function that leaves it. Rejects with the refusal when all are taken. */
  readonly enter: (caller: Caller) => Promise<() => void>
  /** Hears what a signed-in browser drew and got, for its history; left out: there is none. */
  readonly remember?: (of: {
    readonly accountId: string
    readonly prompt: string | null
    readonly drawn: Delivered
  }) => void
  readonly log: Log
  readonly observe: ObserveDraws
}
