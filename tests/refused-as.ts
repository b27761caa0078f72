import { equal, ok } from 'node:assert/strict'
import type { ErrorCode } from '../src/contract/error-object.ts'
import { DrawRefused } from '../src/draws/draw-refused.ts'

/** For `rejects`: the work was refused with this code. */
export function refusedAs(code: ErrorCode): (error: unknown) => true {
  return (error) => {
    ok(error instanceof DrawRefused, String(error))
    equal(error.refusal.code, code)
    return true
  }
}
