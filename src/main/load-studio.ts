import type { Studio } from '../studio/draw.ts'
import type { Brief } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'

/**
 * Loads the studio with the embedded author. Everything it needs is imported here and not at the top: hundreds of files
 * of glyphs and code, which the service need not have read before it listens.
 */
export async function loadStudio(): Promise<Studio> {
  const [{ createStudio }, { attempt }, { preparedJudge }, { openPrepared }, { embeddedAuthor }, { loadLexicon }] =
    await Promise.all([
      import('../studio/draw.ts'),
      import('../studio/attempt.ts'),
      import('../studio/prepared-judge.ts'),
      import('../studio/prepared.ts'),
      import('../author/embedded/embedded-author.ts'),
      import('../lexicon/load.ts'),
    ])
  return createStudio({ author: embeddedAuthor(loadLexicon()), judge: preparedJudge(attempt, openPrepared()) })
}

/** Two things and the words between them: reading a request, composing, drawing and checking all run once. */
export const FIRST_BRIEF: Brief = {
  concept: null,
  prompt: 'a cloud with a lightning bolt',
  images: [],
  cut: HOUSE_CUT,
  count: 1,
}
