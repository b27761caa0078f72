import type { DrawObject } from '../../contract/draw-object.ts'

/**
 * The JSON of a draw in two parts: what it cost comes between them. All drawings are in the first, which is not whole
 * without the second, so that the price can be settled when they have reached the caller. Where nothing is said of
 * credits, nothing comes between.
 */
export function aroundCredits(
  { took_ms, ...drawn }: Omit<DrawObject, 'credits'>,
  saysCredits: boolean,
): readonly [before: string, after: string] {
  const before = JSON.stringify(drawn).slice(0, -1)
  return [saysCredits ? `${before},"credits":` : before, `,"took_ms":${took_ms}}`]
}
