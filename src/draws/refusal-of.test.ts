import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BusyError } from '../platform/workers.ts'
import { AuthorError } from '../studio/drawn.ts'
import { DrawRefused } from './draw-refused.ts'
import { modelOffline, refusalOf } from './refusal-of.ts'

/** Code, words and seconds of the refusal that something thrown stands for. */
function told(error: unknown): readonly unknown[] | null {
  const refusal = refusalOf(error)
  return refusal && [refusal.code, refusal.message, refusal.retryAfter]
}

describe('refusalOf', () => {
  it('says of threads without room why, and when to come again', () => {
    const tooLong = 'The draw took too long and was given up.'
    deepEqual(told(new BusyError('time-out', 1)), ['model_unavailable', `${tooLong} Try again in a second.`, 1])
    deepEqual(told(new BusyError('time-out', 2)), ['model_unavailable', `${tooLong} Try again in 2 seconds.`, 2])
    deepEqual(told(new BusyError('overload', 9)), [
      'model_unavailable',
      'Too many draws are waiting at the moment. Try again in 9 seconds.',
      9,
    ])
    deepEqual(told(new BusyError('stopped', 1)), [
      'model_unavailable',
      'The service is being restarted. Try again in a second.',
      1,
    ])
  })

  it('says of an author that fails how it does', () => {
    deepEqual(told(new AuthorError({ kind: 'unavailable', retryAfterSeconds: 5 })), [
      'model_unavailable',
      'The model cannot answer now. Try again in 5 seconds.',
      5,
    ])
    equal(refusalOf(new AuthorError({ kind: 'offline' }))?.code, modelOffline().refusal.code)
    equal(refusalOf(new AuthorError({ kind: 'error' }))?.code, 'model_error')
  })

  it('passes refusals on, and has none for what is our own fault', () => {
    const refused = new DrawRefused('insufficient_credits', 'None is left.')
    equal(refusalOf(refused), refused.refusal)
    equal(refusalOf(new TypeError('no such thing')), null)
  })
})
