import type { IconSet } from '../likeness/read-set.ts'
import { readLucide, readPhosphorFill, readTabler } from '../likeness/read-set.ts'
import { shuffled } from '../../src/tools/sheet/shuffled.ts'

/** A drawing that is not ours, whose truth is known because it is a drawing. */
export interface Source {
  readonly set: string
  readonly name: string
  /** The SVG text, 24 px wide. */
  readonly svg: string
  /** Drawn with a pen of 2 units of the 24 grid, or with areas. */
  readonly kind: 'outlined' | 'filled'
}

/** So many drawings of each set, chosen by a seed; the same ones each time. */
export function chooseSources(count: number, seed: number): Source[] {
  const sets: readonly (readonly [IconSet, Source['kind']])[] = [
    [readLucide(), 'outlined'],
    [readTabler(), 'outlined'],
    [readPhosphorFill(), 'filled'],
  ]
  return sets.flatMap(([{ title, icons }, kind]) =>
    shuffled([...icons.keys()].sort(), seed)
      .slice(0, count)
      .map((name) => ({ set: title, name, svg: icons.get(name) ?? '', kind })),
  )
}
