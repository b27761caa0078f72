import type { Cut } from '../../drawing/model/cut.ts'

export interface ProgramToDraw {
  readonly program: string
  readonly cut: Cut
}

/** `svg` is '' for a program that draws nothing; `isDraft`: the checker found a fault. */
export interface JudgedProgram {
  readonly svg: string
  readonly isDraft: boolean
}

/** Draws programs that accounts keep, off the thread that answers. Every picture is made by our own engine, of a program that it knows. */
export interface DrawOwn {
  /** In the order of the programs; '' for one that draws nothing. */
  readonly pictures: (programs: readonly ProgramToDraw[]) => Promise<readonly string[]>
  readonly judged: (programs: readonly ProgramToDraw[]) => Promise<readonly JudgedProgram[]>
}
