import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Mark } from './marks.ts'
import type { Change, Understanding } from './understanding.ts'

/** One rule of understanding. `id` is the file's name. */
export interface Rule {
  readonly id: string
  /** What a request must have for the rule to be asked: one of these. */
  readonly on: readonly Mark[]
  /** What the rule makes of such a request, and why. */
  readonly rationale: string
  /** Requests and what is understood of them; without the rule each is understood otherwise. */
  readonly cases: readonly (readonly [request: string, understood: string])[]
  /** What the rule changes; null where it has nothing to say. */
  readonly apply: (so: Understanding, lexicon: Lexicon) => Change | null
}
