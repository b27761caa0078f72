/** An inclusive range of numbers. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * What bounds a program. A program may be wrong but never harmful: with these limits the work of parsing, compiling
 * and checking has a ceiling, whoever wrote the text.
 */
export const LIMITS = {
  /** UTF-16 units of text. */
  characters: 16_384,
  /** Statements in the whole tree, `mini` included. */
  statements: 256,
  /** Blocks inside blocks. */
  nesting: 8,
  /** Shapes after every mirror and ring is drawn out. */
  lowered: 400,
  /** Points of one line, poly, path or curve. */
  vertices: 64,
  /** Parameters of one program. */
  parameters: 8,
  /** Values of one choice. */
  choices: 64,
  /** Characters of one `text`. */
  text: 4,
  /** Characters of a slug. */
  slug: 64,
  /** Problems reported for one text; later ones are left out. */
  problems: 100,
  /** Combinations of parameter values that `variantsOf` gives. */
  variants: 64,
  /** Glyphs that `expand` puts in place of `use`, at any depth. */
  uses: 64,
  /** How deep a used glyph may itself use glyphs. */
  useNesting: 4,
} as const

/** The grid of a small form that does not say it. */
export const MINI_SIZE = { width: 8, height: 8 } as const

/** Where each kind of number must lie, in units of the 24 grid or degrees. */
export const RANGES = {
  coordinate: { from: -48, to: 72 },
  shift: { from: -72, to: 72 },
  length: { from: 0.05, to: 72 },
  degrees: { from: -720, to: 720 },
  ring: { from: 2, to: 24 },
  scale: { from: 0.05, to: 4 },
  dot: { from: 0.25, to: 8 },
  textHeight: { from: 0.5, to: 48 },
  factor: { from: 0, to: 8 },
  fixedRadius: { from: 0, to: 24 },
  /** The shorter side of the box that a glyph is put into. */
  into: { from: 1.5, to: 32 },
  /** Width and height of the grid of a small form. */
  mini: { from: 1, to: 16 },
  lanes: { from: 0, to: 24 },
  size: { from: 16, to: 24 },
  parameter: { from: -1000, to: 1000 },
} as const
