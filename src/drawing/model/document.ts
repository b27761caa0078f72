/** An SVG text as the strict reader sees it: one root, a flat list of shapes, nothing else. */
export interface SvgDocument {
  readonly text: string
  readonly sizeBytes: number
  /** Attributes of the root `<svg>`, in the order written. */
  readonly attributes: ReadonlyMap<string, string>
  readonly elements: readonly SvgElement[]
  /** Everything that is not strict XML or not in the contract, one sentence each; empty for a well-formed icon. */
  readonly problems: readonly string[]
}

/** The root or a shape, with its attributes as written. */
export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}
