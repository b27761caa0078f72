/** How an idea is answered, and how long it may be. */
const IDEA = /^\W*idea\W+(\S.*)$/i
const LONGEST_IDEA = 160

/** Asks for the ideas of a draw of two before either is drawn: whoever draws one first finds it hard to think of another. */
export function ideasPart(request: string): string {
  return `${request}

Two icons are wanted, each by another idea: another thing, or another composition, not another angle of the same. Draw nothing yet. Answer two lines
and nothing else, the better idea first, each a plain English sentence that says what is drawn:

idea: A kettle with steam above it.
idea: A cup on a hot plate.`
}

/** The ideas that an answer has: two that differ, or none, where a model does as it likes. */
export function readIdeas(text: string): readonly [string, string] | null {
  const ideas = text
    .split('\n')
    .map((line) => IDEA.exec(line)?.[1]?.trim() ?? '')
    .filter((idea) => idea !== '' && idea.length <= LONGEST_IDEA)
  const [first, second] = new Set(ideas)
  return first === undefined || second === undefined ? null : [first, second]
}
