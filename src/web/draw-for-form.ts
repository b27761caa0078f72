import { checkValue } from '../api/check-value.ts'
import { drawRequestSchema } from '../contract/draw-request.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import { browserCaller } from '../draws/caller.ts'
import { countDraw } from '../draws/count-draw.ts'
import { draw, keptDraw } from '../draws/draw.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'
import { receiveDraw } from '../draws/received-draw.ts'
import type { WebRequest } from './web-route.ts'
import type { DrawObject } from '../contract/draw-object.ts'

/** What a form needs to draw. */
export interface FormDrawing {
  readonly draws: DrawDeps
  /** The Error object for whatever was thrown; what is our fault is logged. */
  readonly refuse: (error: unknown, requestId: string) => ErrorBody
}

/**
 * Draws what a form asked for, as the visitor may: signed in, or the one free draw. `wanted` is checked as the body of
 * `POST /api/v1/icons` is; the same `formToken` again gives the same answer without another charge. A draw that the page has `watched` was
 * counted when it was asked for: its answer is not counted again.
 */
export async function drawForForm(
  { draws, refuse }: FormDrawing,
  { session, visitor, network, requestId, receivedAt }: WebRequest,
  wanted: unknown,
  { formToken, watched }: FormKeys,
): Promise<FormDraw> {
  const caller = browserCaller({ accountId: session?.account.id ?? null, visitor }, network)
  if (caller === null) return COOKIES_NEEDED
  try {
    const received = receiveDraw({ ...checkValue(wanted, drawRequestSchema), stream: false })
    // With a key a draw goes on when its browser has gone.
    const { signal } = new AbortController()
    const call = { caller, idempotencyKey: watched ?? formToken, receivedAt, signal }
    const kept = watched === null ? null : await keptDraw(draws, received, call)
    if (kept !== null) return { kind: 'drawn', draw: kept }
    const { refused } = await countDraw(draws, caller)
    if (refused !== null) throw refused
    const drawing = await draw(draws, received, call)
    if (drawing.kind !== 'whole') throw new Error('a form got its drawing in pieces')
    return { kind: 'drawn', draw: drawing.draw }
  } catch (error) {
    const { status, message, param = null, retry_after: retryAfter = null } = refuse(error, requestId)
    return { kind: 'refused', status, message, param, retryAfter }
  }
}

/** What a form is known by, so that it is drawn once: its own token, and the key of a draw that was watched in the page. */
export interface FormKeys {
  readonly formToken: string
  readonly watched: string | null
}

const COOKIES_NEEDED: FormDraw = {
  kind: 'refused',
  status: 401,
  message: 'Drawing here without signing in needs cookies: allow them for this site, or sign in.',
  param: null,
  retryAfter: null,
}

/** What came of a draw that a form asked for. */
export type FormDraw =
  | { readonly kind: 'drawn'; readonly draw: DrawObject }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** For the person who sent the form. */
      readonly message: string
      /** Which field is to blame, such as `prompt`. */
      readonly param: string | null
      /** When to try again, in whole seconds; null where waiting does not help. */
      readonly retryAfter: number | null
    }
