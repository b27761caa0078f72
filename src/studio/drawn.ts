import type { AuthorFailure, Brief, Usage } from '../author/author.ts'
import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'

/** A fault of ours: the engine threw at a program, which it never may, whatever the program says. */
export interface Crash {
  /** The whole text of the program: with the cut, all that it takes to see the crash again. */
  readonly program: string
  readonly cut: Cut
  /** What was thrown, with its trace. */
  readonly trace: string
}

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
  /** A piece of the program. The pieces of an attempt that follows up with a preview, joined, are its whole program; `isGrowing`: its author is still writing it. */
  | {
      readonly kind: 'program'
      readonly index: 0 | 1
      readonly attempt: number
      readonly delta: string
      readonly isGrowing?: true
    }
  | {
      readonly kind: 'preview'
      readonly index: 0 | 1
      readonly attempt: number
      readonly svg: string
      readonly findings: readonly Finding[]
    }
  | { readonly kind: 'item'; readonly item: DrawnItem }

/** All that decides a drawing under one revision. */
export function briefKey({ concept, prompt, images, cut, count }: Brief): string {
  return JSON.stringify([
    concept,
    prompt,
    images.map(({ id }) => id),
    cut.size,
    cut.stroke,
    cut.radius,
    cut.finish,
    count,
  ])
}

/** Tells what a watcher would have heard of the attempts that were kept. */
export function replay({ items }: Drawn, watch: (event: DrawEvent) => void): void {
  for (const item of items) {
    const { index, attempts: attempt, intent, program, svg, findings } = item
    watch({ kind: 'intent', index, attempt, intent })
    watch({ kind: 'program', index, attempt, delta: program })
    watch({ kind: 'preview', index, attempt, svg, findings })
    watch({ kind: 'item', item })
  }
}

/** A draw came to nothing because its author failed. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError'
  readonly failure: AuthorFailure

  constructor(failure: AuthorFailure) {
    super(`the author failed (${failure.kind})`, 'cause' in failure ? { cause: failure.cause } : undefined)
    this.failure = failure
  }
}
