import type { z } from 'zod'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Caller } from '../../draws/caller.ts'
import type { DrawDeps } from '../../draws/draw-deps.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Finding } from '../../drawing/model/finding.ts'

/** A drawing that was asked for by its program: `svg` is '' where the program cannot be drawn. */
export interface Recut {
  readonly svg: string
  readonly findings: readonly Finding[]
}

/** What is found of somebody's SVG; `cut` is what it was measured as. */
export interface CheckedSvg {
  readonly cut: Cut
  readonly findings: readonly Finding[]
}

/** Draws and measures what is not of the lexicon, off the thread that answers. */
export interface Inspect {
  readonly recut: (task: { readonly program: string; readonly cut: Cut }) => Promise<Recut>
  readonly checkSvg: (svg: string) => Promise<CheckedSvg>
}

export interface McpDeps extends DrawDeps {
  readonly catalogue: Catalogue
  readonly inspect: Inspect
  /** A PNG of one of our SVGs, such as models can look at. */
  readonly paint: (svg: string) => Promise<Uint8Array>
}

/** Who calls a tool, and when. */
export interface McpCall {
  readonly caller: Caller
  readonly receivedAt: number
  readonly signal: AbortSignal
}

/** What a tool gives: for programs, and the icons that it drew, each to be shown with a PNG of it. */
export interface ToolAnswer {
  readonly data: Readonly<Record<string, unknown>>
  readonly icons: readonly string[]
}

/** A tool as data: what it is called, what a model is told of it, what it takes. */
export interface McpTool<Input> {
  readonly name: string
  readonly description: string
  readonly input: z.ZodType<Input>
  /** It draws nothing that counts or costs. */
  readonly isReadOnly: boolean
  run(deps: McpDeps, call: McpCall, input: Input): Promise<ToolAnswer>
}
