import { attempt } from '../studio/attempt.ts'
import { createRecut } from '../workbench/create-recut.ts'
import type { JudgedProgram, ProgramToDraw } from '../web/own-icons/draw-own.ts'

/** The pictures of programs, as browsers draw them of the same; '' where one draws nothing. */
export function ownPictures(programs: readonly ProgramToDraw[]): readonly string[] {
  const { draw } = createRecut()
  return programs.map(({ program, cut }) => {
    try {
      return draw(program, cut).svg
    } catch {
      // A fault of the engine at one icon leaves the others of a page alone.
      return ''
    }
  })
}

/** Programs drawn and judged, as those of a draw are. */
export function judgedPrograms(programs: readonly ProgramToDraw[]): readonly JudgedProgram[] {
  return programs.map(({ program, cut }) => {
    try {
      const { svg, leastErrors } = attempt({ program, intent: '', findings: [], idea: 'kept' }, cut)
      return { svg, isDraft: leastErrors > 0 }
    } catch {
      return { svg: '', isDraft: true }
    }
  })
}
