import { ALPHABET, CAP_HEIGHT, LETTER_GAP } from '../../drawing/compiler/alphabet.ts'
import { lower } from '../../drawing/compiler/lower.ts'
import { isClosed, sketch } from '../../drawing/compiler/sketch.ts'
import { line } from '../../drawing/geometry/construct.ts'
import type { Path } from '../../drawing/geometry/segment.ts'
import { bind } from '../../drawing/language/bind.ts'
import { parse } from '../../drawing/language/parse.ts'
import { writePathData } from '../../drawing/svg/write-path-data.ts'

/** A machine may have no fonts at all, so labels are written with the stroke alphabet of the icons: capitals only. */

const SPACE = 4
/** Characters that the alphabet lacks, drawn with what it has. */
const STAND_INS: Readonly<Record<string, string>> = {
  '(': '/',
  ')': '/',
  '|': '/',
  _: '-',
  '×': 'X',
  '·': '.',
  '…': '.',
}

const written = new Map<string, { readonly data: string; readonly advance: number }>()

/** How wide a text is in px, for capitals of a height in px. */
export function textWidth(text: string, height: number): number {
  const units = [...text].reduce((sum, character) => sum + letter(character).advance, 0) - LETTER_GAP
  return (Math.max(0, units) * height) / CAP_HEIGHT
}

/** The text cut off with two dots where it is wider than `width` px. */
export function shortened(text: string, height: number, width: number): string {
  if (textWidth(text, height) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && textWidth(`${characters.join('')}..`, height) > width) characters.pop()
  return `${characters.join('')}..`
}

/** SVG of a line of text; (x, y) is the left end of its cap line. */
export function lettering(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / CAP_HEIGHT
  let left = 0
  let letters = ''
  for (const character of text) {
    const { data, advance } = letter(character)
    if (data !== '') letters += `<path transform="translate(${left})" d="${data}"/>`
    left = Math.round((left + advance) * 100) / 100
  }
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`
}

function letter(character: string): { readonly data: string; readonly advance: number } {
  const known = written.get(character)
  if (known !== undefined) return known
  const upper = character.toUpperCase()
  const drawn = ALPHABET[upper] ?? ALPHABET[STAND_INS[upper] ?? '']
  const made =
    drawn === undefined
      ? { data: '', advance: SPACE }
      : { data: strokes(drawn.strokes), advance: drawn.width + LETTER_GAP }
  written.set(character, made)
  return made
}

function strokes(text: string): string {
  const { skeleton } = lower(bind(parse(`icon character\n${text}`).program, new Map()).program)
  const paths = skeleton.elements.map(({ shape }): Path => {
    if (shape.kind === 'dot') return { segments: [line(shape.x, shape.y, shape.x, shape.y)], closed: false }
    return { segments: sketch(shape), closed: isClosed(shape) }
  })
  return paths.length === 0 ? '' : writePathData(paths)
}
