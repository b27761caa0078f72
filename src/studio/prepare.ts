import type { Draft } from '../author/author.ts'
import { allCuts } from '../drawing/model/cut.ts'
import { attempt } from './attempt.ts'
import type { PackedProgram } from './prepared.ts'
import { packProgram } from './prepared.ts'

/** Draws and judges a program at every cut: a tenth of a second. Null for one of which something depends on its name, or that is nowhere drawn. */
export function prepare(program: string): PackedProgram | null {
  const draft: Draft = { program, intent: '', findings: [], idea: 'glyph' }
  const drawings = allCuts().map((cut) => attempt(draft, cut))
  // What `vanished` finds names the icon, which the table leaves open.
  if (drawings.some(({ svg, findings }) => svg === '' || findings.some(({ rule }) => rule === 'vanished'))) return null
  return packProgram({ program, drawings })
}
