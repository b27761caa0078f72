/**
 * The stroke alphabet: every character as statements of the icon language in a box `width` × 10 units, cap line at
 * y = 0, base line at y = 10. Drawn by us for 8 to 16 px: open counters, no serifs, few strokes.
 */
export interface Character {
  readonly width: number
  readonly strokes: string
}

/** Height of a capital in the alphabet's own units. */
export const CAP_HEIGHT = 10

/** Space between the centre lines of neighbouring characters. */
export const LETTER_GAP = 3.5

export const ALPHABET: Readonly<Record<string, Character>> = {
  A: { width: 8, strokes: 'line 0,10 4,0 8,10; line 1.4,6.5 6.6,6.5' },
  B: { width: 6, strokes: 'path 0,0 3.5,0 cw 2.5 3.5,5 cw 2.5 3.5,10 0,10 close; line 0,5 3.5,5' },
}
