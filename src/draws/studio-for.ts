import type { Studio } from '../studio/draw.ts'
import type { Caller } from './caller.ts'
import type { DrawDeps } from './draw-deps.ts'
import { storeUnavailable } from './draw-refused.ts'

/**
 * Where the draw of a caller is made. Whoever has an account may have chosen that nothing is sent to a language model: that is looked up for
 * each draw, so that it holds for all keys and in all processes from the next one on. Rejects with the 503 when nobody can tell.
 */
export async function studioFor(
  caller: Caller,
  { studio, liveStudio = studio, isEmbeddedOnly }: Pick<DrawDeps, 'studio' | 'liveStudio' | 'isEmbeddedOnly'>,
): Promise<Studio> {
  if (!('accountId' in caller)) return studio()
  const isOwnOnly = await isEmbeddedOnly?.(caller.accountId).catch((cause: unknown) => {
    throw storeUnavailable(
      'Nobody can tell now whether this account lets a language model draw, because the accounts cannot be reached. Nothing was drawn or charged.',
      cause,
    )
  })
  return isOwnOnly === true ? studio() : liveStudio()
}
