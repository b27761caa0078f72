import type { Raster } from '../../drawing/model/raster.ts'
import { simplified, SURE, unclear, unsure } from './findings-of-trace.ts'
import { findInk } from './ink/find-ink.ts'
import type { Ink } from './ink/ink.ts'
import { innerOf } from './inner-of.ts'
import { withoutIslands } from './ink/knock-outs.ts'
import type { InkPart } from './ink-part.ts'
import { keepMost } from './shape/keep-most.ts'
import { makeRoom } from './shape/make-room.ts'
import { mostImportant } from './shape/most-important.ts'
import { ordinary } from './shape/ordinary.ts'
import { programOf } from './shape/program-of.ts'
import { said } from './shape/said.ts'
import { withLevels } from './shape/with-levels.ts'
import { shapesOf, type Shapes } from './shape/shapes-of.ts'
import type { Traced, TraceOptions } from './traced.ts'
import { withWords } from './writing/with-words.ts'
import type { Writing } from './writing/writing.ts'

/** How a picture is traced when nothing speaks for another way. */
export const PLAIN_TRACE: TraceOptions = {
  tolerance: 0.11,
  isSymmetric: true,
  isOtherKind: false,
  wholeFromLanes: 6,
  mostElements: 12,
}

/** Parts whose kind is less plain than this may be the other one. */
const CLOSE_CALL = 0.35

/** Turns a picture into a program. Never throws: what cannot be traced has a finding that says why, and an empty program. */
export function trace(raster: Raster, options: TraceOptions): Traced {
  return traceInk(raster, findInk(raster), options)
}

/** The shapes of ink before a cut asks for room, and the parts that they were made of. */
export interface Seen extends Shapes {
  readonly parts: readonly InkPart[]
}

/** How shapes are found: ways to trace that differ in room alone need them but once. */
export type See = (raster: Raster, ink: Ink, options: TraceOptions) => Seen

/** Finds the shapes of ink. */
export const see: See = (raster, ink, options) => {
  const found = withoutIslands(hasFilledWalls(options) ? ink.filledParts() : ink.parts)
  const parts = options.isOtherKind ? found.map(ofOtherKind) : found
  return { parts, ...shapesOf(raster, parts, options, ink.writing ?? []) }
}

/** Whether walls round openings belong to their areas, which are filled. */
export function hasFilledWalls({ isFilled, hasWallsAsLines }: TraceOptions): boolean {
  return isFilled === true && hasWallsAsLines !== true
}

/** The same as `trace` for ink that was found already. */
export function traceInk(raster: Raster, ink: Ink, options: TraceOptions, seeing: See = see): Traced {
  const writing = ink.writing ?? []
  if (ink.problem !== null || (ink.parts.length === 0 && writing.length === 0)) {
    const findings = [unclear(ink.problem ?? 'empty')]
    return {
      program: programOf([]),
      said: 'nothing',
      confidence: 0,
      findings,
      stroke: null,
      drawn: [],
      inner: () => null,
    }
  }
  const { parts, figures, frame } = seeing(raster, ink, options)
  const roomy = options.room === undefined ? figures : ordinary(makeRoom(figures, options.room))
  const kept = mostImportant(roomy, options.mostElements)
  const levels = withLevels(kept.figures, options.wholeFromLanes, options.isFilled === true)
  const shown = keepMost(levels, options.lanes ?? Infinity, kept.lost)
  const confidence = confidenceOf(parts, kept.lost)
  // What ends beside a slash would be moved away from it, and off the way that the slash clears.
  const isSpaced = options.isSpaced === true || shown.figures.some(({ isOver }) => isOver === true)
  const traced = {
    program: programOf(shown.figures, isSpaced),
    said: said(kept.figures),
    confidence,
    findings: [
      ...simplified(shown.lost, figures.length - kept.figures.length),
      ...(confidence < SURE ? [unsure(confidence)] : []),
    ],
    stroke: frame.pen,
    drawn: shown.figures.filter(({ fromLanes = 0 }) => fromLanes <= (options.lanes ?? Infinity)),
    inner: () => innerOf(shown.figures),
  }
  if (writing.length === 0) return traced
  const words = withWords(traced, { writing, parts, figures: shown.figures, frame, options })
  // What will not be drawn needs no room: the rest is drawn as if it had been alone.
  return words.left === null ? words.traced : traceInk(raster, withSubjects(ink, words.left), options, seeing)
}

/** Ink with `left` for its writing; what of that is large and has no room as text is ink again. */
function withSubjects(ink: Ink, left: readonly Writing[]): Ink {
  const isBack = (_: Writing, at: number): boolean => left[at]?.isLeftOut === true && left[at].isSubject === true
  const back = (ink.writing ?? []).filter(isBack).flatMap(({ parts }) => parts)
  const writing = left.filter((one, at) => !isBack(one, at))
  if (back.length === 0) return { ...ink, writing }
  return { ...ink, parts: [...ink.parts, ...back], filledParts: () => [...ink.filledParts(), ...back], writing }
}

/** Whether some part might as well be of the other kind. */
export function hasCloseCall(ink: Ink): boolean {
  return ink.parts.some((part) => ofOtherKind(part) !== part)
}

function ofOtherKind(part: InkPart): InkPart {
  if (part.certainty >= CLOSE_CALL || part.isKnockOut === true) return part
  if (part.kind === 'solid') return part.strands.length > 0 ? { ...part, kind: 'stroke' } : part
  return part.contours.length > 0 ? { ...part, kind: 'solid' } : part
}

/** The plainer the kinds of the parts and the less is lost, the surer. */
function confidenceOf(parts: readonly InkPart[], lost: number): number {
  const area = parts.reduce((sum, part) => sum + part.area, 0) || 1
  const plain = parts.reduce((sum, part) => sum + (part.area * Math.min(1, part.certainty / CLOSE_CALL)) / area, 0)
  return Math.max(0, Math.min(1, 0.6 + 0.4 * plain - 2 * lost))
}
