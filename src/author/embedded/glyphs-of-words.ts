import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Meaning, Subject } from './meaning.ts'
import { createReadBrief } from './read-brief.ts'

/** Says by which glyphs a request is drawn, the main one first: what words mean that no glyph has among its own ("beanie" is a cap). */
export function createGlyphsOfWords(lexicon: Lexicon): (text: string) => readonly string[] {
  const read = createReadBrief(lexicon)
  return (text) => {
    const meaning = read({ concept: null, prompt: text })
    // What is not known of a request is drawn all the same, by something general: nobody who searches means that.
    const [first] = meaning.findings
    if (first?.severity === 'error' && first.rule === 'unmatched') return []
    return [...new Set([...glyphsOf(meaning), ...glyphsOf(meaning.second)])]
  }
}

function glyphsOf(meaning: Meaning | null): string[] {
  if (meaning === null) return []
  const subjects = [meaning.head, meaning.guest?.subject, meaning.apart?.head, meaning.apart?.guest.subject]
  return subjects.filter((one): one is Subject & { kind: 'glyph' } => one?.kind === 'glyph').map(({ glyph }) => glyph)
}
