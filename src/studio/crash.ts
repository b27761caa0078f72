import type { Cut } from '../drawing/model/cut.ts'

/** A fault of ours: the engine threw at a program, which it never may, whatever the program says. */
export interface Crash {
  /** The whole text of the program: with the cut, all that it takes to see the crash again. */
  readonly program: string
  readonly cut: Cut
  /** What was thrown, with its trace. */
  readonly trace: string
}
