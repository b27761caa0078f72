import type { DrawnItem } from '../../studio/drawn.ts'
import type { Equivalents, Prompt } from './read-prompts.ts'
import type { Shown } from './shown-in.ts'

/** `wrong`: `checked`, although something that was expected is not shown. */
export type Verdict = 'checked' | 'shown-draft' | 'honest-draft' | 'wrong'

export interface Judged {
  readonly verdict: Verdict
  /** What was expected and is not shown, as the table writes it. */
  readonly missing: readonly string[]
}

/** Words and glyphs that show a modifier. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  // An x beside a thing says so where a line would leave scraps of it.
  off: ['off', 'x'],
  alert: ['exclamation', 'warning', 'alert', 'info'],
  // An arrow beside a tank says whether there is little in it.
  low: ['low', 'quarter', '25', 'down'],
  high: ['high', 'full', 'three', 'up'],
  full: ['full'],
  half: ['half'],
  empty: ['empty', 'off'],
  up: ['up', 'ascending'],
  down: ['down', 'descending'],
  left: ['left', 'counterclockwise'],
  on: ['on', 'right'],
  right: ['right', 'clockwise'],
  ring: ['ringing', 'ring', 'waves', 'signal'],
  horizontal: ['horizontal', 'left', 'right'],
  turn: ['turn', 'uturn', 'undo', 'left'],
  broken: ['broken', 'break', 'off'],
  plus: ['plus', 'zoom-in'],
  minus: ['minus', 'zoom-out'],
}

/** Compares what a drawing shows with what its request is about. */
export function judgePrompt(prompt: Prompt, item: DrawnItem, shown: Shown, equivalents: Equivalents): Judged {
  const missing = [
    ...prompt.concepts.filter((slot) => !slot.some((name) => isShown(name, shown, equivalents))),
    ...prompt.modifiers.filter((slot) => !slot.some((name) => isModified(name, shown, equivalents))),
  ].map((slot) => slot.join('|'))
  const isChecked = item.status === 'checked'
  if (missing.length === 0) return { verdict: isChecked ? 'checked' : 'shown-draft', missing }
  return { verdict: isChecked ? 'wrong' : 'honest-draft', missing }
}

function isShown(name: string, { things, words }: Shown, equivalents: Equivalents): boolean {
  if (things.some((thing) => thing === name || isBoth(thing, name, equivalents))) return true
  return (equivalents.get(name) ?? []).some((set) => set.every((one) => things.includes(one) || words.includes(one)))
}

/** What the table gives as a pair shows both: `shield-check` is a shield and a check. */
function isBoth(thing: string, name: string, equivalents: Equivalents): boolean {
  return (equivalents.get(thing) ?? []).some((set) => set.length > 1 && set.includes(name))
}

function isModified(name: string, { things, words }: Shown, equivalents: Equivalents): boolean {
  const same = things.flatMap((thing) => (equivalents.get(thing) ?? []).flat())
  const [kind, value] = name.split(':')
  if (kind === 'number' && value !== undefined) {
    const said = ['', 'one', 'two', 'three', 'four'][Number(value)] ?? value
    // Two users are a glyph of their own, and so are books and chats.
    const isOwnPlural = value === '2' && things.some((thing) => /s$/.test(thing))
    return (
      same.includes(name) ||
      things.includes(name) ||
      words.some((word) => [value, said, `copies:${value}`].includes(word)) ||
      isOwnPlural
    )
  }
  const alternatives = SHOWN_BY[name] ?? [name]
  // What a concept of its own says need not be said again: a `folder-open` is open.
  const inThings = [...things, ...same].flatMap((thing) => [thing, ...thing.split('-')])
  return alternatives.some((one) => words.includes(one) || inThings.includes(one))
}
