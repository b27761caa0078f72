import type { Keyline } from '../../../drawing/model/drawing.ts'
import type { Statement, Trait } from '../../../drawing/language/program.ts'

/** A composition before it is printed: its statements are expanded, so nothing in it refers to the lexicon. */
export interface Sketch {
  readonly name: string
  readonly idea: string
  readonly keyline: Keyline
  readonly traits: readonly Trait[]
  readonly statements: readonly Statement[]
  readonly intent: string
}
