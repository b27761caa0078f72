import type { Cut } from '../../src/drawing/model/cut.ts'

/** An icon as the packages have it: a glyph, or a glyph at one value of its parameter. */
export interface DrawnIcon {
  /** Such as `arrow-left`. */
  readonly name: string
  readonly glyph: string
  readonly category: string
  /** English words and phrases that mean it, beside its name. */
  readonly words: readonly string[]
  /** Its SVG, as the service draws it; '' where a cut leaves nothing of it. */
  readonly svg: (cut: Cut) => string
}

/** The name of a component: `arrow-left` → `ArrowLeftIcon`. With its ending no name hides one of the language or of HTML (`Map`, `Image`). */
export function componentName(name: string): string {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  return `${words.join('')}Icon`
}
