import { wordsOf } from '../../lexicon/phrase.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { stemOf } from '../../lexicon/stem.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Brief, Draft } from '../author.ts'
import type { EmbeddedAuthor } from '../embedded/embedded-author.ts'
import type { Exemplar, Knowledge } from './knowledge.ts'
import { programOf, rulesOf } from './rules-of.ts'
import { createVocabulary } from './vocabulary.ts'

/** What a thread is asked of a request. */
export interface KnowledgeTask {
  readonly brief: Brief
  readonly index: 0 | 1
}

/** A source of knowledge that computes, for the threads that have the lexicon. */
export interface EmbeddedKnowledge {
  readonly rules: () => string
  readonly knowledge: (task: KnowledgeTask) => Promise<Knowledge>
}

const MOST_EXEMPLARS = 8
const MOST_DRAFTS = 4
const LONGEST_PHRASE = 3

/** What a source of knowledge works with. */
export interface KnowledgeDeps {
  readonly author: EmbeddedAuthor
  readonly lexicon: Lexicon
  /** Whether a draft comes out without drawing errors: a draft that does goes before those that do not. */
  readonly isDrawnWell: (draft: Draft, cut: Cut) => boolean
}

/** Helps with what the lexicon has and the embedded author draws. */
export function embeddedKnowledge({ author, lexicon, isDrawnWell }: KnowledgeDeps): EmbeddedKnowledge {
  let rules: string | null = null
  const vocabulary = createVocabulary(lexicon)
  return {
    rules: () => (rules ??= rulesOf(lexicon)),
    knowledge: async ({ brief, index }) => {
      const text = `${(brief.concept ?? '').replaceAll('-', ' ')} ${brief.prompt ?? ''}`
      const meant = glyphsFor(text, lexicon)
      return {
        exemplars: meant.slice(0, MOST_EXEMPLARS).map((glyph): Exemplar => ({
          words: [glyph, ...lexicon.phrasesOf(glyph).slice(0, 4)],
          program: programOf(glyph, lexicon),
        })),
        vocabulary: vocabulary(text, meant),
        drafts: await draftsOf(author.propose(brief, index), (draft) => isDrawnWell(draft, brief.cut)),
      }
    },
  }
}

/** As they are proposed, but the first that comes out well before all others. */
async function draftsOf(
  proposals: Iterable<Draft> | AsyncIterable<Draft>,
  isGood: (draft: Draft) => boolean,
): Promise<Draft[]> {
  const drafts: Draft[] = []
  for await (const draft of proposals) {
    if (isGood(draft)) return [draft, ...drafts]
    drafts.push(draft)
    if (drafts.length === MOST_DRAFTS) break
  }
  return drafts
}

/** The glyphs that the phrases of a text mean, then what its words are drawn as where people need something. */
function glyphsFor(text: string, lexicon: Lexicon): string[] {
  const words = wordsOf(text)
  const found = new Set<string>()
  for (let length = LONGEST_PHRASE; length >= 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const entry = drawnAs(words.slice(at, at + length).join(' '), lexicon)
      if (entry !== null) [entry.glyph, ...entry.others].forEach((glyph) => found.add(glyph))
    }
  for (const word of words) {
    const kind = lexicon.classOf(word)
    if (kind !== null) found.add(kind.glyph)
    for (const glyph of lexicon.picturesOf(stemOf(word))?.heads.keys() ?? []) found.add(glyph)
  }
  return [...found].filter((glyph) => lexicon.glyphs.has(glyph))
}
