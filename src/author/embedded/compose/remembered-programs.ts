import type { Program } from '../../../drawing/language/program.ts'
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
  const numberOf = numbered<Program>()
  return (arrangement, cut, findings) => {
    const write = (): Draft => draftOf(sketchOf(arrangement, lexicon, cut), findings)
    const { idea, said, guestAs } = arrangement
    const program = recall(keyOf(arrangement, cut, numberOf), () => write().program)
    return { program, intent: sentence(said, guestAs, lexicon.grammar), findings, idea }
  }
}

/** Gives each thing a number of its own: a form of a glyph has no name. */
function numbered<T extends object>(): (one: T) => number {
  const numbers = new WeakMap<T, number>()
  let count = 0
  return (one) => {
    const known = numbers.get(one)
    if (known !== undefined) return known
    numbers.set(one, ++count)
    return count
  }
}

/** All that decides the program of an arrangement. */
function keyOf(arrangement: Arrangement, cut: Cut, numberOf: (form: Program) => number): string {
  const { keyline, parts, slash, said, guestAs } = arrangement
  const head = said.head?.kind === 'glyph' ? said.head.glyph : null
  const isPlain = parts.length === 1 && slash === null && guestAs === null
  const detail = isPlain ? null : tightAt(cut)
  return JSON.stringify([
    nameOfSketch(arrangement),
    keyline,
    parts.map((part) => shownBy(part, numberOf)),
    slash,
    head,
    isPlain,
    detail,
  ])
}

function shownBy({ subject, setting }: Part, numberOf: (form: Program) => number): unknown {
  const how = setting.form === undefined ? setting : { ...setting, form: numberOf(setting.form) }
  return subject.kind === 'glyph' ? [subject.glyph, [...subject.preset], how] : [subject.characters, how]
}
