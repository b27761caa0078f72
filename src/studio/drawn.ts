import type { Usage } from '../author/author.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Crash } from './crash.ts'

/** One item of a draw, as the API answers it. */
export interface DrawnItem {
  readonly index: 0 | 1
  /** The icon; '' when no attempt gave a program that can be drawn. */
  readonly svg: string
  /** `checked`: no finding of severity `error`. */
  readonly status: 'checked' | 'draft'
  /** Rounds of author → compile → check that this item took; 0 when the author proposed nothing. */
  readonly attempts: number
  readonly intent: string
  /** Compiled again with the same cut, it gives exactly `svg`. */
  readonly program: string
  readonly findings: readonly Finding[]
}

export interface Drawn {
  readonly concept: string
  /** As many as were asked for, best first. */
  readonly items: readonly DrawnItem[]
  /** What the author's calls took, all together, also those that were good for nothing; null when it told of none. */
  readonly usage: Usage | null
  /** Faults of the engine on the way, each of which cost an attempt; left out where there were none. */
  readonly crashes?: readonly Crash[]
}

/** What happens on the way, for those who watch a draw. */
export type DrawEvent =
  | { readonly kind: 'intent'; readonly index: 0 | 1; readonly attempt: number; readonly intent: string }
  /** A piece of the program. The pieces of an attempt that follows up with a preview, joined, are its whole program. */
  | { readonly kind: 'program'; readonly index: 0 | 1; readonly attempt: number; readonly delta: string }
  | {
      readonly kind: 'preview'
      readonly index: 0 | 1
      readonly attempt: number
      readonly svg: string
      readonly findings: readonly Finding[]
    }
  | { readonly kind: 'item'; readonly item: DrawnItem }
