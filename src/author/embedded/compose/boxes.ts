import { MINI_SIZE } from '../../../drawing/language/limits.ts'
import type { Area, Size } from '../../../drawing/language/program.ts'
import type { Cut } from '../../../drawing/model/cut.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Subject } from '../meaning.ts'

/** The largest square in the middle of a box: minis are square. */
export function square(box: Area): Area {
  const side = Math.min(box.width, box.height)
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }
}

/** A square box by its corner and side, in units. */
export function area(x: number, y: number, side: number): Area {
  return { x, y, width: side, height: side }
}

/** The grid of a small form; null for what has none. */
export function miniSizeOf(subject: Subject, lexicon: Lexicon): Size | null {
  if (subject.kind === 'character') return MINI_SIZE
  const program = lexicon.glyphs.get(subject.glyph)
  return program === undefined || program.mini === null ? null : program.miniSize
}

/** The lower right corner of the live area, where the centre lines of badges and scenes end. */
export function cornerOf({ size, stroke }: Pick<Cut, 'size' | 'stroke'>): number {
  return 24 - ((1 + stroke / 2) * 24) / size
}
