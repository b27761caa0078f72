import type { Raster } from '../../../drawing/model/raster.ts'
import { readLetterShapes } from '../../../lexicon/silhouettes.ts'
import type { InkPart } from '../../trace/ink-part.ts'
import type { Ink } from '../../trace/ink/ink.ts'
import type { Writing } from '../../trace/writing/writing.ts'
import { MOST_CHARACTERS } from '../../trace/writing/writing.ts'
import { tilePart } from '../../trace/writing/tile-part.ts'
import type { Memory } from '../recognise.ts'
import { memoryOf } from '../recognise.ts'
import type { Box, Mark } from './find-marks.ts'
import { boxOf, findMarks, isWithin } from './find-marks.ts'
import { findRows, heightOf } from './find-rows.ts'
import type { Round } from './read-row.ts'
import { readRow } from './read-row.ts'

/** What is alone in a frame stands in its middle, this near, and takes so much of its height. */
const OFF_MIDDLE = 0.16
const LEAST_OF_FRAME = 0.3

/** More outlines than this are no icon with a word in it. */
const MOST_OUTLINES = 90
/** So many rows are looked at closely, the highest first. */
const MOST_ROWS = 8

/** Writing in nothing else that is as high as this share of all ink is what the picture is of. */
const LEAST_OF_SUBJECT = 0.3

/** In px: a part is of the box that it fills. */
const SLACK = 1.5

/** Reads the writing in pictures. */
export interface Reader {
  /** Ink with its writing taken out and read; `told` is a text that words say is in it. The same ink where there is none. */
  readonly withWriting: (raster: Raster, ink: Ink, told: string | null) => Ink
}

/** What reads writing. Letters are remembered when the first picture shows something that may be one. */
export function createReader(): Reader {
  let memory: Memory | null = null
  return {
    withWriting: (raster, ink, told) => {
      if (ink.problem !== null || ink.edges.length > MOST_OUTLINES) return ink
      const { marks, boxes } = findMarks(ink.edges)
      if (marks.length === 0) return ink
      const [across, down] = sidesOf(boxes)
      const isSubject = (row: readonly Mark[]): boolean =>
        row.every(({ within }) => within < 0) && heightOf(boxRound(row)) >= LEAST_OF_SUBJECT * Math.max(across, down)
      const rows = findRows(marks)
        .map((row) => ({ row, round: roundOf(row, marks, boxes, ink) }))
        .filter(({ row, round }) => row.length > 1 || round !== null)
        .toSorted((one, other) => heightOf(boxRound(other.row)) - heightOf(boxRound(one.row)))
        .slice(0, MOST_ROWS)
      const found = rows.flatMap(({ row, round }) => {
        const read = readRow(row, round, told, (memory ??= memoryOf(readLetterShapes())))
        const text = (read.text?.length ?? 0) > MOST_CHARACTERS ? null : read.text
        // What the picture is of and cannot be read stays ink.
        if (!read.isWriting || (text === null && isSubject(row))) return []
        return [{ row, text, isSubject: isSubject(row) }]
      })
      return found.length === 0 ? ink : onTile(raster, withoutRows(ink, found))
    },
  }
}

/** What goes round a single mark that is not simply one of several things: an outline, or the tile of which it is all that it carries. */
function roundOf(row: readonly Mark[], marks: readonly Mark[], boxes: readonly Box[], ink: Ink): Round {
  const [mark] = row
  if (mark === undefined || row.length > 1) return null
  if (mark.within < 0)
    return ink.ground.kind === 'tile' && boxes.every((box) => isWithin(box, mark.box)) ? 'tile' : null
  const frame = boxes[mark.within]!
  const [width, height] = [frame.x1 - frame.x0, frame.y1 - frame.y0]
  const off = Math.abs(mark.box.x0 + mark.box.x1 - frame.x0 - frame.x1) / 2
  const alone = marks.every((other) => other === mark || other.within !== mark.within)
  return alone && off <= OFF_MIDDLE * width && heightOf(mark.box) >= LEAST_OF_FRAME * height ? 'frame' : null
}

interface Found {
  readonly row: readonly Mark[]
  readonly text: string | null
  readonly isSubject: boolean
}

function withoutRows(ink: Ink, found: readonly Found[]): Ink {
  const taken = found.flatMap(({ row }) => row.map(({ box }) => box))
  const isTaken = (box: Box, by: readonly Box[] = taken): boolean => by.some((one) => isWithin(box, one, SLACK))
  const rest = (parts: readonly InkPart[]): InkPart[] =>
    parts
      .filter((part) => !isTaken(boxOfPart(part)))
      .map((part) => ({ ...part, contours: part.contours.filter(({ points }) => !isTaken(boxOf(points))) }))
  const writing = found.map(({ row, text, isSubject }): Writing => {
    const boxes = row.map(({ box }) => box)
    const parts = text === null ? [] : ink.parts.filter((part) => isTaken(boxOfPart(part), boxes))
    return { text, box: boxRound(row), pen: Math.min(...row.map(({ pen }) => pen)), parts, isSubject }
  })
  return { ...ink, parts: rest(ink.parts), filledParts: () => rest(ink.filledParts()), writing }
}

/** A tile that carries nothing but writing is what is drawn. */
function onTile(raster: Raster, ink: Ink): Ink {
  if (ink.ground.kind !== 'tile' || ink.parts.length > 0 || ink.writing?.some(({ text }) => text !== null) !== true)
    return ink
  const tile = tilePart(raster)
  return tile === null ? ink : { ...ink, parts: [tile], filledParts: () => [tile] }
}

/** How wide and how high all of them are together. */
function sidesOf(boxes: readonly Box[]): readonly [number, number] {
  const side = (from: 'x0' | 'y0', to: 'x1' | 'y1'): number =>
    Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]))
  return [side('x0', 'x1'), side('y0', 'y1')]
}

function boxOfPart({ contours, strands }: InkPart): Box {
  return boxOf(contours.length > 0 ? contours.flatMap(({ points }) => points) : strands.flatMap(({ points }) => points))
}

function boxRound(row: readonly Mark[]): Box {
  return boxOf(row.flatMap(({ outlines }) => outlines[0] ?? []))
}
