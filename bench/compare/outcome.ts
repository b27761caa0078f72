/** What a draw came to, in the parts that are compared; each has one entry an item or a finding. */
export interface Outcome {
  /** The draw's concept, and of each item its status and its attempts; how often the engine failed. */
  readonly status: readonly unknown[]
  readonly svg: readonly string[]
  readonly program: readonly string[]
  readonly intent: readonly string[]
  /** Ids and severities of what was found. */
  readonly rules: readonly unknown[]
  /** Everything else about what was found: sentences, places, figures. */
  readonly findings: readonly unknown[]
}

/** The parts in the order in which they are told. */
export const PARTS = ['status', 'svg', 'program', 'intent', 'rules', 'findings'] as const
