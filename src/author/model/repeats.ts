/** Whether a text repeats a piece of another. */
export type Repeats = (text: string) => boolean

/** So many words in a row are no chance: sentences about icons have not so many in common. */
const RUN = 5

/** Knows every run of five words of a text again, whatever stands between the words and however they are written. */
export function createRepeats(text: string): Repeats {
  const known = new Set(runsOf(text))
  return (other) => runsOf(other).some((run) => known.has(run))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
}
