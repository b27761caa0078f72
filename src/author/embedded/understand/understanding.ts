import type { Finding } from '../../../drawing/model/finding.ts'
import type { Relation } from '../../../lexicon/grammar.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../lexicon/lexicon.ts'
import type { Item, ThingItem } from '../item.ts'
import type { Meaning, Placement, Subject } from '../meaning.ts'

/** A thing that a request names: what it is, the place of its word among the items, and how many of it are wanted. */
export interface Thing {
  readonly at: number
  readonly subject: Subject
  readonly count: number
  /** Whether the request says how many. */
  readonly isCounted: boolean
}

/** What is understood of a request so far. The rules hand it on from one to the next; none changes what it was given. */
export interface Understanding {
  /** What was read, in the order of the words. */
  readonly items: readonly Item[]
  /** Everything that the request names, in the order of the words. */
  readonly things: readonly Thing[]
  /** Those of the things that are to be shown; in the end the head and, behind it, the guest. */
  readonly shown: readonly Thing[]
  /** How the second of the shown stands to the first; null while that is open. */
  readonly placement: Placement | null
  readonly apart: Meaning['apart']
  /** Name of the glyph that holds the rest. */
  readonly container: string | null
  /** Words that findings speak of already. */
  readonly told: ReadonlySet<string>
  readonly findings: readonly Finding[]
}

/** What a rule changes; its findings are added to those before. */
export type Change = Partial<Understanding>

/** Whether one thing is all that is shown, with nothing round it. */
export function isAlone({ shown, container }: Understanding): boolean {
  return shown.length === 1 && container === null
}

/** A thing that nothing is said of yet. */
export function thingAt(at: number, subject: Subject): Thing {
  return { at, subject, count: 1, isCounted: false }
}

/** The change that puts other items in the place of those read: the things follow from them. */
export function asItems(items: readonly Item[]): Pick<Understanding, 'items' | 'things' | 'shown'> {
  const things = items.flatMap((item, at): Thing[] => {
    if (item.kind === 'character') return [thingAt(at, { kind: 'character', characters: item.characters })]
    if (item.kind !== 'thing') return []
    return [thingAt(at, { ...item, kind: 'glyph' })]
  })
  return { items, things, shown: things }
}

/** The change that puts other things in the place of those named, in the order of their words. */
export function asThings(things: readonly Thing[]): Pick<Understanding, 'things' | 'shown'> {
  const inOrder = [...things].sort((a, b) => a.at - b.at)
  return { things: inOrder, shown: inOrder }
}

/** The relation that stands between two items, by their places; null when none does. */
export function relationBetween(items: readonly Item[], from: number, to: number): Relation | null {
  const between = items.slice(from + 1, to).filter((item) => item.kind === 'relation')
  // "in a circle with": the strongest word wins; "with" says least.
  return between.find((item) => item.relation !== 'with')?.relation ?? between[0]?.relation ?? null
}

/** The item of a thing that a word of another kind turned out to name. */
export function thingItem(
  glyph: string,
  text: string,
  lexicon: Lexicon,
  preset: ThingItem['preset'] = new Map(),
): ThingItem {
  const isStretched = drawnAs(text, lexicon)?.isStretched === true
  return { kind: 'thing', glyph, preset, text, plural: false, sign: false, isStretched }
}
