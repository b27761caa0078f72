import { BusyError } from '../platform/workers.ts'
import { AuthorError } from '../studio/drawn.ts'
import { DrawRefused } from './draw-refused.ts'
import type { DrawRefusal } from './draw-refused.ts'

/**
 * The refusal that something thrown stands for; null when it is our own fault. Threads without room for more are nobody's
 * fault, nor is an author that cannot answer.
 */
export function refusalOf(error: unknown): DrawRefusal | null {
  if (error instanceof DrawRefused) return error.refusal
  if (error instanceof BusyError) return busy(error).refusal
  return error instanceof AuthorError ? authorFailed(error).refusal : null
}

function authorFailed({ failure }: AuthorError): DrawRefused {
  if (failure.kind === 'offline') return modelOffline()
  if (failure.kind === 'unavailable') return unavailable('The model cannot answer now.', failure.retryAfterSeconds)
  return new DrawRefused(
    'model_error',
    'The model gave nothing that can be drawn. Try again, or word the request in another way.',
  )
}

/** The refusal of whoever pays while nothing is drawn for them. */
export function modelOffline(): DrawRefused {
  return new DrawRefused('model_offline', 'Live draws are switched off here at the moment. Sandbox keys still draw.')
}

function busy({ reason, retryAfterSeconds }: BusyError): DrawRefused {
  const why = {
    overload: 'Too many draws are waiting at the moment.',
    'time-out': 'The draw took too long and was given up.',
    stopped: 'The service is being restarted.',
  }[reason]
  return unavailable(why, retryAfterSeconds)
}

function unavailable(why: string, retryAfter: number): DrawRefused {
  const when = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  return new DrawRefused('model_unavailable', `${why} Try again in ${when}.`, { retryAfter })
}
