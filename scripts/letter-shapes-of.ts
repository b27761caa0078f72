import { createHash } from 'node:crypto'
import { difference } from '../src/author/pictures/difference.ts'
import { shapeOfCharacter } from '../src/author/pictures/writing/shape-of-character.ts'
import { findInk } from '../src/author/trace/ink/find-ink.ts'
import type { Silhouette } from '../src/lexicon/silhouettes.ts'
import { renderPixels } from '../src/tools/render.ts'
import type { LetterForm } from './letter-forms.ts'
import { LETTER_FORMS } from './letter-forms.ts'

/** Pens in tenths of the height of a capital: of letters that are cut as icons are, of type without serifs, and of type with them. */
const PENS = [
  { level: 0.8, upright: 0.8, round: true, serif: 0 },
  { level: 1.3, upright: 1.3, round: true, serif: 0 },
  { level: 1.9, upright: 1.9, round: true, serif: 0 },
  { level: 2.6, upright: 2.6, round: true, serif: 0 },
  { level: 0.6, upright: 0.6, round: false, serif: 0 },
  { level: 1, upright: 1.3, round: false, serif: 0 },
  { level: 1.5, upright: 2, round: false, serif: 0 },
  { level: 2, upright: 2.9, round: false, serif: 0 },
  { level: 0.5, upright: 1.1, round: false, serif: 0.5 },
  { level: 0.7, upright: 1.5, round: false, serif: 0.6 },
  { level: 0.8, upright: 2.3, round: false, serif: 0.8 },
  { level: 1.1, upright: 3, round: false, serif: 1 },
] as const

/** How far a serif reaches from the side of its stem. */
const SERIF = 1.2

/** Px of a tenth of the height. */
const SCALE = 9
const WIDE = 26
const HIGH = 20

/** A shape that differs no more than this from one that is kept tells nothing new. */
const SAME = 0.025

/** How each character may look, those of one character together. */
export function letterShapes(): { readonly character: string; readonly shape: Silhouette }[] {
  const byCharacter = Map.groupBy(LETTER_FORMS, ({ character }) => character)
  return [...byCharacter].flatMap(([character, forms]) => {
    const kept: Silhouette[] = []
    for (const form of forms)
      for (const pen of PENS) {
        const shape = shapeOfForm(form, pen)
        if (shape !== null && kept.every((one) => difference(one, shape) > SAME)) kept.push(shape)
      }
    return kept.map((shape) => ({ character, shape }))
  })
}

/** The hash of the forms, by which a file of their shapes tells that it is old. */
export function hashOfForms(): string {
  return createHash('sha256')
    .update(JSON.stringify([LETTER_FORMS, PENS]))
    .digest('hex')
    .slice(0, 32)
}

function shapeOfForm({ way, serifs }: LetterForm, pen: (typeof PENS)[number]): Silhouette | null {
  const wide = pen.upright - pen.level
  // A pen that is wider than high is one that is drawn beside itself.
  const steps = Math.max(1, Math.ceil(wide / (pen.level / 2)))
  const beside = wide === 0 ? [0] : Array.from({ length: steps + 1 }, (_, at) => wide * (at / steps - 0.5))
  const ends = pen.serif === 0 ? [] : serifs.split(' ').filter((one) => one !== '')
  const paths = [
    ...beside.map((dx) => `<path transform="translate(${dx} 0)" d="${way}"/>`),
    ...ends.map((end) => {
      const [x = 0, y = 0] = end.split(',').map(Number)
      const isLevel = y === 0 || y === 10
      const reach = pen.upright / 2 + SERIF
      const inner = y === 0 ? (pen.serif - pen.level) / 2 : (pen.level - pen.serif) / 2
      return isLevel
        ? `<path stroke-width="${pen.serif}" stroke-linecap="butt" d="M${x - reach} ${y + inner}H${x + reach}"/>`
        : `<path stroke-width="${pen.serif}" stroke-linecap="butt" d="M${x} ${y - 0.8 - pen.level / 2}V${y + 0.8 + pen.level / 2}"/>`
    }),
  ].join('')
  const [cap, join] = pen.round ? ['round', 'round'] : ['butt', 'miter']
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="-6 -4 ${WIDE} ${HIGH}"><g fill="none" stroke="#000" stroke-width="${pen.level}" stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="3">${paths}</g></svg>`
  const { pixels, width, height } = renderPixels(svg, SCALE)
  const { edges } = findInk({ width, height, pixels: new Uint8Array(pixels), source: { width, height }, id: '' })
  return shapeOfCharacter(edges.map(({ points }) => points))
}
