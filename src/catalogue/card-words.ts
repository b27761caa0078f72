import type { GlyphCard } from './glyph-card.ts'

/** Lower case, parted at everything that is neither letter nor digit; a plural is as its singular. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map(singularOf)
}

/** Words without what parts them: "wi-fi" is "wifi", "check mark" is "checkmark". */
export function joined(words: readonly string[]): string {
  return words.join('')
}

/** What a card is called beside its name: its phrases, and "arrow left" for an arrow that may point so. */
export function callsOf({ name, words, parameters }: GlyphCard): string[] {
  return [...words, ...parameters.flatMap(({ values }) => values.map((value) => `${name} ${value}`))]
}

/** The words that say by themselves what a card is: those of its name, and its synonyms of one word. */
export function tellingWords({ name, words }: GlyphCard): Set<string> {
  return new Set([...wordsOf(name), ...words.map(wordsOf).flatMap((phrase) => (phrase.length === 1 ? phrase : []))])
}

/** Whether a text is the name of a glyph, or one of the phrases that mean it. */
export function isCalled({ name, words }: GlyphCard, text: string): boolean {
  const asked = joined(wordsOf(text))
  return [name, ...words].some((phrase) => joined(wordsOf(phrase)) === asked)
}

function singularOf(word: string): string {
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
