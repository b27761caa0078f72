/** British and other spellings, by their American form in the lexicon and the other way round. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(s?)$/, 'or$1'],
  [/or(s?)$/, 'our$1'],
  [/tre$/, 'ter'],
  [/ter$/, 'tre'],
  [/ise(d?)$/, 'ize$1'],
  [/ize(d?)$/, 'ise$1'],
  [/isation$/, 'ization'],
  [/ogue$/, 'og'],
  [/og$/, 'ogue'],
  [/elry$/, 'ellery'],
  [/ellery$/, 'elry'],
  [/yre$/, 'ire'],
  [/ence$/, 'ense'],
  [/ense$/, 'ence'],
  [/f/, 'ph'],
  [/mould/, 'mold'],
  [/^moustache/, 'mustache'],
  [/licence/, 'license'],
  [/tyre/, 'tire'],
  [/grey/, 'gray'],
  [/plough/, 'plow'],
  [/aeroplane/, 'airplane'],
  [/pyjama/, 'pajama'],
  [/aluminium/, 'aluminum'],
  [/moustache/, 'mustache'],
  [/programme/, 'program'],
]

/** Other spellings of a word that the lexicon might know. */
export function spellingsOf(word: string): string[] {
  return SPELLINGS.map(([from, to]) => word.replace(from, to)).filter((other) => other !== word)
}

/** The known words, arranged so that those near a typing error are found fast. */
export interface SpellingIndex {
  /** The nearest known word within one slip (two in words of seven letters and more) that begins alike; null when there is none or a tie between unlike words. */
  readonly correct: (word: string) => string | null
  /** Every known word within a slip (two in words of seven letters and more), in order of preference. */
  readonly near: (word: string) => string[]
}

/** Builds the index; `words` come in order of preference. */
export function spellingIndex(words: readonly string[]): SpellingIndex {
  const byStart = new Map<string, Known[]>()
  for (const word of words) {
    if (!/^[a-z]{4,}$/.test(word)) continue
    const start = word.slice(0, 1)
    const list = byStart.get(start)
    const known = { word, letters: lettersOf(word) }
    if (list === undefined) byStart.set(start, [known])
    else list.push(known)
  }
  return { correct: (word) => correct(word, byStart), near: (word) => near(word, byStart) }
}

/** A known word and which of the 26 letters it has, as bits: words whose letters differ by more than the slips need no closer look. */
interface Known {
  readonly word: string
  readonly letters: number
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** Words that begin with a letter and may lie within so many slips; a slip changes two letters at most. */
function candidates(
  word: string,
  start: string,
  most: number,
  byStart: ReadonlyMap<string, readonly Known[]>,
): string[] {
  const letters = lettersOf(word)
  const fits = (other: Known): boolean => {
    if (Math.abs(other.word.length - word.length) > most) return false
    let differing = letters ^ other.letters
    for (let left = 2 * most; differing !== 0; left--) {
      if (left === 0) return false
      differing &= differing - 1
    }
    return true
  }
  return (byStart.get(start) ?? []).filter(fits).map((known) => known.word)
}

function near(word: string, byStart: ReadonlyMap<string, readonly Known[]>): string[] {
  if (!/^[a-z]{4,24}$/.test(word)) return []
  const most = word.length >= 7 ? 2 : 1
  return candidates(word, word.slice(0, 1), most, byStart).filter((other) => editDistance(word, other, most) <= most)
}

function correct(word: string, byStart: ReadonlyMap<string, readonly Known[]>): string | null {
  // Short words have too many neighbours for a guess to be honest.
  if (!/^[a-z]{4,24}$/.test(word)) return null
  const most = word.length >= 7 ? 2 : 1
  let best: string | null = null
  let fewest = most + 1
  // A swap of the first two letters is the one slip that changes how a word begins.
  const starts = new Set([word.slice(0, 1), word.slice(1, 2)])
  for (const start of starts) {
    for (const candidate of candidates(word, start, most, byStart)) {
      if (mayBeMeant(word, candidate)) continue
      const slips = editDistance(word, candidate, most)
      // "sitting" is no slip of "settings": a verb's form allows one slip only.
      if (slips > 1 && /(?:ing|ed)$/.test(word)) continue
      if (start !== word[0] && !(slips === 1 && candidate[1] === word[0])) continue
      if (slips > 1 && !isLongSlip(word, candidate)) continue
      // Of two equally near words the one of the same length is likelier.
      if (
        slips < fewest ||
        (slips === fewest && best !== null && candidate.length === word.length && best.length !== word.length)
      )
        [best, fewest] = [candidate, slips]
    }
  }
  return best
}

/**
 * "constructor" is no slip of "construction", nor "unicorn" of "union": two slips only within long words that end alike,
 * begin alike at the same length ("airplain"), or have their letters mixed up ("bycicle").
 */
function isLongSlip(word: string, candidate: string): boolean {
  const isMixedUp = word.length >= 6 && word.at(-1) === candidate.at(-1) && sorted(word) === sorted(candidate)
  if (isMixedUp) return true
  if (word.length < 8 || candidate.length < 7) return false
  if (word.length === candidate.length && word.slice(0, 5) === candidate.slice(0, 5)) return true
  return word.at(-1) === candidate.at(-1) && word.slice(0, 2) === candidate.slice(0, 2)
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/**
 * "lune" is no "line" and "sitting" no "setting": where letters are only replaced, another word is likelier than a slip,
 * unless the word is long. Swapped, missing and doubled letters are slips in shorter words too.
 */
function mayBeMeant(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return word.length < 5 || (/(?:ing|ed)$/.test(word) && word.length < 7)
  if (sorted(word) === sorted(candidate)) return false
  return word.length < 7 || /(?:ing|ed)$/.test(word)
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other; more than `most` is given as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
