import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { embeddedKnowledge } from '../author/model/embedded-knowledge.ts'
import type { EmbeddedKnowledge } from '../author/model/embedded-knowledge.ts'
import { loadLexicon } from '../lexicon/load.ts'
import { attempt } from '../studio/attempt.ts'

/** Opens what knows the family, on a thread, for a language model. */
export function openKnowledge(): EmbeddedKnowledge {
  const lexicon = loadLexicon()
  return embeddedKnowledge({
    lexicon,
    author: embeddedAuthor(lexicon),
    isDrawnWell: (draft, cut) => !attempt(draft, cut).hasDrawingError,
  })
}
