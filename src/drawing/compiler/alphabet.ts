/**
 * The stroke alphabet: every character as statements of the icon language in a box `width` × 10 units, cap line at
 * y = 0, base line at y = 10. Drawn by us for 8 to 16 px: straight sides, open mouths, no serifs, few strokes. Lanes
 * (`@8-`) count by the height: those of the cut times a tenth of the height, so 10 for a capital of 16 at the house cut.
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
  A: {
    width: 8.5,
    strokes:
      'line 0.8125,10 4.25,0*0.5 7.6875,10 @8.6+; line 2.013,6.5 6.487,6.5 @8.6+; line 0,10 2,0 6.5,0 8.5,10 @8.6-; line 0.6,7 7.9,7 @8.6-',
  },
  B: {
    width: 6.25,
    strokes: 'path 0,4.8! 0,0*0.4 3.6,0 cw 2.4 3.6,4.8 close; path 0,4.8 0,10*0.4 3.6,10 ccw 2.6 3.6,4.8',
  },
  C: { width: 6.75, strokes: 'path 6.25,1.3 ccw 3.5 3.5,0 ccw 3.5 0,3.5 0,6.5 ccw 3.5 3.5,10 ccw 3.5 6.25,8.7' },
  D: { width: 7.5, strokes: 'path 0,0*0.5 3,0 cw 4.5 7.5,4.5 7.5,5.5 cw 4.5 3,10 0,10*0.5 close' },
  E: { width: 6, strokes: 'line 6,0 0,0*0.5 0,10*0.5 6,10; line 0,5 5,5' },
  F: { width: 6, strokes: 'line 0,10 0,0*0.5 6,0; line 0,5.4 5,5.4' },
  G: {
    width: 7.5,
    strokes:
      'path 6.4,1 ccw 3.6 3.75,0 ccw 3.6 0.15,3.6 0.15,6.4 ccw 3.6 3.75,10 ccw 3.6 7.35,6.4 7.35,5.75*0.4 4.75,5.75 @7.5+; path 5,0.2 ccw 4 3.75,0 ccw 4 -0.25,4 -0.25,6 ccw 4 3.75,10 ccw 4 7.75,6 7.75,5.75*0.4 5.25,5.75 @7.5-',
  },
  H: { width: 7, strokes: 'line 0,0 0,10; line 7,0 7,10; line 0,5 7,5' },
  I: { width: 4, strokes: 'line 2,0 2,10; line 0,0 4,0; line 0,10 4,10' },
  J: { width: 6, strokes: 'path 6,0 6,7 cw 3 3,10 cw 3 0.18,8.03' },
  K: {
    width: 6.25,
    strokes:
      'line 0,0 0,10; line 6.25,0 1.25,5! 6.25,10 @9+; line 0,5 1.25,5 @9+; line 6.25,0 0,6.25 @9-; line 1.25,5 6.25,10 @9-',
  },
  L: { width: 6, strokes: 'line 0,0 0,10*0.5 6,10' },
  M: { width: 8.75, strokes: 'line 0,10 0,0*0.3 4.375,4.375*0.4 8.75,0*0.3 8.75,10' },
  N: { width: 6.5, strokes: 'line 0.75,10 0.75,0*0.3 5.75,10*0.3 5.75,0 @7+; line 0,10 0,0*0.3 6.5,10*0.3 6.5,0 @7-' },
  O: { width: 7.5, strokes: 'path 0,3.75 cw 3.75 7.5,3.75 7.5,6.25 cw 3.75 0,6.25 close' },
  P: { width: 6.75, strokes: 'path 0,5.5! 0,0*0.4 4,0 cw 2.75 4,5.5 close; line 0,5.5 0,10' },
  Q: {
    width: 7.5,
    strokes:
      'path 0,3.75 cw 3.75 7.5,3.75 7.5,6.25 cw 3.75 0,6.25 close; line 4.5,7 7.5,10 @8+; line 6.402,8.902 8,10.5 @8-',
  },
  R: {
    width: 6.75,
    strokes:
      'path 0.25,5! 0.25,0*0.4 4,0 cw 2.5 4,5 close @6+; line 0.25,5 0.25,10 @6+; line 1.5,5 6.5,10 @6+; path 0,5.5! 0,0*0.4 4,0 cw 2.75 4,5.5 close @6-; line 0,5.5 0,10 @6-; line 3.25,5.5 6.75,10 @6-',
  },
  S: {
    width: 6.5,
    strokes:
      'path 6.4,1.6 ccw 2.375 4.1,0 2.375,0 ccw 2.375 2.375,4.75 3.875,4.75 cw 2.625 3.875,10 2.4,10 cw 2.625 0,8.4 @8+; path 6,0 2.375,0 ccw 2.375 2.375,4.75 3.875,4.75 cw 2.625 3.875,10 0.25,10 @8-',
  },
  T: { width: 8, strokes: 'line 0,0 8,0; line 4,0 4,10' },
  U: { width: 7, strokes: 'path 0,0 0,6.5 ccw 3.5 7,6.5 7,0' },
  V: { width: 6.875, strokes: 'line 0,0 3.4375,10*0.4 6.875,0' },
  W: {
    width: 10.625,
    strokes:
      'line 0,0 3.333,10*0.3 5.3125,4.0625*0.3 7.292,10*0.3 10.625,0 @6+; line 0.9375,0 0.9375,10*0.3 5.3125,5.625*0.4 9.6875,10*0.3 9.6875,0 @6-',
  },
  X: { width: 5, strokes: 'line 0,0 5,10; line 5,0 0,10' },
  Y: { width: 7.5, strokes: 'line 0,0 3.75,3.75! 7.5,0; line 3.75,3.75 3.75,10' },
  Z: { width: 6.25, strokes: 'line 0,0 6,0*0.4 0.227,10*0.4 6.25,10' },
  0: { width: 6.5, strokes: 'path 0,3.25 cw 3.25 6.5,3.25 6.5,6.75 cw 3.25 0,6.75 close' },
  1: { width: 2.5, strokes: 'line 0,2.5 2.5,0*0.3 2.5,10' },
  2: {
    width: 6.25,
    strokes:
      'path 0.29,1.8 cw 3.125 3.125,0 cw 3.125 6.25,3.125 cw 3.125 5.335,5.335 0.67,10*0.3 6.25,10 @8+; path 0,0 3.9,0 cw 2.375 3.9,4.75 2.625,4.75 ccw 2.625 0,7.375 0,10*0.3 6.5,10 @8-',
  },
  3: { width: 5.75, strokes: 'path 0.25,0 3.375,0 cw 2.5 3.375,5! cw 2.5 3.375,10 0.25,10; line 1.75,5 3.375,5' },
  4: {
    width: 7.5,
    strokes:
      'line 5,10 5,0*0.3 0.625,7.5*0.3 6.875,7.5 @9+; line 1,0 -0.25,6.25*0.3 7.75,6.25 @9-; line 5.75,3.25 5.75,10 @9-',
  },
  5: { width: 6, strokes: 'path 5.75,0 0.4,0*0.3 0.4,4.75*0.3 3.375,4.75 cw 2.625 3.375,10 0,10' },
  6: { width: 6.5, strokes: 'path 5,0 ccw 7.06 0,6.75; path 0,6.75 cw 3.25 6.5,6.75 cw 3.25 close' },
  7: { width: 6.25, strokes: 'line 0,0 6.25,0*0.4 1.25,10' },
  8: {
    width: 6.25,
    strokes:
      'path 2.525,0 3.725,0 cw 2.4 3.725,4.8 2.525,4.8 cw 2.4 close; path 2.6,4.8 3.65,4.8 cw 2.6 3.65,10 2.6,10 cw 2.6 close',
  },
  9: { width: 6.5, strokes: 'path 1.5,10 ccw 7.06 6.5,3.25; path 0,3.25 cw 3.25 6.5,3.25 cw 3.25 close' },
  '.': { width: 0.5, strokes: 'dot 0.25,9.4' },
  ',': { width: 1, strokes: 'line 1,8.6 0,11' },
  ':': { width: 0.5, strokes: 'dot 0.25,2.6; dot 0.25,8.4' },
  '!': { width: 0.5, strokes: 'line 0.25,0 0.25,5.5; dot 0.25,10 1' },
  '?': {
    width: 5.5,
    strokes:
      'path 0.26,1.59 cw 2.75 2.75,0 cw 2.75 5.5,2.75 cw 2.75 2.75,5.5*0.4 2.75,6.5 @7+; path 1.17,0.5 cw 2.75 2.75,0 cw 2.75 5.5,2.75 cw 2.75 2.75,5.5 @7-; dot 2.75,10 1',
  },
  '%': { width: 8, strokes: 'line 7.5,0 0.5,10; dot 1,1.5 1; dot 7,8.5 1' },
  '#': { width: 8, strokes: 'line 1.6,0 1.6,10; line 6.4,0 6.4,10; line 0,2.6 8,2.6; line 0,7.4 8,7.4' },
  '@': {
    width: 10,
    strokes:
      'circle 5,5 2 @8.5+; path 7,5 7,5.5 ccw 1.5 10,5.5 10,5 ccw 5 5,0 ccw 5 0,5 ccw 5 5,10 ccw 5 6.3,9.83 @8.5+; dot 5,5 @8.5-; path 10,6 10,5 ccw 5 5,0 ccw 5 0,5 ccw 5 5,10 ccw 5 7.5,9.33 @8.5-',
  },
  '&': {
    width: 7.5,
    strokes:
      'path 7.5,10 1.6,3.4 cw 2.1 3.3,0 cw 2.1 5.4,2.1 cw 2.1 4.4,3.9 1.4,5.6 ccw 2.5 2.6,10 ccw 5 7.5,6 @7+; path 3.25,0 cw 2.1 3.25,4.2 cw 2.1 close @7-; path 3.25,4.2 ccw 2.9 3.25,10 ccw 4 7.25,7 @7-',
  },
  '+': { width: 7, strokes: 'line 0,5 7,5; line 3.5,1.5 3.5,8.5' },
  '-': { width: 6, strokes: 'line 0,5 6,5' },
  '=': { width: 6.5, strokes: 'line 0,3 6.5,3; line 0,7 6.5,7' },
  '/': { width: 5, strokes: 'line 5,0 0,10' },
  $: {
    width: 6.5,
    strokes:
      'path 6.36,1.68 ccw 2.5 4,0 2.5,0 ccw 2.5 2.5,5 4,5 cw 2.5 4,10 2.5,10 cw 2.5 0.14,8.32 @8+; line 3.25,-2 3.25,0 @8+; line 3.25,10 3.25,12 @8+; path 6.25,0.4 2.5,0.4 ccw 2.3 2.5,5 4,5 cw 2.3 4,9.6 0.25,9.6 @8-; line 3.25,-1 3.25,0.4 @8-; line 3.25,9.6 3.25,11 @8-',
  },
}
