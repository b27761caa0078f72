import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Author, Brief, Draft } from '../author.ts'
import { createConcept } from '../create-concept.ts'
import { compose } from './compose/compose.ts'
import { letterTile } from './compose/letter-tile.ts'
import { programText } from './compose/program-text.ts'
import { secondIdea } from './compose/second-idea.ts'
import type { Sketch } from './compose/sketch.ts'
import type { Meaning } from './meaning.ts'
import { unmatched } from './meaning.ts'
import { createReadBrief } from './read-brief.ts'

/** More drafts than this are not worth an attempt; of a second item's, those that only nudge the first are passed over. */
const MOST_DRAFTS = [4, 12] as const

/** An author that only computes: nothing to wait for, nothing to report, and it cannot fail. */
export interface EmbeddedAuthor extends Author {
  readonly propose: (brief: Brief, index: 0 | 1) => Generator<Draft, null>
}

/** The author that needs no one: the lexicon's glyphs and the grammar of composition. The same brief always gives the same drafts. */
export function embeddedAuthor(lexicon: Lexicon): EmbeddedAuthor {
  const readBrief = createReadBrief(lexicon)
  return {
    concept: createConcept(),
    propose: (brief, item) => drafts(brief, item, readBrief(brief), lexicon),
    isDeterministic: true,
    revision: null,
  }
}

function* drafts(brief: Brief, index: 0 | 1, meaning: Meaning, lexicon: Lexicon): Generator<Draft, null> {
  const sketches =
    meaning.head === null
      ? [letterTile(brief.concept ?? brief.prompt ?? '', index === 0 ? 'square' : 'circle')]
      : index === 0
        ? compose(meaning, lexicon, brief.cut)
        : secondIdea(meaning, lexicon, brief.cut)
  for (const sketch of sketches.slice(0, MOST_DRAFTS[index])) yield draftOf(sketch, meaning)
  return null
}

function draftOf(sketch: Sketch, meaning: Meaning): Draft {
  const nothing = meaning.head === null && meaning.findings.every((finding) => finding.severity !== 'error')
  const findings = nothing
    ? [unmatched('error', 'Nothing in the request names a thing that is known.'), ...meaning.findings]
    : meaning.findings
  return { program: programText(sketch), intent: sketch.intent, findings, idea: sketch.idea }
}
