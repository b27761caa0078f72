import type { Cut } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { memoryOf } from '../../../lexicon/remembered.ts'
import type { Draft } from '../../author.ts'
import type { Arrangement, Part } from './sketch.ts'
import { draftOf, nameOfSketch, sketchOf, tightAt } from './sketch.ts'
import { sentence } from './words.ts'

/** So many programs take 2 MB. */
const MOST_KEPT = 2048

/**
 * Makes what drafts arrangements, as `draftOf` does of their sketches, and keeps the programs: a thing is drawn by the same one at nearly all cuts, whatever it
 * was called.
 */
export function createDraft(
  lexicon: Lexicon,
): (arrangement: Arrangement, cut: Cut, findings: Draft['findings']) => Draft {
  const recall = memoryOf<string>(MOST_KEPT)
  return (arrangement, cut, findings) => {
    const write = (): Draft => draftOf(sketchOf(arrangement, lexicon, cut), findings)
    const { idea, parts, said, guestAs } = arrangement
    // A form has no name of its own.
    if (parts.some(({ setting }) => setting.form !== undefined)) return write()
    const program = recall(keyOf(arrangement, cut), () => write().program)
    return { program, intent: sentence(said, guestAs, lexicon.grammar), findings, idea }
  }
}

/** All that decides the program of an arrangement without forms. */
function keyOf(arrangement: Arrangement, cut: Cut): string {
  const { keyline, parts, slash, said, guestAs } = arrangement
  const head = said.head?.kind === 'glyph' ? said.head.glyph : null
  const isPlain = parts.length === 1 && slash === null && guestAs === null
  const detail = isPlain ? null : tightAt(cut)
  return JSON.stringify([nameOfSketch(arrangement), keyline, parts.map(shownBy), slash, head, isPlain, detail])
}

function shownBy({ subject, setting }: Part): unknown {
  return subject.kind === 'glyph' ? [subject.glyph, [...subject.preset], setting] : [subject.characters, setting]
}
