/** How wide the characters of our alphabet are, in tenths of their height; those that are left out `USUAL`. A test holds them to the alphabet. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 8.5,
  D: 7.5,
  G: 8,
  H: 7,
  I: 4,
  M: 8.75,
  O: 7.5,
  Q: 8,
  T: 8,
  U: 7,
  W: 10.625,
  Y: 7.5,
  1: 2.5,
  4: 8,
}
const USUAL = 6.875

/** At the least so many times as high as two centre lines are apart, a character is read; those with much in them more. */
const LEAST = 2.2
const LEAST_OF: Readonly<Record<string, number>> = { G: 2.45, M: 2.45, W: 2.45 }

/** How wide a text is between its outermost centre lines, in the unit of its height. */
export function widthOf(text: string, height: number, gap: number): number {
  return [...text].reduce((sum, one) => sum + (widthOfCharacter(one) * height) / 10, 0) + gap * (text.length - 1)
}

/** How wide a character is, in tenths of its height: never less than our alphabet draws it. */
export function widthOfCharacter(character: string): number {
  return WIDTHS[character] ?? USUAL
}

/** How high a text is at the least, in distances of two centre lines that can be told apart. */
export function leastOf(text: string): number {
  return Math.max(LEAST, ...[...text].map((one) => LEAST_OF[one] ?? 0))
}
