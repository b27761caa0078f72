import type { Cut } from '../drawing/model/cut.ts'
import type { Finding } from '../drawing/model/finding.ts'

/** What is asked for: a concept slug, a prompt, or both; the cut it will be drawn in; how many ideas. */
export interface Brief {
  readonly concept: string | null
  readonly prompt: string | null
  readonly cut: Cut
  readonly count: 1 | 2
}

/** One try at an item: a program in the icon language and what it says it shows. */
export interface Draft {
  /** The whole text of a program that needs nothing else: no reference to the lexicon is left in it. */
  readonly program: string
  /** One plain-English sentence: "A cloud with a lightning bolt below it." */
  readonly intent: string
  /** What the author itself has to say: words that are not shown, words that were read otherwise. */
  readonly findings: readonly Finding[]
  /** The idea behind the draft, for people who read logs: `badge`, `inside`, `scene-below`. */
  readonly idea: string
}

/** Whoever turns a brief into programs: the lexicon and its grammar, a language model, a tracer of pictures. */
export interface Author {
  /** Drafts for one item, best first; the caller takes as many as it needs. `index` 1 is a second idea, not a nudge of the first. */
  readonly propose: (brief: Brief, index: 0 | 1) => AsyncIterable<Draft> | Iterable<Draft>
  /** The slug of the draw: the one given, or one derived from the prompt. */
  readonly concept: (brief: Brief) => string
}
