import type { Path } from '../geometry/segment.ts'
import { stepsOf } from './path-steps.ts'
import type { Step } from './path-steps.ts'
import { tidyPath } from './tidy-path.ts'
import { separator, writeHundredths } from './write-number.ts'

/**
 * The `d` of a `<path>` for some paths in px. Every coordinate is rounded to 1/100 px in absolute terms first; relative
 * ones are differences of rounded positions, so errors never add up.
 */
export function writePathData(paths: readonly Path[]): string {
  const pen: Pen = { text: '', command: '', number: '', x: 0, y: 0, isDown: false }
  for (const path of paths) drawPath(pen, path)
  return pen.text
}

/** Where the writer stands: what is written, the last command and number, and the position in hundredths. */
interface Pen {
  text: string
  command: string
  number: string
  x: number
  y: number
  isDown: boolean
}

/** A command with its numbers as they would be written. */
interface Spelling {
  readonly command: string
  readonly numbers: readonly string[]
}

function drawPath(pen: Pen, path: Path): void {
  const { x, y, steps } = stepsOf(tidyPath(path))
  put(pen, pen.isDown ? [spell('M', [x, y]), spell('m', [x - pen.x, y - pen.y])] : [spell('M', [x, y])])
  pen.x = x
  pen.y = y
  pen.isDown = true
  // A stroke of no length would vanish in some tools; .01 px survives them all and still shows as a dot.
  if (steps.length === 0) put(pen, [spell('h', [1])])
  if (steps.length === 0) pen.x += 1
  const last = steps.at(-1)
  const closesByItself = path.closed && last?.kind === 'line' && last.x === x && last.y === y && steps.length > 1
  for (const step of closesByItself ? steps.slice(0, -1) : steps) {
    put(pen, spellings(step, pen))
    pen.x = step.x
    pen.y = step.y
  }
  if (!path.closed || steps.length === 0) return
  pen.text += 'Z'
  pen.command = 'Z'
  pen.x = x
  pen.y = y
}

function spellings(step: Step, from: { readonly x: number; readonly y: number }): Spelling[] {
  const dx = step.x - from.x
  const dy = step.y - from.y
  if (step.kind === 'arc') {
    const round = [writeHundredths(step.r), writeHundredths(step.r), '0', '0', step.clockwise ? '1' : '0']
    return [
      { command: 'A', numbers: [...round, writeHundredths(step.x), writeHundredths(step.y)] },
      { command: 'a', numbers: [...round, writeHundredths(dx), writeHundredths(dy)] },
    ]
  }
  if (dy === 0) return [spell('H', [step.x]), spell('h', [dx])]
  if (dx === 0) return [spell('V', [step.y]), spell('v', [dy])]
  return [spell('L', [step.x, step.y]), spell('l', [dx, dy])]
}

function spell(command: string, hundredths: readonly number[]): Spelling {
  return { command, numbers: hundredths.map(writeHundredths) }
}

/** Appends the shortest spelling; the first one wins a draw. */
function put(pen: Pen, choices: readonly Spelling[]): void {
  let best: string | null = null
  let chosen: Spelling | null = null
  for (const choice of choices) {
    for (const withLetter of [true, false]) {
      if (!withLetter && !continues(pen.command, choice.command)) continue
      const text = written(choice, withLetter, pen.number)
      if (best !== null && text.length >= best.length) continue
      best = text
      chosen = choice
    }
  }
  if (best === null || chosen === null) return
  pen.text += best
  pen.command = chosen.command
  pen.number = chosen.numbers.at(-1) ?? ''
}

/** Whether a command's letter may be left out after another: `l` repeats, and numbers behind a move are lines. */
function continues(before: string, next: string): boolean {
  if (next === 'M' || next === 'm') return false
  return before === next || (before === 'M' && next === 'L') || (before === 'm' && next === 'l')
}

function written(spelling: Spelling, withLetter: boolean, numberBefore: string): string {
  let text = withLetter ? spelling.command : ''
  let before = withLetter ? null : numberBefore
  for (const number of spelling.numbers) {
    if (before !== null) text += separator(before, number)
    text += number
    before = number
  }
  return text
}
