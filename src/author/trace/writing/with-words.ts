import type { InkPart } from '../ink-part.ts'
import type { Figure } from '../shape/figure.ts'
import type { Frame } from '../shape/frame.ts'
import type { Traced, TraceOptions } from '../traced.ts'
import { nothingButText, saidOfText } from './findings-of-writing.ts'
import { LANES, placeWriting } from './place-writing.ts'
import type { Writing } from './writing.ts'

/** Writing, and the drawing beside it: what it was in the picture, and what became of it. */
interface Beside {
  readonly writing: readonly Writing[]
  readonly parts: readonly InkPart[]
  readonly figures: readonly Figure[]
  readonly frame: Frame
  readonly options: TraceOptions
}

/** A drawing with its writing; where room was left for some that has none after all, that writing, and the drawing has to be made again. */
interface Words {
  readonly traced: Traced
  readonly left: readonly Writing[] | null
}

/** Lines without areas are drawn so much heavier where areas are filled: fewer of them stand side by side. */
const HEAVIER = 0.82

/** A traced drawing with the writing of its picture. */
export function withWords(traced: Traced, { writing, parts, figures, frame, options }: Beside): Words {
  const isAlone = parts.length === 0
  const lanes = isAlone && options.isFilled === true ? HEAVIER * (options.lanes ?? LANES) : options.lanes
  const { statements, texts, findings } = placeWriting(writing, parts, figures, frame, lanes)
  const { program, said } = traced
  if (isAlone && statements.length === 0)
    return { traced: { ...traced, confidence: 0, findings: [nothingButText()], inner: () => null }, left: null }
  const isBeside = ({ text, parts: own, isLeftOut }: Writing): boolean =>
    text !== null && isLeftOut !== true && own.length > 0 && !texts.includes(text)
  const left = writing.some(isBeside) ? writing.map((one) => (isBeside(one) ? leftOut(one) : one)) : null
  const words = texts.map(saidOfText).join(' and ')
  const isPartly = statements.some((one) => 'modifiers' in one && one.modifiers.fromLanes > 3)
  const traits = isAlone ? LETTER_TRAITS : isPartly ? (['partial'] as const) : []
  const whole = {
    ...traced,
    program: {
      ...program,
      keyline: isAlone ? ('sign' as const) : program.keyline,
      traits: [...new Set([...program.traits, ...traits])],
      statements: [...program.statements, ...statements],
    },
    said: words === '' ? said : isAlone ? words : `${said} ${said.includes(' with ') ? 'and' : 'with'} ${words}`,
    findings: isAlone ? findings : [...traced.findings, ...findings],
    inner: statements.length === 0 ? traced.inner : () => null,
  }
  return { traced: whole, left }
}

/** What a bare letter promises. */
const LETTER_TRAITS = ['directional', 'unfillable'] as const

function leftOut(one: Writing): Writing {
  return { ...one, parts: [], isLeftOut: true }
}
