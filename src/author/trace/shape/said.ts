import { boundsOf } from '../../../drawing/geometry/bounds.ts'
import { segmentsOf } from './attach-ends.ts'
import type { Figure } from './figure.ts'
import { isUprightBox } from './statement-of.ts'

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** More kinds of things than that are not listed one by one. */
const MOST_KINDS = 3

/** What figures show, as the rest of a sentence: "a ring with two lines". */
export function said(figures: readonly Figure[]): string {
  const ordered = figures.toSorted((a, b) => reach(b) - reach(a))
  const [main, ...rest] = ordered
  if (main === undefined) return 'nothing'
  const same = rest.filter((other) => nounOf(other) === nounOf(main) && reach(other) > 0.7 * reach(main))
  const others = new Map<string, number>()
  for (const figure of rest) {
    if (!same.includes(figure)) others.set(nounOf(figure), (others.get(nounOf(figure)) ?? 0) + 1)
  }
  const first = counted(nounOf(main), same.length + 1)
  const kinds = [...others].toSorted(([, a], [, b]) => b - a)
  const named = kinds.slice(0, MOST_KINDS).map(([noun, count]) => counted(noun, count))
  const parts = kinds.length > MOST_KINDS ? [...named, 'other lines'] : named
  if (parts.length === 0) return first
  const last = parts.pop()!
  return `${first} with ${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}`
}

function counted(noun: string, count: number): string {
  if (count === 1) return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
  return `${NUMBERS[count] ?? 'many'} ${noun.endsWith('x') ? `${noun}es` : `${noun}s`}`
}

function nounOf({ form, role }: Figure): string {
  if (role === 'hole' || role === 'knock-out') return 'hole'
  if (form.kind === 'dot') return 'dot'
  const isSolid = role === 'solid'
  if (form.kind === 'circle') return isSolid ? 'disc' : 'ring'
  if (form.kind === 'oval') return 'oval'
  if (isSolid) return isUprightBox(form) ? 'solid box' : 'solid shape'
  if (form.closed) return isUprightBox(form) ? 'box' : form.nodes.length === 3 ? 'triangle' : 'closed shape'
  if (form.sweeps.every((sweep) => sweep === 0)) return form.nodes.length === 2 ? 'line' : 'bent line'
  return 'curve'
}

/** How long the longer side of what a figure takes up is. */
function reach({ form }: Figure): number {
  if (form.kind === 'dot') return 0
  const { x0, y0, x1, y1 } = boundsOf(segmentsOf(form))
  return Math.max(x1 - x0, y1 - y0)
}
