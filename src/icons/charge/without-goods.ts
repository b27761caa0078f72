import type { DrawMoment } from '../../contract/draw-event.ts'

/** For whoever pays, a moment shows no picture that would cost something: only `item.completed`, which is charged, does. */
export function withoutGoods(moment: DrawMoment): DrawMoment {
  if (moment.type !== 'item.preview' || moment.findings.some(({ severity }) => severity === 'error')) return moment
  const { svg: _, ...preview } = moment
  return preview
}
