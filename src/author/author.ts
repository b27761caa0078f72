import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'
import type { Raster } from '../drawing/model/raster.ts'

/** What is asked for: a concept slug, a prompt, pictures, or any of them together; the cut it will be drawn in; how many ideas. */
export interface Brief {
  readonly concept: string | null
  readonly prompt: string | null
  /** In the order in which they were sent; at most four. */
  readonly images: readonly Raster[]
  readonly cut: Cut
  readonly count: 1 | 2
}

/** One try at an item: a program in the icon language and what it says it shows. */
export interface Draft {
  /** The whole text of a program that needs nothing else: no reference to the lexicon is left in it. '' where there is nothing to draw, and a finding of severity error says why. */
  readonly program: string
  /** One plain-English sentence: "A cloud with a lightning bolt below it." */
  readonly intent: string
  /** What the author itself has to say: words that are not shown, words that were read otherwise. */
  readonly findings: readonly Finding[]
  /** The idea behind the draft, for people who read logs: `badge`, `inside`, `scene-below`. */
  readonly idea: string
  /**
   * How far it is from what was asked, where an author can measure that, in findings of severity error that weigh as much: among tries of
   * which none is free of errors, the one nearest to what was asked may have some more. 0 where it is left out.
   */
  readonly departure?: number
}

/** What became of a draft, for the author to do better. */
export interface Verdict {
  /** The icon; '' when the program could not be drawn. */
  readonly svg: string
  /** What the author said of it, what is wrong with the program (rule `program`) and what the checker found, with the statements to blame. */
  readonly findings: readonly Finding[]
  /** Whether no earlier draft of the item came out better. */
  readonly isBest: boolean
}

/** Why an author has no further draft, although it would have one if all were well. */
export type AuthorFailure =
  /** Switched off, or not to be had: waiting does not help. */
  | { readonly kind: 'offline'; readonly cause?: unknown }
  /** Too busy, too slow, or away for a while. `retryAfterSeconds` is whole, at least 1. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number; readonly cause?: unknown }
  /** It answered, with nothing that could be used. */
  | { readonly kind: 'error'; readonly cause?: unknown }

/** Tokens that calls of a language model took. */
export interface Usage {
  readonly inputTokens: number
  /** Those of the input that the provider had kept, for operators; left out where it does not say. */
  readonly cachedInputTokens?: number
  readonly outputTokens: number
  /** Those of the output that were thought, not said. */
  readonly reasoningTokens: number
  readonly totalTokens: number
}

/** What an author tells while it works on a draft. */
export type Report =
  /** What it is going to draw, where it knows that before it has the program. */
  | { readonly kind: 'intent'; readonly intent: string }
  /** The next piece of the program. Joined, the pieces begin the program of the next draft, unless a call broke off. */
  | { readonly kind: 'text'; readonly delta: string }
  /** What one call took, whether or not it was good for anything. */
  | { readonly kind: 'usage'; readonly usage: Usage }

/** The circumstances in which an author works on one item. */
export interface Session {
  /** Aborts when nobody waits for drafts any more: left, found good, or out of time. What is under way must end then. */
  readonly signal: AbortSignal
  readonly report: (report: Report) => void
}

/**
 * The drafts of one item, best first, as many as are asked for. Each `yield` gives the verdict on its draft. What it returns
 * is why there are no more: null when it knows no other. An author fails by returning so; what it throws is a fault of ours.
 */
export type Proposals =
  | Generator<Draft, AuthorFailure | null, Verdict>
  | AsyncGenerator<Draft, AuthorFailure | null, Verdict>

/** A request near another one, or the same at another cut (`request` null), and how it would be drawn first. */
export interface Nearby {
  readonly request: string | null
  readonly cut: Cut
  readonly draft: Draft
}

/** Whoever turns a brief into programs: the lexicon and its grammar, a language model, a tracer of pictures. */
export interface Author {
  /** Proposes for one item. `index` 1 is a second idea, not a nudge of the first. */
  readonly propose: (brief: Brief, index: 0 | 1, session: Session) => Proposals
  /** What may be asked for instead of a brief that came to nothing better than a draft, the likeliest first; whether that is drawn well is for others to find out. Left out by authors that know nothing. */
  readonly nearby?: (brief: Brief) => Generator<Nearby, void>
  /** The slug of the draw: the one given, or one derived from the prompt. */
  readonly concept: (brief: Brief) => string
  /** Whether the same brief always gives the same drafts: only then may a draw be kept, or shared by all who ask for it. */
  readonly isDeterministic: boolean
  /** What decides its drafts besides the files of this repository: provider, model, settings, the text of its prompt. Null when nothing does. */
  readonly revision: string | null
}
