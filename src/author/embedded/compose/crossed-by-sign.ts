import type { Program, Statement } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import { hasFewLanes } from '../../../drawing/model/cut.ts'
import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { GlyphSubject, Meaning } from '../meaning.ts'
import { generalised, plainGlyph, unmatched } from '../meaning.ts'
import { paired } from './paired.ts'
import { isDrawnAt } from './room-inside.ts'
import { WHOLE } from './piece.ts'
import type { Arrangement } from './sketch.ts'
import { nounPhrase } from './words.ts'

/** What tells in a form that the thing is crossed out, in place of the line. */
const SIGN = 'x'

/** More ways to put the sign are not worth an attempt: those with the line come after them. */
const MOST_PAIRS = 3

/** A thing that a line would not leave to be told at a cut, with an x: in its own form for that, inside it or as a badge. Empty for all that a line crosses out. */
export function crossedBySign(meaning: Meaning, lexicon: Lexicon, cut: Cut): Arrangement[] {
  const { head, guest, container, count } = meaning
  if (head?.kind !== 'glyph' || guest !== null || container !== null || count > 1) return []
  const said: Meaning = {
    ...meaning,
    slash: false,
    guest: { subject: plainGlyph(SIGN, { sign: true }), placement: 'with' },
  }
  const forms = lexicon.crossedOutOf(head.glyph, cut.finish).filter((form) => hasOwnSign(form, cut))
  if (forms.length > 0) return forms.map((form) => inForm(head, form, said))
  const { crossedOutByASign, crossedOutByASignWithMany, alwaysCrossedOutByASign } = lexicon.grammar.glyphs
  // There a line through a thing, with room on both its sides, leaves too little of most.
  const atThese = hasFewLanes(cut) ? crossedOutByASign : crossedOutByASignWithMany
  const isSigned = alwaysCrossedOutByASign.has(head.glyph) || atThese.has(head.glyph)
  return isSigned ? paired(said, lexicon, cut).slice(0, MOST_PAIRS) : []
}

/** Whether a form has at a cut the sign that stands for the line. */
export function hasOwnSign(form: Program, cut: Cut): boolean {
  return form.statements.some((one) => isSign(one) && isDrawnAt({ ...form, statements: [one] }, cut))
}

function isSign(statement: Statement): boolean {
  return statement.kind === 'part' && statement.name === SIGN
}

function inForm(head: GlyphSubject, form: Program, said: Meaning): Arrangement {
  return {
    idea: 'signed',
    named: [head, 'off'],
    keyline: 'free',
    parts: [{ subject: head, setting: { into: WHOLE, mini: false, over: 'none', cut: false, form } }],
    slash: null,
    said,
    guestAs: 'badge',
  }
}

/** What is said of a thing that should be crossed out and has a sign instead. */
export function signForLine(
  meaning: Meaning,
  { slash, said: { head } }: Arrangement,
  { grammar }: Lexicon,
  cut: Cut,
): Finding[] {
  if (!meaning.slash || slash !== null || head?.kind !== 'glyph') return []
  const noun = nounPhrase(head.glyph, grammar)
  const said = `An x beside ${noun} stands for the line through it, which would leave too little of it at this cut.`
  // Who names the line wants it, where there is room for one.
  const isWanted = meaning.isLineNamed === true && !hasFewLanes(cut)
  return [isWanted ? unmatched('error', `${said} Say "off" if the x will do.`) : generalised(said)]
}
