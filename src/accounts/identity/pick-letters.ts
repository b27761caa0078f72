import type { RandomBytes } from '../../platform/random-text.ts'

/** Random text of letters out of `alphabet` (at most 256), each equally likely. */
export function pickLetters(random: RandomBytes, alphabet: string, length: number): string {
  // Bytes above the last whole multiple are thrown away: they would make the first letters likelier.
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}
