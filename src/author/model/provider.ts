import type { AuthorFailure, Usage } from '../author.ts'

/** One turn of a talk with a language model. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** PNGs, in the order in which they were sent; only for models that see. */
  readonly pictures?: readonly Uint8Array[]
}

/** What a model is asked. */
export interface Asked {
  /** The part of the prompt that is the same for every request, byte by byte, so that providers can keep it. */
  readonly rules: string
  readonly turns: readonly Turn[]
  /** Ends the request at the provider when it aborts. */
  readonly signal: AbortSignal
  readonly onText: (delta: string) => void
}

/** How a call ended. `usage` is null where the provider told of none. */
export type Answered =
  | { readonly kind: 'said'; readonly isRefusal: boolean; readonly usage: Usage | null }
  | { readonly kind: 'failed'; readonly failure: AuthorFailure; readonly usage: Usage | null }

/** A language model that somebody runs. Never rejects: what goes wrong with it is a value. */
export interface Provider {
  /** Its kind and its model, such as `openai-compatible:some-model`. */
  readonly name: string
  /** Whether it looks at the pictures of a turn; otherwise they are not sent to it. */
  readonly seesPictures: boolean
  readonly ask: (asked: Asked) => Promise<Answered>
  /** Whether it can be asked now; otherwise why not. */
  readonly failure?: () => Promise<AuthorFailure | null>
}
