import { singularsOf } from '../../lexicon/phrase.ts'
import { PRESET_WORDS } from '../../lexicon/presets.ts'
import type { Entry, Lexicon } from '../../lexicon/lexicon.ts'
import { drawnAs } from '../../lexicon/lexicon.ts'
import type { Item } from './item.ts'
import { isUndrawn } from './known.ts'
import type { Reader } from './reader.ts'
import { segments } from './segment.ts'
import { spellingsOf } from './spelling.ts'

/** A word that nothing knows as it stands: another spelling, two words for one, a typing error, or truly unknown. */
export function readOddWord(reader: Reader, at: number): number {
  const { words, items, lexicon } = reader
  const read = reader.replacements > 0 ? replaceOddWord(reader, at) : false
  if (read) return 0
  const word = words[at]?.lower ?? ''
  if (/^[+@#%$?!=]$/.test(word)) return 1
  items.push({
    kind: 'unknown',
    text: words[at]?.said ?? words[at]?.raw ?? word,
    action:
      !isUndrawn(lexicon.lookUp(word)) &&
      (isAction(word, words[at + 1]?.lower, lexicon) ||
        isParticiple(word, items.at(-1), words[at + 1]?.lower, lexicon)),
  })
  return 1
}

/** Puts known words in the place of an unknown one, to be read again; false when nothing comes near. */
function replaceOddWord(reader: Reader, at: number): boolean {
  const { words, lexicon, corrections, spelling } = reader
  const word = words[at]?.lower ?? ''
  const replace = (read: string, taken: number, tell: boolean): boolean => {
    reader.replacements -= 1
    if (tell)
      corrections.push({
        written: words
          .slice(at, at + taken)
          .map((one) => one.raw)
          .join(' '),
        read,
      })
    words.splice(at, taken, ...read.split(' ').map((one) => ({ raw: one, lower: one })))
    return true
  }
  const apart = segments(word, lexicon)
  if (apart !== null && apart.join(' ') !== word) return replace(apart.join(' '), 1, false)
  const joined = word + (words[at + 1]?.lower ?? '')
  if (joined !== word && drawnAs(joined, lexicon) !== null) return replace(joined, 2, false)
  const respelled = spellingsOf(word).find((other) => drawnAs(other, lexicon) !== null)
  if (respelled !== undefined) return replace(respelled, 1, false)
  const familiarities = [word, ...singularsOf(word)].map((form) => lexicon.familiarity(form))
  if (!familiarities.includes('known')) {
    const halves = splitInTwo(word, lexicon)
    if (halves !== null) return replace(halves, 1, false)
    if (generalise(reader, at, word, lexicon.lookUp(word))) return true
    if (familiarities.includes('english')) return false
    if (!reader.mayCorrect) return false
    const corrected = inContext(reader, at) ?? spelling.correct(word)
    if (corrected !== null && corrected !== word) return replace(corrected, 1, true)
  }
  return false
}

/** "loction pin": of the words within a slip, the one that makes a known phrase with its neighbour. */
function inContext({ words, lexicon, spelling }: Reader, at: number): string | null {
  const [word, after] = [words[at]?.lower ?? '', words[at + 1]?.lower]
  if (after === undefined) return null
  return spelling.near(word).find((other) => drawnAs(`${other} ${after}`, lexicon) !== null) ?? null
}

/** "poodle": a more general glyph stands for it, and that is said. */
export function generalise(reader: Reader, at: number, written: string, general: Entry): boolean {
  const { words, generals } = reader
  if (general.kind !== 'general') return false
  reader.replacements -= 1
  generals.push({ written, glyph: general.glyph, steps: general.steps })
  words.splice(
    at,
    written.includes(' ') ? 2 : 1,
    ...general.glyph.split('-').map((one) => ({ raw: one, lower: one, said: written })),
  )
  return true
}

/** "A user hugging a house": says what the thing before it does with the next. With no next one it is a state, and so is "delivered". */
function isParticiple(word: string, before: Item | undefined, next: string | undefined, lexicon: Lexicon): boolean {
  return (
    before?.kind === 'thing' && next !== undefined && /.{2}ing$/.test(word) && !lexicon.grammar.lostInPhrases.has(word)
  )
}

/** "shoppingcart": two known words written as one, if they name one glyph together. */
function splitInTwo(word: string, lexicon: Lexicon): string | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const pair = `${word.slice(0, cut)} ${word.slice(cut)}`
    if (drawnAs(pair, lexicon) !== null) return pair
  }
  return null
}

/** "falling from", "pointing left", "slowly": says how, not what. "Rolling pin" names a thing. */
function isAction(word: string, next: string | undefined, { grammar }: Lexicon): boolean {
  if (/.{3}ly$/.test(word)) return true
  return (
    (/.{2}ing$/.test(word) || grammar.placing.has(word)) &&
    next !== undefined &&
    (grammar.relations.has(next) || grammar.stop.has(next) || PRESET_WORDS.has(next))
  )
}
