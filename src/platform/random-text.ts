const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Gives `count` random bytes; the composition root hands in the real source. */
export type RandomBytes = (count: number) => Uint8Array

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
