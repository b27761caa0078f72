import type { Program } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { memoryOf } from '../../../lexicon/remembered.ts'
import type { Draft } from '../../author.ts'
import type { Arrangement, Part } from './sketch.ts'
import { arrangedAt, draftOf, nameOfSketch, sketchOf, thinnerAt, tightAt } from './sketch.ts'
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
  const numberOf = numberedForms()
  return (arrangement, cut, findings) => {
    const write = (): Draft => draftOf(sketchOf(arrangement, lexicon, cut), findings)
    const { idea, said, guestAs } = arrangement
    const program = recall(keyOf(arrangement, cut, numberOf), () => write().program)
    return { program, intent: sentence(said, guestAs, lexicon.grammar), findings, idea }
  }
}

/** Gives each form of a glyph a number of its own: it has no name. */
function numberedForms(): (form: Program) => number {
  const numbers = new WeakMap<Program, number>()
  let count = 0
  return (form) => {
    const known = numbers.get(form)
    if (known !== undefined) return known
    count += 1
    numbers.set(form, count)
    return count
  }
}

/** All that decides the program of an arrangement. */
function keyOf(arrangement: Arrangement, cut: Cut, numberOf: (form: Program) => number): string {
  const { keyline, parts, slash, said, guestAs } = arrangement
  const head = said.head?.kind === 'glyph' ? said.head.glyph : null
  const isPlain = parts.length === 1 && slash === null && guestAs === null
  const detail = isPlain ? null : tightAt(arrangedAt(arrangement, cut))
  return JSON.stringify([
    nameOfSketch(arrangement),
    keyline,
    parts.map((part) => shownBy(part, numberOf)),
    slash,
    head,
    isPlain,
    detail,
    thinnerAt(arrangement, cut),
  ])
}

function shownBy({ subject, setting }: Part, numberOf: (form: Program) => number): unknown {
  const how = setting.form === undefined ? setting : { ...setting, form: numberOf(setting.form) }
  return subject.kind === 'glyph' ? [subject.glyph, [...subject.preset], how] : [subject.characters, how]
}
