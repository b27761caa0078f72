import type { DrawMoment } from '../../contract/draw-event.ts'

/** A moment inside of a draw, before it is known what of it the caller gets: a piece of a program may be one that is still being written. */
export type ToldMoment = DrawMoment & { readonly isGrowing?: true }

/** As the caller gets it. */
export function plainMoment(told: ToldMoment): DrawMoment {
  if (told.type !== 'item.program.delta') return told
  const { type, index, attempt, delta } = told
  return { type, index, attempt, delta }
}

/**
 * Makes what takes from moments, for whoever pays, what would cost something, the picture and the program that makes it: only
 * `item.completed`, which is charged, has them. A program that is still being written is told but for its last line. Null where nothing is told.
 */
export function withoutGoods(): (moment: ToldMoment) => DrawMoment | null {
  let last: Extract<DrawMoment, { readonly type: 'item.program.delta' }> | null = null
  return (told) => {
    const moment = plainMoment(told)
    if (moment.type === 'item.program.delta') {
      const isNext = last?.index === moment.index && last.attempt === moment.attempt
      const earlier = isNext ? last : null
      last = told.isGrowing === true ? moment : null
      return earlier
    }
    if (moment.type !== 'item.preview' || moment.findings.some(({ severity }) => severity === 'error')) return moment
    const { svg: _, ...preview } = moment
    return preview
  }
}
