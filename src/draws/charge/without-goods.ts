import type { DrawMoment } from '../../contract/draw-event.ts'

/**
 * For whoever pays, a moment without what would cost something, the picture and the program that makes it: only
 * `item.completed`, which is charged, has them. Null where nothing else is told.
 */
export function withoutGoods(moment: DrawMoment): DrawMoment | null {
  if (moment.type === 'item.program.delta') return null
  if (moment.type !== 'item.preview' || moment.findings.some(({ severity }) => severity === 'error')) return moment
  const { svg: _, ...preview } = moment
  return preview
}
