import type { Place, Step } from './place.ts'
import { wordAt } from './place.ts'

/** "letter B", "number 5", "digit 3", and a lone capital letter. */
export function characterAt(place: Place): Step | null {
  const { words, at, lexicon } = place
  const [here, next] = [words[at], words[at + 1]]
  if (here === undefined) return null
  const { letterNames, numberNames, numbers } = lexicon.grammar
  const isNumber = numberNames.has(here.lower)
  if (next !== undefined && (isNumber || letterNames.has(here.lower))) {
    if (/^[a-z]{1,2}$/i.test(next.raw) && (next.raw.length === 1 || next.raw === next.raw.toUpperCase()))
      return written(next.raw.toUpperCase(), 2)
    if (/^\d{1,2}$/.test(next.raw)) return written(next.raw, 2)
    const numeral = numbers.get(wordAt(place, 1))
    if (isNumber && numeral !== undefined && numeral < 10) return written(String(numeral), 2)
  }
  return /^[B-HJ-Z]$/.test(here.raw) && here.raw !== 'X' ? written(here.raw, 1) : null
}

function written(characters: string, taken: number): Step {
  return { taken, item: { kind: 'character', characters, text: characters } }
}
