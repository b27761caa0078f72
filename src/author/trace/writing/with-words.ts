import type { InkPart } from '../ink-part.ts'
import type { Figure } from '../shape/figure.ts'
import type { Frame } from '../shape/frame.ts'
import type { Traced } from '../traced.ts'
import { nothingButText, saidOfText } from './findings-of-writing.ts'
import { placeWriting } from './place-writing.ts'
import type { Writing } from './writing.ts'

/** Writing, and the drawing beside it: what it was in the picture, and what became of it. */
interface Beside {
  readonly writing: readonly Writing[]
  readonly parts: readonly InkPart[]
  readonly figures: readonly Figure[]
  readonly frame: Frame
  readonly lanes: number | undefined
}

/** A traced drawing with the writing of its picture. */
export function withWords(traced: Traced, { writing, parts, figures, frame, lanes }: Beside): Traced {
  const { statements, texts, findings } = placeWriting(writing, parts, figures, frame, lanes)
  const { program, said } = traced
  const isAlone = parts.length === 0
  if (isAlone && statements.length === 0)
    return { ...traced, confidence: 0, findings: [nothingButText()], inner: () => null }
  const words = texts.map(saidOfText).join(' and ')
  const isPartly = statements.some((one) => 'modifiers' in one && one.modifiers.fromLanes > 3)
  return {
    ...traced,
    program: {
      ...program,
      keyline: isAlone ? 'sign' : program.keyline,
      traits: isPartly && !isAlone ? [...new Set([...program.traits, 'partial' as const])] : program.traits,
      statements: [...program.statements, ...statements],
    },
    said: words === '' ? said : isAlone ? words : `${said} ${said.includes(' with ') ? 'and' : 'with'} ${words}`,
    findings: isAlone ? findings : [...traced.findings, ...findings],
    inner: statements.length === 0 ? traced.inner : () => null,
  }
}
