const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const STORE_BYTES = 4096

/** Gives `count` random bytes; the composition root hands in the real source. */
export type RandomBytes = (count: number) => Uint8Array

/**
 * Hands out random bytes from a store that is filled at once: a call for a few bytes costs as much as one for thousands.
 * No byte is given twice.
 */
export function storedRandom(random: RandomBytes): RandomBytes {
  let store: Uint8Array = new Uint8Array()
  let used = 0
  return (count) => {
    if (used + count > store.length) {
      store = random(Math.max(count, STORE_BYTES))
      used = 0
    }
    used += count
    return store.subarray(used - count, used)
  }
}

/** Random base-62 text of `length` characters, each equally likely (bytes from 248 up are thrown away for that). */
export function randomText(random: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length - text.length + 8)) {
      if (byte < 248 && text.length < length) text += BASE_62.charAt(byte % 62)
    }
  }
  return text
}

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
