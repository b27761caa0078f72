import { RANGES } from './limits.ts'
import type { Area, Scalar } from './program.ts'
import type { Reader } from './reader.ts'
import { fail, failAtNext, peek, take } from './reader.ts'
import { LONGEST_WORD, printNumber, SCALAR, scalarFrom } from './scalar.ts'
import { readPoint } from './vertex.ts'

// A name may hold an x, but only one place to part the two fits: `$wx8` is `$w` by 8, `$boxx$w` is `$box` by `$w`.
const SIZE = new RegExp(`^(${SCALAR})x(${SCALAR})$`)

/** Takes `WxH`, width by height. */
export function readSize(reader: Reader): { readonly width: Scalar; readonly height: Scalar } {
  const token = peek(reader)
  const match = token.kind === 'word' && token.text.length <= LONGEST_WORD ? SIZE.exec(token.text) : null
  if (match === null) {
    failAtNext(reader, 'a size WxH', 'Write width and height with an x and no blank, such as 18x14.')
    return { width: 1, height: 1 }
  }
  take(reader)
  return {
    width: scalarFrom(reader, match[1]!, token.span, 'a width', RANGES.length),
    height: scalarFrom(reader, match[2]!, token.span, 'a height', RANGES.length),
  }
}

/** Takes `X,Y WxH` in plain numbers. */
export function readArea(reader: Reader): Area {
  const first = peek(reader)
  const { x, y } = readPoint(reader)
  const { width, height } = readSize(reader)
  if (typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number') {
    const { to } = RANGES.coordinate
    if (x + width > to || y + height > to)
      fail(
        reader,
        first.span,
        `This area reaches beyond ${to},${to}.`,
        'an area in or near the grid',
        'Write an area such as 7,10 10x8.',
      )
    return { x, y, width, height }
  }
  fail(
    reader,
    first.span,
    'An area cannot come from a parameter.',
    'X,Y WxH in numbers',
    'Write the numbers themselves, such as 7,10 10x8.',
  )
  return { x: 0, y: 0, width: 1, height: 1 }
}

/** The formatted text of an area. */
export function printArea({ x, y, width, height }: Area): string {
  return `${printNumber(x)},${printNumber(y)} ${printNumber(width)}x${printNumber(height)}`
}
