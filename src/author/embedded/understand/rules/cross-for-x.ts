import type { Item } from '../../item.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** Joints by which a cross is a sign of the thing: what stands above or beside it is one of its own. */
const JOINTS: ReadonlySet<string> = new Set(['with', 'and', 'on', 'inside'])

/** The cross beside a thing is the mark that crosses it off. */
export const crossForX: Rule = {
  id: 'cross-for-x',
  on: ['thing'],
  rationale:
    'A cross is that of a church only alone, or with what bears one: a church, a grave. "A train with a cross" and "a credit card with a cross badge" have the x that others call a tick its opposite.',
  cases: [
    ['a train with a cross', 'train +x(with)'],
    ['credit card with a cross badge', 'credit-card +x(with)'],
    ['a small cross on a folder', 'folder +x(with) ?small'],
    ['user cross', 'user +x(with)'],
    ['a cross in a circle', 'x @circle'],
  ],
  apply: ({ items }, { glyphs, grammar }) => {
    const at = items.findIndex((item) => item.kind === 'thing' && item.glyph === 'cross' && !item.plural)
    const item = items[at]
    if (item?.kind !== 'thing' || !glyphs.has('x') || !/^cross(?: mark| badge)?$/.test(item.text)) return null
    const others = items.filter((one, index) => index !== at && one.kind === 'thing')
    const isBorne = others.some((one) => one.kind === 'thing' && grammar.glyphs.bearsCross.has(one.glyph))
    if (others.length === 0 || isBorne) return null
    const joints = items.filter(({ kind }) => kind === 'relation')
    if (joints.some((joint) => joint.kind === 'relation' && !JOINTS.has(joint.relation))) return null
    const x: Item = { ...item, glyph: 'x', sign: true }
    return asItems(items.toSpliced(at, 1, x))
  },
}
