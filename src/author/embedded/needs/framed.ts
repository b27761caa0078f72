/** A need, put together of a thing and a sign. */
export interface Framed {
  /** The request that draws it, in the words of the lexicon. */
  readonly picture: string
  /** How surely the words mean it: 1 where each is shown as the tables have it. */
  readonly score: number
  /** Words that the picture leaves out. */
  readonly left: readonly string[]
}

/** Orders by how surely. */
export function byScore(a: Framed, b: Framed): number {
  return b.score - a.score
}

/**
 * The same for what a product needs; of two that are as sure the one that says more of the same thing: "cancel visit" is no calendar alone. Of what is asked for by itself
 * less is likelier: "books in a library".
 */
export function bySurest(a: Framed, b: Framed): number {
  return byScore(a, b) || saysMore(b, a) - saysMore(a, b)
}

function saysMore(one: Framed, other: Framed): number {
  return Number(one.picture.startsWith(`${other.picture} `))
}
